import { POWERS, SIDES, sideOf } from '../../engine/index.ts'
import { type Belligerent, type Chronicle, isSide, type Luck } from '../../history/index.ts'
import { powerCode, t, tenths } from '../text.ts'
import css from './Luck.module.css'
import { LuckBattles } from './LuckBattles.tsx'
import { inThousands, partyName, partyShort, perHundred, withSign } from './names.ts'
import { PartyDisc } from './PartyDisc.tsx'
import type { WarLuck } from './war.ts'

/** Powers of a side, then the side. */
const PARTIES: readonly Belligerent[] = SIDES.flatMap((side) => [...POWERS.filter((power) => sideOf(power) === side), side])

/** The luck of all dice: by power and side, by theatre, and the rolls farthest from expectation. */
export function LuckPanel({ chronicle, luck }: { chronicle: Chronicle; luck: WarLuck | null }) {
  const typed = [...(luck?.parties.values() ?? [])].some((each) => each.typed)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={css.luck} aria-label={t('charts.luck.title')} tabIndex={0} aria-busy={luck === null}>
      <div className={css.caption}>
        <h3 className="type-caption">{t('charts.luck.title')}</h3>
        <p className="type-note">{luck ? t('charts.luck.exact', { dice: inThousands(luck.dice) }) : t('charts.luck.working')}</p>
      </div>
      {luck && luck.dice === 0 && <p>{t('charts.luck.none')}</p>}
      {luck && luck.dice > 0 && (
        <div className={css.parts}>
          <div>
            <Parties parties={luck.parties} />
            <p className={css.note}>{t('charts.luck.note')}</p>
            {typed && <p className={css.note}>{t('charts.luck.typed')}</p>}
          </div>
          <div>
            <Theatres theatres={luck.theatres} />
            <LuckBattles chronicle={chronicle} battles={luck.battles} />
          </div>
        </div>
      )}
    </section>
  )
}

const COLUMNS = ['who', 'dice', 'hits', 'expected', 'percentile', 'swing'] as const

function Parties({ parties }: Pick<WarLuck, 'parties'>) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              {t(`charts.luck.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTIES.map((party) => {
          const luck = parties.get(party)
          return luck && <Party key={party} party={party} luck={luck} />
        })}
      </tbody>
    </table>
  )
}

function Party({ party, luck }: { party: Belligerent; luck: Luck }) {
  const { dice, hits, expected, percentile, swing, typed } = luck
  return (
    <tr data-side={isSide(party) || undefined}>
      <th scope="row">
        {!isSide(party) && <PartyDisc party={party} size={17} />}
        <span aria-hidden="true">{isSide(party) ? partyShort(party) : powerCode(party)}</span>
        <span className="sr-only">{partyName(party)}</span>
        <Typed typed={typed} />
      </th>
      <td>{inThousands(dice)}</td>
      <td>{inThousands(hits)}</td>
      <td>{tenths(expected)}</td>
      <td>{dice > 0 && <Percentile share={percentile} />}</td>
      <td>{withSign(swing)}</td>
    </tr>
  )
}

/** Marks dice that were entered by hand. */
function Typed({ typed }: { typed: boolean }) {
  return typed ? (
    <>
      <span aria-hidden="true">*</span>
      <span className="sr-only">, {t('charts.luck.typedName')}</span>
    </>
  ) : null
}

/** A bar from the middle to the result, and the number. */
function Percentile({ share }: { share: number }) {
  const at = `${share * 100}%`
  return (
    <span className={css.percentile}>
      <svg aria-hidden="true" focusable="false">
        <line className={css.whole} x1="0" x2="100%" y1="50%" y2="50%" />
        <line className={css.middle} x1="50%" x2="50%" y1="15%" y2="85%" />
        <line className={css.bar} x1="50%" x2={at} y1="50%" y2="50%" />
        <circle cx={at} cy="50%" r="0.25rem" />
      </svg>
      <b>{perHundred(share)}</b>
    </span>
  )
}

function Theatres({ theatres }: Pick<WarLuck, 'theatres'>) {
  return (
    <table className={`${css.table} ${css.theatres}`}>
      <caption className="type-caption">{t('charts.luck.theatres')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('charts.luck.theatre.label')}</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {partyShort(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {theatres.map((each) => (
          <tr key={each.theatre}>
            <th scope="row">{t(`charts.luck.theatre.${each.theatre}`)}</th>
            {SIDES.map((side) => (
              <td key={side}>
                <small aria-hidden="true">{partyShort(side)}</small> {withSign(each[side].hits - each[side].expected, tenths)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
