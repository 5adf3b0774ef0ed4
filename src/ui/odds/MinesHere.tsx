import '../../content/words/odds.ts'
import { type Action, type GameState, type SpaceId, UNIT_TYPES } from '../../engine/index.ts'
import { perCent } from '../../store/odds/format.ts'
import { mineTollNow } from '../../store/odds/mines.ts'
import { t, tenths } from '../text.ts'
import { UnitIcon } from '../widgets/index.ts'
import css from './MinesHere.module.css'

type Props = { game: GameState; space: SpaceId; orders: readonly Action[] }

/** Above zero after rounding to one decimal. */
const SEEN = 0.05

/** Expected losses to mines on a route without a battle. */
export function MinesHere({ game, space, orders }: Props) {
  const of = mineTollNow(game, { space, orders })
  if (!of) return null
  const types = UNIT_TYPES.filter((type) => (of.units[type] ?? 0) >= SEEN)
  return (
    <dl className={css.mines} aria-label={t('odds.mines.label')}>
      <div>
        <dt>{t('odds.mines.through', { dice: of.dice })}</dt>
        <dd>
          <b>{perCent(of.clean)}</b>
        </dd>
      </div>
      <div>
        <dt>{t('odds.mines.lost')}</dt>
        <dd>
          {types.map((type) => (
            <span key={type}>
              <UnitIcon type={type} named />
              {tenths(of.units[type] ?? 0)}
            </span>
          ))}
          <b>{t('odds.mines.ipc', { ipc: tenths(of.ipc) })}</b>
        </dd>
      </div>
      {of.damaged >= SEEN && (
        <div>
          <dt>{t('odds.mines.damaged')}</dt>
          <dd>
            <b>{tenths(of.damaged)}</b>
          </dd>
        </div>
      )}
    </dl>
  )
}
