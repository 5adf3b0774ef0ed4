import '../../content/words/setup.ts'
import '../../content/words/play.ts'
import { useEffect, useState } from 'react'
import { decision, type PowerId, turn } from '../../engine/index.ts'
import { useControls } from '../../store/computer/controls.ts'
import { useComputerPace } from '../../store/computer/pacing.ts'
import { useComputerSeat } from '../../store/game/computers.ts'
import { type Entry, useGame } from '../../store/game/game.ts'
import { useGameState } from '../../store/game/selectors.ts'
import { actorOf, turnStart } from '../../store/game/timeline.ts'
import { useUi } from '../../store/ui.ts'
import { lastWords } from '../log/digest.ts'
import { logLinesOf } from '../log/lines.ts'
import { orderWords } from '../order-words.ts'
import { PhasePanel } from '../panels/shared/parts.tsx'
import { powerName, t } from '../text.ts'
import { Roundel } from '../widgets/index.ts'
import { styleId } from './MannerRow.tsx'
import { Pace } from './Pace.tsx'
import css from './Watch.module.css'
import { WhyLines } from './WhyLines.tsx'

/** Maximum number of orders listed; the log has all. */
const AT_MOST = 12

const spacesIn = (entry: Entry) => [...new Set(logLinesOf(entry.events).flatMap(({ spaces }) => spaces))]

/** Follows the name of the power, so it starts in lower case. */
const atStart = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Shown while the computer acts: progress, latest orders with reasons, and controls. */
export function WatchPanel({ power }: { power: PowerId }) {
  const game = useGameState()
  const log = useGame((store) => store.log)
  const asked = decision(game) !== null
  const { phase } = turn(game)
  const from = turnStart(log)
  const done = log
    .flatMap((entry, at) => (at >= from && actorOf(entry) === power && entry.action.type !== 'end-phase' ? [{ entry, at }] : []))
    .slice(-AT_MOST)
    .reverse()
  useRinged(log.at(-1))
  return (
    <PhasePanel label={t('computer.acts', { power: powerName(power), phase })} foot={<Pace power={power} />}>
      <div className={css.head}>
        <Roundel power={power} size={32} />
        <div>
          <h2 className="type-title">
            {asked ? t('computer.answers', { power: powerName(power) }) : t('computer.acts', { power: powerName(power), phase })}
          </h2>
          <Manner power={power} />
        </div>
      </div>
      <Progress />
      {done.length === 0 && <p className={css.none}>{t('computer.nothingYet')}</p>}
      <ol className={css.orders} aria-label={t('computer.done')}>
        {done.map(({ entry, at }, i) => (
          <Order key={at} entry={entry} latest={i === 0} />
        ))}
      </ol>
    </PhasePanel>
  )
}

function Manner({ power }: { power: PowerId }) {
  const seat = useComputerSeat(power)
  if (!seat) return null
  const [level, style] = [t(`computer.${seat.level}`), t(`players.style.${styleId(seat)}`)]
  return <p className={css.manner}>{t('computer.plays', { level: level.toLowerCase(), style: style.toLowerCase() })}</p>
}

/** Rings the last action and brings it into view. Without pauses the map does not follow. */
function useRinged(last: Entry | undefined): void {
  const pace = useComputerPace()
  useEffect(() => {
    if (!last || pace === 'instant') return undefined
    // In a separate task, after the action is painted.
    const timer = setTimeout(() => useUi.getState().setRing(spacesIn(last)))
    return () => clearTimeout(timer)
  }, [last, pace])
}

/** Progress in cells: done, current, remaining. */
function Progress() {
  const { at, of, thinking, paused, stuck, refused } = useControls()
  const words = stuck
    ? t('computer.stuck')
    : thinking
      ? t('computer.thinking')
      : of > 1
        ? t('computer.order', { at: at + 1, of })
        : ''
  return (
    <div className={css.progress}>
      <div className={css.cells} aria-hidden="true">
        {Array.from({ length: Math.max(1, of) }, (_, i) => (
          <span key={i} data-state={thinking ? 'later' : i < at ? 'done' : i === at ? 'now' : 'later'} />
        ))}
      </div>
      <p>
        <span>{words}</span>
        {paused && !stuck && <span>{t('computer.paused')}</span>}
      </p>
      {refused > 0 && <p>{t('computer.refused', { count: refused })}</p>}
    </div>
  )
}

function Order({ entry, latest }: { entry: Entry; latest: boolean }) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const { why } = entry
  const open = pressed ?? latest
  // A move is described as ordered; its result is visible on the map.
  const words = entry.action.type === 'move' ? orderWords(entry.action) : atStart(lastWords(entry))
  return (
    <li data-latest={latest || undefined}>
      <div className={css.order}>
        <button type="button" onClick={() => useUi.getState().setRing(spacesIn(entry))}>
          {words}
        </button>
        {why && (
          <button
            type="button"
            className={css.ask}
            aria-expanded={open}
            aria-label={t('computer.whyOf', { order: words })}
            onClick={() => setPressed(!open)}
          >
            {t('computer.why')}
          </button>
        )}
      </div>
      {why && open && <WhyLines why={why} />}
    </li>
  )
}
