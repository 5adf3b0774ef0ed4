import { useMemo } from 'react'
import { useGame } from '../../store/game/game.ts'
import { lengthOfWar, type Victors, victorsOf } from '../../store/game/war-end.ts'
import { listText, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import css from './Rail.module.css'

const [MINUTE, HOUR] = [60_000, 3_600_000]

/** Replaces the phases after the war: its length and the winner. */
export function RailOver() {
  const game = useGame((store) => store.game)
  const computers = useGame((store) => store.computers)
  const rounds = useGame((store) => lengthOfWar(store).rounds)
  const actions = useGame((store) => lengthOfWar(store).actions)
  const played = useGame((store) => store.played)
  const victors = useMemo(() => game && victorsOf(game, computers), [game, computers])
  return (
    <div className={`${css.rail} ${css.over}`}>
      <p className={css.ended}>
        <Glyph name="check" size={13} />
        <b>{t('app.over.title')}</b>
        <span className={css.length}>
          {t('app.over.length', {
            rounds,
            actions,
            timed: played > 0 ? 'yes' : 'no',
            hours: Math.floor(played / HOUR),
            minutes: Math.floor((played % HOUR) / MINUTE),
          })}
        </span>
      </p>
      {victors && (
        <p className={css.who}>
          <span className={css.victors}>{victorsText(victors)}</span>
        </p>
      )}
    </div>
  )
}

const victorsText = (victors: Victors): string =>
  t('app.over.won', {
    who: victors.who,
    side: victors.who === 'nobody' ? 'none' : victors.side,
    names: victors.who === 'people' ? listText(victors.names) : '',
  })
