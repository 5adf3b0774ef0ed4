import { t } from '../text.ts'
import { RuleTag, Why } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import css from './StepTrack.module.css'
import type { Bead } from './stepTrack.ts'

/** The steps of a battle; those that the rules skip are struck, with the reason below. */
export function Beads({ beads }: { beads: readonly Bead[] }) {
  const skipped = beads.filter((bead) => bead.state === 'skipped' && bead.reason && !bead.quiet)
  return (
    <div className={css.beads}>
      <ol className={css.row} data-many={beads.length > 5 || undefined} aria-label={t('battle.step.list')}>
        {beads.map((bead) => (
          <li key={bead.id} className={css.bead} data-state={bead.state} aria-current={bead.state === 'now' ? 'step' : undefined}>
            <span className={css.dot} aria-hidden="true" />
            {bead.quiet ? <Asked bead={bead} /> : <span className={css.name}>{t(`battle.step.${bead.id}`)}</span>}
            <span className="sr-only">, {t('battle.step.state', { state: bead.state })}</span>
          </li>
        ))}
      </ol>
      {skipped.map((bead) => (
        <p key={bead.id} className={`${line.ends} ${css.reason}`}>
          <span>{t('battle.skipped', { step: t(`battle.step.${bead.id}`), reason: bead.reason })}</span>
          {bead.rule && <RuleTag rule={bead.rule} />}
        </p>
      ))}
    </div>
  )
}

/** A struck step that says why when it is pressed. */
function Asked({ bead }: { bead: Bead }) {
  const name = t(`battle.step.${bead.id}`)
  const message = t('battle.skipped', { step: name, reason: bead.reason })
  return (
    <Why why={{ rule: bead.rule ?? 'CONTRACT', code: 'skipped', message }}>
      <button type="button" className={css.name} title={message}>
        {name}
      </button>
    </Why>
  )
}
