import type { Owner } from '../../../engine/index.ts'
import type { ChainStep } from '../../../planning/landing-chain.ts'
import { countsText, listText, powerInText, spaceCode, t, unitName } from '../../text.ts'
import css from './Chain.module.css'

type Props = {
  steps: readonly ChainStep[]
  /** What comes out of a step, where that is known. */
  outcomes?: Partial<Record<ChainStep['id'], string>>
}

/** A landing as it will be fought: the beads of the battle itself, in their order, with who fires at whom. */
export function Chain({ steps, outcomes = {} }: Props) {
  return (
    <ol className={css.chain} aria-label={t('panels.chain.label')}>
      {steps.map((step) => (
        <li key={step.id} data-skipped={step.skipped ? '' : undefined}>
          <span className={css.bead} aria-hidden="true" />
          <b>{t(`panels.chain.${step.id}`)}</b>
          <span>{termsOf(step)}</span>
          {!step.skipped && outcomes[step.id] && <strong>{outcomes[step.id]}</strong>}
        </li>
      ))}
    </ol>
  )
}

function termsOf({ id, zone, zones = [], lines = [], theirs, skipped }: ChainStep): string {
  if (skipped) return t(`panels.chain.not.${id}`)
  if (id === 'mines') return t('panels.chain.minesNote', { zone: zones.length > 0 ? listText(zones.map(spaceCode)) : 'none' })
  if (id === 'sea') return t('panels.chain.seaNote', { zone: zone ? spaceCode(zone) : '', units: countsText(theirs ?? {}) })
  if (id === 'assault') return t('panels.chain.assaultNote', { units: countsText(theirs ?? {}) })
  const owners = [...new Set(lines.map(({ power }) => power))]
  return t(`panels.chain.${id}Note`, {
    units: listText(lines.map(({ type, count }) => `${count} ${unitName(type, count)}`)),
    powers: listText(owners.map((owner: Owner) => powerInText(owner))),
    count: lines.reduce((sum, { count }) => sum + count, 0),
    needs: Math.max(...lines.map(({ needs }) => needs)),
  })
}
