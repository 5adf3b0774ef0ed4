import { type DeskPosition, sizeOfSide } from '../../../odds/desk.ts'
import { barOf, perCent, swingIn, swingText } from '../../../store/odds/format.ts'
import { t } from '../../text.ts'
import line from '../../widgets/Line.module.css'
import { OddsPicture } from '../OddsPicture.tsx'
import { deskPlace, deskPrices } from './change.ts'
import css from './Desk.module.css'
import type { DeskAnswer } from './useAnswer.ts'

/** The forecast, or the reason why there is none. */
export function DeskResult({ answer: { known, working }, posed }: { answer: DeskAnswer; posed: DeskPosition }) {
  const sentence = whyNot(posed) ?? (known || working ? null : t('odds.desk.nothing'))
  return (
    <section className={css.result} aria-label={t('odds.desk.result')}>
      <div className={line.ends}>
        <h2 className="type-caption">{t('odds.desk.result')}</h2>
        <small>{working ? t('odds.desk.working') : known ? t('odds.picture.exact') : ''}</small>
      </div>
      <div aria-live="polite">{sentence && <p className={css.sentence}>{sentence}</p>}</div>
      {known && (
        <OddsPicture
          odds={known.odds}
          old={working}
          parties={{
            attacker: known.question.attacker.map(({ power }) => power),
            defender: known.question.defender.map(({ power }) => power),
          }}
          place={deskPlace(known.question, posed)}
          prices={deskPrices(known.question.ruleset)}
          forces={{ attacker: sizeOfSide(known.question.attacker), defender: sizeOfSide(known.question.defender) }}
        />
      )}
    </section>
  )
}

/** One-line summary, visible while the page scrolls and announced on change. */
export function InShort({ answer: { known, working } }: { answer: DeskAnswer }) {
  if (!known) return <p className={css.short} role="status" />
  const [cleared, contested, repulsed] = barOf(known.odds).map(perCent)
  return (
    <p className={css.short} role="status" data-old={working || undefined}>
      {t('odds.desk.short', { cleared, contested, repulsed, swing: swingText(swingIn(known.odds)) })}
    </p>
  )
}

function whyNot(posed: DeskPosition): string | null {
  if (posed.ok) return null
  return 'sentence' in posed ? posed.sentence : t(`odds.desk.not.${posed.code}`)
}
