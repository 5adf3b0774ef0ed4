import { battles, type GameState } from '../../engine/index.ts'
import { useUi } from '../../store/ui.ts'
import { pointing } from '../pointing.ts'
import { countsText, spaceName, t } from '../text.ts'
import line from '../widgets/Line.module.css'
import css from './Landings.module.css'

/** Declared landings that wait for their sea zone. */
export function Landings({ game }: { game: GameState }) {
  const setRing = useUi((ui) => ui.setRing)
  if (game.turn.landings.length === 0) return null
  const open = new Set(battles(game).flatMap((battle) => (battle.resolved ? [] : [battle.space])))
  return (
    <section className={css.landings} aria-label={t('battle.landings')}>
      <h3 className="type-caption">{t('battle.landings')}</h3>
      <ul>
        {game.turn.landings.map(({ transport, zone, to, units, direct }) => (
          <li key={`${transport} ${to}`}>
            <button
              type="button"
              className={`${line.ends} ${css.landing}`}
              {...pointing([zone, to])}
              onClick={() => setRing([zone, to])}
            >
              <span>{t('battle.landing', { units: countsText(units), to: spaceName(to) })}</span>
              <span className={css.waits}>
                {direct || game.turn.seaWon?.includes(zone)
                  ? t('battle.landingAssault')
                  : open.has(zone)
                    ? t('battle.landingWaits', { zone: spaceName(zone) })
                    : t('battle.landingNext')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
