import type { ReactElement } from 'react'
import type { Phase } from '../../engine/index.ts'
import { useDecision, usePhase, useReadOnly, useWinner } from '../../store/selectors.ts'
import { useUi } from '../../store/ui.ts'
import { CombatPanel } from '../battle/index.ts'
import { DecisionCard } from '../decisions/index.ts'
import { IncomePanel, MobilizePanel, MovePanel, PurchasePanel, VictoryPanel, WhyCard } from '../panels/index.ts'
import css from './Dock.module.css'
import { LookingOn } from './LookingOn.tsx'

const PANELS: Readonly<Record<Phase, () => ReactElement | null>> = {
  purchase: () => <PurchasePanel />,
  move: () => <MovePanel />,
  combat: () => <CombatPanel />,
  mobilize: () => <MobilizePanel />,
  income: () => <IncomePanel />,
}

/** What is to be done now, and nothing else: the end of the war, a question, a refusal's reasons, or the phase. */
export function Orders() {
  const phase = usePhase()
  const decision = useDecision()
  const winner = useWinner()
  const readOnly = useReadOnly()
  const reasons = useUi((ui) => ui.why !== null)
  if (readOnly) return <LookingOn />
  if (winner) return <VictoryPanel />
  if (decision) return <DecisionCard />
  return (
    <div className={css.orders}>
      {reasons && <WhyCard />}
      {/* Behind a refusal the panel stays as it was, and its foot stays in its place. */}
      <div className={css.phase} hidden={reasons}>
        {PANELS[phase]()}
      </div>
    </div>
  )
}
