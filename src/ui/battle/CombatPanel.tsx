import { useEffect } from 'react'
import { battles, decision as decisionOf, type GameState, type SpaceId, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { useHandingOver } from '../../store/game/handover.ts'
import { useBattleReports, useBattleUnderWay, useMineReports, usePursuitReports } from '../../store/game/reports.ts'
import { useUi } from '../../store/ui.ts'
import { DecisionCard } from '../decisions/DecisionCard.tsx'
import { openBattle } from './act.ts'
import { BattleBoard } from './BattleBoard.tsx'
import { BattleList } from './BattleList.tsx'

/** The only battle, if it is mandatory: it opens without a list. */
function onlyBattle(game: GameState): SpaceId | null {
  const [only, ...others] = battles(game)
  return only?.required && !only.resolved && others.length === 0 && game.turn.landings.length === 0 ? only.space : null
}

/** Conduct Combat: the open question, else the open battle, else the list. */
export function CombatPanel() {
  const game = useGame((store) => store.game)
  const space = useUi((ui) => ui.battleSpace)
  const reports = useBattleReports()
  const isHandedOver = useHandingOver() !== null
  const underWay = useBattleUnderWay()
  const told = useMineReports().length + usePursuitReports().length > 0
  const only = game && turn(game).phase === 'combat' && !told ? onlyBattle(game) : null
  // Opens immediately; back leads to the list.
  useEffect(() => {
    if (only) openBattle(only)
  }, [only])
  if (!game || turn(game).phase !== 'combat') return null
  const listed = battles(game).some((battle) => battle.space === space) || reports.some((report) => report.space === space)
  // During a hand-over the board is read-only.
  if (isHandedOver && !underWay && !listed) return null
  if (underWay) return <BattleBoard key={underWay.space} space={underWay.space} />
  if (decisionOf(game) && !isHandedOver) return <DecisionCard />
  return space !== null && listed ? <BattleBoard key={space} space={space} /> : <BattleList game={game} />
}
