import { battles, decision as decisionOf, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game.ts'
import { useBattleReports, useBattleUnderWay } from '../../store/reports.ts'
import { useUi } from '../../store/ui.ts'
import { DecisionCard } from '../decisions/DecisionCard.tsx'
import { BattleBoard } from './BattleBoard.tsx'
import { BattleList } from './BattleList.tsx'

/** Conduct Combat: the question that stands open, else the battle on the board, else all battles. */
export function CombatPanel() {
  const game = useGame((store) => store.game)
  const space = useUi((ui) => ui.battleSpace)
  const reports = useBattleReports()
  const underWay = useBattleUnderWay()
  if (!game || turn(game).phase !== 'combat') return null
  if (underWay) return <BattleBoard key={underWay.space} space={underWay.space} />
  if (decisionOf(game)) return <DecisionCard />
  const listed = battles(game).some((battle) => battle.space === space) || reports.some((report) => report.space === space)
  return space !== null && listed ? <BattleBoard key={space} space={space} /> : <BattleList game={game} />
}
