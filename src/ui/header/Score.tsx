import { useEffect } from 'react'
import { type Scores, scores } from '../../engine/index.ts'
import { startClock, useClock } from '../../store/game/clock.ts'
import { useGame } from '../../store/game/game.ts'
import { useUi } from '../../store/ui.ts'
import { useShownGame } from '../../store/view/viewed-moment.ts'
import { powerInText, t } from '../text.ts'
import { Glyph } from '../widgets/index.ts'
import css from './Header.module.css'

/** Points of both sides and the limit. Empty in games without points. */
export function Score() {
  const game = useShownGame()
  const now = game ? scores(game) : null
  const setTab = useUi((ui) => ui.setTab)
  if (!now) return null
  const { central, allies, limit } = now
  const said = t('app.score.label', { central, allies })
  return (
    <div className={css.score}>
      <button type="button" aria-label={said} title={said} onClick={() => setTab('income')}>
        <Sized full={t('app.score.points', { central, allies })} short={t('app.score.pointsShort', { central, allies })} />
      </button>
      {limit.by === 'rounds' ? (
        <Sized
          full={t('app.score.rounds', limit)}
          short={t('app.score.roundsShort', limit)}
          title={t('app.score.rounds', limit)}
        />
      ) : limit.called ? (
        <Called by={powerInText(limit.after)} />
      ) : (
        <Clock limit={limit} />
      )}
    </div>
  )
}

/** A phone shows numbers only; the accessible name has the full text. */
const Sized = ({ full, short, title }: { full: string; short: string; title?: string }) => (
  <span className={css.line} title={title}>
    <span className={css.full}>{full}</span>
    <span className={css.short} aria-hidden="true">
      {short}
    </span>
  </span>
)

function Called({ by }: { by: string }) {
  const full = t('app.score.called', { power: by })
  return <Sized full={full} short={t('app.score.calledShort')} title={full} />
}

/** Remaining time. Clicking it pauses or resumes the clock. */
function Clock({ limit: { minutes } }: { limit: Extract<Scores['limit'], { by: 'time' }> }) {
  useEffect(startClock, [])
  const played = useGame((store) => store.played)
  const running = useClock((clock) => clock.running)
  const toggle = useClock((clock) => clock.toggle)
  const left = Math.max(0, minutes * 60 - Math.floor(played / 1000))
  const part = (value: number) => String(value).padStart(2, '0')
  const time = `${Math.floor(left / 3600)}:${part(Math.floor(left / 60) % 60)}:${part(left % 60)}`
  return (
    <button
      type="button"
      className={css.clock}
      data-paused={running ? undefined : ''}
      aria-label={t('app.score.clock', {
        hours: Math.floor(left / 3600),
        minutes: Math.floor(left / 60) % 60,
        running: running ? 'yes' : 'no',
      })}
      onClick={toggle}
    >
      <span role="timer">{time}</span>
      {running ? <Glyph name="clock" size={12} /> : <span>{t('app.score.paused')}</span>}
    </button>
  )
}
