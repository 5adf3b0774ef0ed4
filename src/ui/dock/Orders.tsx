import { Activity, type ReactElement } from 'react'
import type { Phase } from '../../engine/index.ts'
import { useComputerToAct } from '../../store/game/computers.ts'
import { useGame } from '../../store/game/game.ts'
import { useHandingOver } from '../../store/game/handover.ts'
import { useDecision, usePhase, useReadOnly, useWinner } from '../../store/game/selectors.ts'
import { exerciseIn } from '../../store/game/table.ts'
import { useUi } from '../../store/ui.ts'
import { useIsPastMoment, useViewed } from '../../store/view/viewed-moment.ts'
import { hintPanels } from '../chunks/hint-panels.ts'
import { lessonsModule } from '../chunks/lessons.ts'
import { movePanel } from '../chunks/move-panel.ts'
import { phasePanels } from '../chunks/phase-panels.ts'
import { HandoverNote } from '../handover/index.ts'
import { exportOf, lazyPanel } from '../lazy.tsx'
import { PurchasePanel } from '../panels/purchase/PurchasePanel.tsx'
import column from '../widgets/Column.module.css'
import css from './Dock.module.css'
import { PanelLoading } from './PanelLoading.tsx'

const MovePanel = lazyPanel(movePanel, { fallback: <PanelLoading picking="move" /> })
const LookingOn = lazyPanel(exportOf(hintPanels, 'LookingOn'))
const Neutrality = lazyPanel(exportOf(hintPanels, 'Neutrality'), { silent: true })
const WhyCard = lazyPanel(exportOf(phasePanels, 'WhyCard'))
const CombatPanel = lazyPanel(exportOf(phasePanels, 'CombatPanel'))
const DecisionCard = lazyPanel(exportOf(phasePanels, 'DecisionCard'))
const MobilizePanel = lazyPanel(exportOf(phasePanels, 'MobilizePanel'), { fallback: <PanelLoading picking="mobilize" /> })
const IncomePanel = lazyPanel(exportOf(phasePanels, 'IncomePanel'))
const WatchPanel = lazyPanel(exportOf(phasePanels, 'WatchPanel'))
const HintCard = lazyPanel(exportOf(hintPanels, 'HintCard'), { silent: true })
const LessonDock = lazyPanel(exportOf(lessonsModule, 'LessonDock'))
const DrillStars = lazyPanel(exportOf(lessonsModule, 'DrillStars'), { silent: true })
const VictoryPanel = lazyPanel(exportOf(phasePanels, 'VictoryPanel'))

const PANELS: Readonly<Record<Phase, () => ReactElement | null>> = {
  purchase: () => <PurchasePanel />,
  move: () => <MovePanel />,
  combat: () => <CombatPanel />,
  mobilize: () => <MobilizePanel />,
  income: () => <IncomePanel />,
}

/** The current task, or the viewed moment in its place. */
export function Orders() {
  const past = useIsPastMoment()
  const Then = useViewed(({ look }) => look?.Dock)
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
  const look = useViewed((store) => (store.look?.moment === undefined ? store.look : null))
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
