import { useMemo } from 'react'
import { type PowerId, turn } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { seatOf } from '../../store/game/timeline.ts'
import { LogLineRow, sinceYourLastTurn } from '../log/index.ts'
import { t } from '../text.ts'
import css from './Since.module.css'

/** News since this person last had the table. */
export function Since({ by }: { by: PowerId }) {
  const log = useGame((store) => store.log)
  const game = useGame((store) => store.game)
  const lines = useMemo(() => {
    const player = game?.table.players[seatOf(game, by)]
    if (!game || !player || player.powers.includes(turn(game).power)) return []
    return sinceYourLastTurn(log, player)
  }, [log, game, by])
  if (lines.length === 0) return null
  return (
    <section className={css.since} aria-label={t('decisions.since')}>
      <h3 className="type-caption">{t('decisions.since')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <LogLineRow line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}
