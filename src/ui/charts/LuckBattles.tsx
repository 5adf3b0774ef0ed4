import { turn } from '../../engine/index.ts'
import { type BattleLuck, type Chronicle, stateAt } from '../../history/index.ts'
import { listText, powerName, spaceName, t, tenths } from '../text.ts'
import { goToBattle } from './go.ts'
import css from './Luck.module.css'
import { perHundred } from './names.ts'

type Props = { chronicle: Chronicle; battles: readonly BattleLuck[] }

/** The rolls farthest from expectation. Each opens its battle. */
export function LuckBattles({ chronicle, battles }: Props) {
  return (
    <>
      <h3 className="type-caption">{t('charts.luck.battles')}</h3>
      <ol className={css.battles}>
        {battles.map((throws) => (
          <li key={`${throws.battle} ${throws.side}`}>
            <Battle chronicle={chronicle} throws={throws} />
          </li>
        ))}
      </ol>
    </>
  )
}

function Battle({ chronicle, throws }: { chronicle: Chronicle; throws: BattleLuck }) {
  const { index, space, powers, luck } = throws
  const { round } = turn(stateAt(chronicle, { game: chronicle.game, index }))
  const whose = listText(powers.map(powerName))
  const values = {
    round,
    powers: whose,
    hits: luck.hits,
    expected: tenths(luck.expected),
    percentile: perHundred(luck.percentile),
  }
  return (
    <button
      type="button"
      className={css.battle}
      aria-label={t('charts.luck.battleName', { ...values, space: spaceName(space) })}
      onClick={() => goToBattle(throws.battle)}
    >
      <span>
        {spaceName(space)} <small>{t('charts.luck.battle', values)}</small>
      </span>
      <span>
        {t('charts.luck.hitsFor', values)}
        {luck.typed && ' *'}
      </span>
      <b>{values.percentile}</b>
    </button>
  )
}
