import type { Decision, GameState } from '../../engine/index.ts'
import type { BattleReport } from '../../store/reports.ts'

export type CardProps = {
  game: GameState
  decision: Decision
  /** The battle it belongs to, while one is being fought. */
  report: BattleReport | null
}
