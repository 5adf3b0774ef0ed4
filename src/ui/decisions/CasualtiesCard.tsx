import { powerAtStart, spaceName, t } from '../text.ts'
import { DecisionFrame } from './DecisionFrame.tsx'
import losses from './losses/Losses.module.css'
import { Losses } from './losses/Losses.tsx'
import { LossPicker } from './losses/LossPicker.tsx'
import type { CardProps } from './types.ts'

/** Losses: beside the other side's in an open battle, alone otherwise. */
export function CasualtiesCard({ game, decision, report }: CardProps) {
  if (report) return <Losses game={game} report={report} decision={decision} />
  const question = t('decisions.losses.title', { power: powerAtStart(decision.by), count: decision.count ?? 0 })
  return (
    <DecisionFrame decision={decision} question={question} sentence={decision.space ? spaceName(decision.space) : undefined}>
      <div className={losses.alone}>
        <LossPicker key={decision.id} game={game} decision={decision} />
      </div>
    </DecisionFrame>
  )
}
