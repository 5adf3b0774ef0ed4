import { t } from '../text.ts'
import { RuleTag, Why } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import css from './StepTrack.module.css'
import type { TrackStep } from './stepTrack.ts'

/** The steps of a battle. Skipped steps are struck out, with the reason. */
export function StepTrack({ steps }: { steps: readonly TrackStep[] }) {
  const skipped = steps.filter((step) => step.state === 'skipped' && step.reason && !step.quiet)
  return (
    <div className={css.track}>
      <ol className={css.row} data-many={steps.length > 5 || undefined} aria-label={t('battle.step.list')}>
        {steps.map((step) => (
          <li key={step.id} className={css.step} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <span className={css.dot} aria-hidden="true" />
            {step.quiet ? (
              <Asked step={step} />
            ) : (
              <span className={css.name} aria-hidden="true">
                {t(`battle.step.${step.id}`)}
              </span>
            )}
            <span className="sr-only">
              {t('battle.step.spoken', {
                step: t(`battle.step.${step.id}`),
                quiet: String(step.quiet ?? false),
                state: step.state,
              })}
            </span>
          </li>
        ))}
      </ol>
      {skipped.map((step) => (
        <p key={step.id} className={`${line.ends} ${css.reason}`}>
          <span>{t('battle.skipped', { step: t(`battle.step.${step.id}`), reason: step.reason })}</span>
          {step.rule && <RuleTag rule={step.rule} />}
        </p>
      ))}
    </div>
  )
}

/** A struck step; pressing it shows the reason. */
function Asked({ step }: { step: TrackStep }) {
  const name = t(`battle.step.${step.id}`)
  const message = t('battle.skipped', { step: name, reason: step.reason })
  return (
    <Why why={{ rule: step.rule ?? 'CONTRACT', code: 'skipped', message }}>
      <button type="button" className={css.name} title={message}>
        {name}
      </button>
    </Why>
  )
}
