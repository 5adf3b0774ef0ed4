import type { Decision, GameState } from '../../engine/index.ts'
import type { BattleReport } from '../../store/game/reports.ts'

export type CardProps = {
  game: GameState
  decision: Decision
  /** The battle of the question, if any. */
  report: BattleReport | null
}
