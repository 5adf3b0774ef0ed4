import { type GameState, hasLeftWar, isAtWar, POWERS, SIDES, type Side, sideOf } from '../../engine/index.ts'
import { useShown } from '../../store/view/viewed-moment.ts'
import { t } from '../text.ts'
import { earnings } from './earnings.ts'
import css from './Header.module.css'

/** Total income of a side. Powers that have not entered the war, or have left it, do not count. */
function sumOf(game: GameState, side: Side): number {
  return POWERS.filter((power) => sideOf(power) === side && isAtWar(game, power) && !hasLeftWar(game, power)).reduce(
    (sum, power) => sum + earnings(game)[power],
    0,
  )
}

export function Sums() {
  return (
    <dl className={css.sums} aria-label={t('app.sums.label')}>
      {SIDES.map((side) => (
        <Sum key={side} side={side} />
      ))}
    </dl>
  )
}

function Sum({ side }: { side: Side }) {
  const sum = useShown((game) => (game ? sumOf(game, side) : 0))
  return (
    <>
      <dt>{t(`app.side.${side}.short`)}</dt>
      <dd>{sum}</dd>
    </>
  )
}
