import { type KeyboardEvent, memo, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type GameTimeline, timelineOf } from '../../history/index.ts'
import { useBranchPoints } from '../../store/game/branches.ts'
import { useGame } from '../../store/game/game.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { leaveMoment, showMoment, stepMoment } from '../../store/view/moments.ts'
import { useViewedIndex, viewedIndex } from '../../store/view/viewed-moment.ts'
import { toggleReplay } from '../../store/view/war-replay.ts'
import { t } from '../text.ts'
import { battleMarks, roundMarks, turnBlocks } from './drawing.ts'
import css from './Timeline.module.css'
import { countAt, valueText } from './words.ts'

/** Width in pixels. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const watch = new ResizeObserver(() => setWidth(element.clientWidth))
    watch.observe(element)
    setWidth(element.clientWidth)
    return () => watch.disconnect()
  }, [])
  return [ref, width] as const
}

/** The whole game as a line with one block for each turn. Works with pointer and keyboard. */
export function TimeTrack() {
  const log = useGame((store) => store.log)
  const opening = useGame((store) => store.opening)
  const place = useViewedIndex()
  const [ref, width] = useWidth()
  const line = useMemo(() => (opening ? timelineOf({ game: '', opening, entries: log }) : null), [opening, log])
  const total = log.length
  const at = place ?? total
  const share = total === 0 ? 1 : at / total
  const drag = useDrag(total)
  const branches = useBranchPoints().join()
  return (
    <div
      ref={ref}
      className={css.track}
      role="slider"
      tabIndex={0}
      aria-label={t('timeline.label')}
      aria-valuemin={countAt(0)}
      aria-valuemax={countAt(total)}
      aria-valuenow={countAt(at)}
      aria-valuetext={valueText(at)}
      onKeyDown={onKeyDown}
      {...drag}
    >
      {line && width > 0 && <Picture line={line} total={total} width={width} branches={branches} />}
      <div className={css.veil} style={{ width: `${(1 - share) * 100}%` }} />
      <div className={css.head} style={{ left: `${share * 100}%` }} />
    </div>
  )
}

/** `branches`: moments at which other games branch off. */
type PictureProps = { line: GameTimeline; total: number; width: number; branches: string }

/** Does not re-render while the position changes. */
const Picture = memo(function Picture({ line, total, width, branches }: PictureProps) {
  const points = branches === '' ? [] : branches.split(',').map(Number)
  const x = (at: number) => (total === 0 ? 0 : (at / total) * width)
  return (
    <svg className={css.picture} viewBox={`0 0 ${width} 36`} preserveAspectRatio="none" aria-hidden="true">
      {turnBlocks(line, x).map(({ power, d }) => (
        <path key={power} className={css.turn} data-power={power} d={d} />
      ))}
      {roundMarks(line, x).map(({ round, x: left, named }) => (
        <g key={round}>
          <path className={css.round} d={`M${left} 2V30`} />
          {named && (
            <text x={left + 3} y={9.5}>
              {round}
            </text>
          )}
        </g>
      ))}
      <path className={css.battles} d={battleMarks(line, x)} />
      {points.map((point) => (
        <g key={point}>
          <path className={css.battles} d={`M${x(point)} 30V32`} />
          <circle className={css.branch} cx={x(point)} cy={34} r={3} />
        </g>
      ))}
    </svg>
  )
})

/** Follows the pointer at once, at most once a frame while dragging. */
function useDrag(total: number) {
  const waiting = useRef({ frame: 0, at: 0 })
  const go = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, width)))
    waiting.current.at = Math.round(share * total)
    if (waiting.current.frame !== 0) return
    waiting.current.frame = requestAnimationFrame(() => {
      waiting.current.frame = 0
      if (waiting.current.at !== (viewedIndex() ?? total)) showMoment(waiting.current.at, { still: true, passing: true })
    })
  }
  useEffect(() => () => cancelAnimationFrame(waiting.current.frame), [])
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      go(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event)
    },
    // The map does not move during a drag. On release it shows what was done.
    onLostPointerCapture: () => {
      cancelAnimationFrame(waiting.current.frame)
      waiting.current.frame = 0
      showMoment(waiting.current.at)
    },
  }
}

const STRIDES = { trackStep: 'action', trackPhase: 'phase', trackTurn: 'turn', trackRound: 'round' } as const
const FORWARD: ReadonlySet<string> = new Set(['ArrowRight', 'ArrowUp', 'PageUp'])

function onKeyDown(event: KeyboardEvent): void {
  const id = pressedIn('track', event.nativeEvent)
  if (id === undefined) return
  // Handled here, not by the table's hotkeys.
  event.preventDefault()
  event.stopPropagation()
  if (id === 'trackPlay') return void (event.repeat || toggleReplay())
  if (id === 'trackEnds') return event.key === 'Home' ? showMoment(0) : leaveMoment()
  if (id in STRIDES) stepMoment(STRIDES[id as keyof typeof STRIDES], FORWARD.has(event.key), event.repeat)
}
