import { useGame } from '../../store/game/game.ts'
import { useBattleUnderWay } from '../../store/game/reports.ts'
import { useDecision } from '../../store/game/selectors.ts'
import { BattleBoard } from '../battle/BattleBoard.tsx'
import { MineCard } from '../battle/MineCard.tsx'
import { Panel } from '../widgets/index.ts'
import { DecisionBody } from './DecisionBody.tsx'
import { Since } from './Since.tsx'

/** The open question. A question about a battle is on the battle board. */
export function DecisionCard() {
  const game = useGame((store) => store.game)
  const decision = useDecision()
  const battle = useBattleUnderWay()
  if (!game || !decision) return null
  if (battle) return <BattleBoard space={battle.space} />
  const mines = decision.topic === 'mine-dice' || decision.topic === 'call-off'
  return (
    <Panel>
      <DecisionBody game={game} decision={decision} report={null} />
      {mines && <MineCard />}
      {!mines && <Since by={decision.by} />}
    </Panel>
  )
}
