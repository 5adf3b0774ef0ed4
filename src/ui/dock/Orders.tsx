import { Activity, type ReactElement } from 'react'
import type { Phase } from '../../engine/index.ts'
import { useComputerToAct } from '../../store/computers.ts'
import { useGame } from '../../store/game.ts'
import { useHandingOver } from '../../store/handover.ts'
import { useLook, usePast } from '../../store/look.ts'
import { useDecision, usePhase, useReadOnly, useWinner } from '../../store/selectors.ts'
import { exerciseIn } from '../../store/table.ts'
import { useUi } from '../../store/ui.ts'
import { HandoverNote } from '../handover/index.ts'
import { partOf, shown } from '../later.tsx'
import { drills } from '../learn/piece.ts'
import { moving } from '../panels/move/moving.ts'
import { PurchasePanel } from '../panels/purchase/PurchasePanel.tsx'
import { phases } from '../pieces/phases/piece.ts'
import { soon } from '../pieces/soon/piece.ts'
import column from '../widgets/Column.module.css'
import { Awaited } from './Awaited.tsx'
import css from './Dock.module.css'

// In the order in which they are needed.
const MovePanel = shown(moving, { meanwhile: <Awaited picking="move" /> })
const LookingOn = shown(partOf(soon, 'LookingOn'))
const Neutrality = shown(partOf(soon, 'Neutrality'), { silent: true })
const WhyCard = shown(partOf(phases, 'WhyCard'))
const CombatPanel = shown(partOf(phases, 'CombatPanel'))
const DecisionCard = shown(partOf(phases, 'DecisionCard'))
const MobilizePanel = shown(partOf(phases, 'MobilizePanel'), { meanwhile: <Awaited picking="mobilize" /> })
const IncomePanel = shown(partOf(phases, 'IncomePanel'))
const WatchPanel = shown(partOf(phases, 'WatchPanel'))
const HintCard = shown(partOf(soon, 'HintCard'), { silent: true })
const LessonDock = shown(partOf(drills, 'LessonDock'))
const DrillStars = shown(partOf(drills, 'DrillStars'), { silent: true })
const VictoryPanel = shown(partOf(phases, 'VictoryPanel'))

const PANELS: Readonly<Record<Phase, () => ReactElement | null>> = {
  purchase: () => <PurchasePanel />,
  move: () => <MovePanel />,
  combat: () => <CombatPanel />,
  mobilize: () => <MobilizePanel />,
  income: () => <IncomePanel />,
}

/** The current task, or the viewed moment in its place. */
export function Orders() {
  const past = usePast()
  const Then = useLook(({ look }) => look?.Dock)
  return (
    <>
      <Activity mode={past ? 'hidden' : 'visible'}>
        <Present />
      </Activity>
      {past && Then && <Then />}
    </>
  )
}

/** The current task: end of the war, a question, a refusal, or the phase. */
function Present() {
  const phase = usePhase()
  const decision = useDecision()
  const winner = useWinner()
  const readOnly = useReadOnly()
  const computer = useComputerToAct()
  const handedTo = useHandingOver()
  const face = useGame((store) => exerciseIn(store)?.face)
  const look = useLook((store) => (store.look?.moment === undefined ? store.look : null))
  const reasons = useUi((ui) => ui.why !== null)
  if (readOnly) return <LookingOn />
  if (look) return <look.Dock />
  if (face && face !== 'play') return <LessonDock />
  if (winner) return <VictoryPanel />
  if (computer) return <WatchPanel power={computer} />
  if (handedTo)
    return (
      <div className={column.column}>
        <HandoverNote power={handedTo} />
        {phase === 'combat' && <CombatPanel />}
      </div>
    )
  if (decision)
    return (
      <div className={column.column}>
        {reasons && <WhyCard />}
        <div className={`${column.column} ${css.phase}`} hidden={reasons}>
          {face && <DrillStars />}
          <HintCard />
          <DecisionCard />
        </div>
      </div>
    )
  return (
    <div className={column.column}>
      {reasons && <WhyCard />}
      {/* The panel stays mounted behind a refusal. */}
      <div className={`${column.column} ${css.phase}`} hidden={reasons}>
        {face && <DrillStars />}
        <HintCard />
        <Neutrality />
        {PANELS[phase]()}
      </div>
    </div>
  )
}
