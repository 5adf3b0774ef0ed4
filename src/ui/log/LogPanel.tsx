import { hintPanels } from '../chunks/hint-panels.ts'
import '../../content/words/play.ts'
import { memo, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { turn } from '../../engine/index.ts'
import { useComputerSeat } from '../../store/game/computers.ts'
import { type Entry, useGame } from '../../store/game/game.ts'
import { type TurnPart, turnsOf } from '../../store/game/reports.ts'
import { useUi } from '../../store/ui.ts'
import { openBattleOf } from '../../store/view/battle-replay.ts'
import { useIsLookingBack, useShownLog } from '../../store/view/viewed-moment.ts'
import { TakenTogether } from '../agreement/TakenTogether.tsx'
import { exportOf, lazyPanel } from '../lazy.tsx'
import { pointing } from '../pointing.ts'
import { Recap } from '../recap/Recap.tsx'
import { t } from '../text.ts'
import choice from '../widgets/Choice.module.css'
import column from '../widgets/Column.module.css'
import { Glyph, Roundel } from '../widgets/index.ts'
import css from './LogPanel.module.css'
import { LogTools } from './LogTools.tsx'
import { turnTitle } from './logText.ts'
import { noteReasons, reasonsOf } from './reasons.ts'
import { linesIn } from './told.ts'
import type { LogLine } from './types.ts'

const WhyLines = lazyPanel(exportOf(hintPanels, 'WhyLines'), { silent: true })

/** Number of recent turns that are open initially. */
const OPEN = 2

/** All events by turn and phase. The newest is at the bottom and in view. */
export function LogPanel() {
  const log = useShownLog()
  const opening = useGame((store) => store.opening)
  const turns = useMemo(() => (opening ? turnsOf(log, turn(opening)) : []), [log, opening])
  noteReasons(log)
  const past = useIsLookingBack()
  const pendingLog = useGame((store) => store.pendingLog)
  const list = useRef<HTMLElement>(null)
  const follow = useFollowedEnd(list)
  /** The turn jumped to, until something happens; null is the present. */
  const [gone, setGone] = useState<{ to: string | null; at: number }>({ to: null, at: 0 })
  const to = gone.at === log.length ? gone.to : null
  const isReady = log.length > 0 && !pendingLog
  // A new line scrolls into view, unless the reader has scrolled back. Also runs when the list itself appears.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for a repeated jump and for every new line
  useLayoutEffect(() => {
    const bring = () => (to === null ? follow.toEnd() : bringIn(list.current, to))
    bring()
    // Turns out of view get their height only after layout.
    const frame = requestAnimationFrame(bring)
    return () => cancelAnimationFrame(frame)
  }, [gone, log.length, isReady])
  if (!isReady)
    return (
      <section className={`${column.column} ${css.log}`} aria-label={t('log.label')}>
        <p className={css.empty}>{pendingLog?.reason ?? t('log.empty')}</p>
      </section>
    )
  return (
    <div className={column.column}>
      <LogTools
        turns={turns}
        onGo={(part) => {
          follow.set(part === null)
          setGone({ to: part?.id ?? null, at: log.length })
        }}
      />
      <Since />
      <section
        ref={list}
        className={`${column.column} ${column.scroll} ${css.log}`}
        aria-label={t('log.label')}
        onScroll={follow.onScroll}
      >
        {turns.map((part, index) => (
          <Turn
            key={part.id}
            part={part}
            size={sizeOf(part)}
            recent={index >= turns.length - OPEN}
            sought={part.id === to}
            end={turns[index + 1]?.from ?? (past ? log.length + 1 : Number.POSITIVE_INFINITY)}
          />
        ))}
      </section>
    </div>
  )
}

/** News of the person whose turn it is. Not for computers or past moments. */
function Since() {
  const game = useGame((store) => store.game)
  const past = useIsLookingBack()
  const computer = useComputerSeat(game ? turn(game).power : 'germany')
  if (!game || past || computer) return null
  return (
    <div className={css.since}>
      <Recap game={game} shut />
    </div>
  )
}

/** Scrolls a turn to the top of the list. */
function bringIn(list: HTMLElement | null, turn: string): void {
  const part = list?.querySelector<HTMLElement>(`[data-turn="${turn}"]`)
  if (list && part) list.scrollTop = part.offsetTop - list.offsetTop
}

/** Within this distance of the end (px) the list counts as scrolled to its end. */
const NEAR_END = 8

/** Keeps a list at its end until the reader scrolls back, and again once they return to the end. */
function useFollowedEnd(list: RefObject<HTMLElement | null>) {
  const isFollowing = useRef(true)
  const lastTop = useRef(0)
  return useMemo(() => {
    const toEnd = () => {
      if (list.current && isFollowing.current) list.current.scrollTop = list.current.scrollHeight
    }
    const onScroll = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
      const { scrollTop, clientHeight, scrollHeight } = currentTarget
      // Content that grows below is no scrolling back; only a smaller offset is.
      if (scrollHeight - clientHeight - scrollTop < NEAR_END) isFollowing.current = true
      else if (scrollTop < lastTop.current) isFollowing.current = false
      lastTop.current = scrollTop
    }
    const set = (follows: boolean) => {
      isFollowing.current = follows
    }
    return { toEnd, onScroll, set }
  }, [list])
}

/** A replaced order does not change the size. */
const lastOf = (part: TurnPart) => part.phases.at(-1)?.events.at(-1)
const sizeOf = (part: TurnPart) => part.phases.reduce((sum, phase) => sum + phase.events.length, 0)

type TurnProps = {
  part: TurnPart
  size: number
  recent: boolean /** Open because it was jumped to. */
  sought: boolean /** Start of the next turn. */
  end: number
}

/** Finished turns never change, so they render once. */
const Turn = memo(
  TurnSection,
  (a, b) =>
    a.part.id === b.part.id &&
    a.size === b.size &&
    a.recent === b.recent &&
    a.sought === b.sought &&
    a.end === b.end &&
    lastOf(a.part) === lastOf(b.part),
)

function TurnSection({ part, recent, sought, end }: TurnProps) {
  const [pressed, setPressed] = useState<boolean | null>(null)
  const taken = useGame((store) => store.agreement !== null)
  const open = pressed ?? (recent || sought)
  const phases = part.phases.map((phase) => ({ ...phase, lines: linesIn(phase) }))
  const told = phases.filter((phase) => phase.lines.length > 0)
  const count = told.reduce((sum, phase) => sum + phase.lines.length, 0)
  const reasons = open ? reasonsOf(told.flatMap(({ lines }) => lines)) : null
  return (
    <section className={css.turn} data-turn={part.id} data-open={open || undefined}>
      <h3>
        <button type="button" className={`${choice.wide} ${css.head}`} aria-expanded={open} onClick={() => setPressed(!open)}>
          <Roundel power={part.power} size={20} />
          <span className={css.name}>{turnTitle(part)}</span>
          <span className={css.count}>{count > 0 ? t('log.more', { count }) : t('log.quiet')}</span>
          <span className={css.chevron} data-open={open || undefined}>
            <Glyph name="chev" size={16} />
          </span>
        </button>
      </h3>
      {open &&
        told.map((phase) => (
          <div key={phase.id} className={css.phase}>
            <h4 className="type-caption">{t('log.phase', { phase: phase.phase })}</h4>
            <ul>
              {phase.lines.map((line) => (
                <li key={line.id}>
                  <Reasoned line={line} of={part.power} why={reasons?.get(line)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      {open && taken && <TakenTogether from={part.from} to={end} />}
    </section>
  )
}

/** A line with the computer's reason, or with a link to replay the battle. */
function Reasoned({ why, ...row }: RowProps & { why: Entry['why'] | undefined }) {
  const [open, setOpen] = useState(false)
  const { event, text } = row.line
  if (event.type === 'battle-ended')
    return (
      <div className={css.reasoned}>
        <LogLineRow {...row} />
        <button type="button" aria-label={t('again.openOf', { line: text })} onClick={() => openBattleOf(event)}>
          {t('again.open')}
        </button>
      </div>
    )
  if (!why) return <LogLineRow {...row} />
  return (
    <>
      <div className={css.reasoned}>
        <LogLineRow {...row} />
        <button
          type="button"
          aria-expanded={open}
          aria-label={t('log.whyOf', { order: row.line.line ?? row.line.text })}
          onClick={() => setOpen(!open)}
        >
          {t('log.why')}
        </button>
      </div>
      {open && <WhyLines why={why} />}
    </>
  )
}

type RowProps = { line: LogLine /** The power of the heading; its lines omit the name. */; of?: TurnPart['power'] }

/** One line. Hovering rings its spaces; clicking brings them into view. */
export const LogLineRow = memo(function LogLineRow({ line, of }: RowProps) {
  const setRing = useUi((ui) => ui.setRing)
  const text = line.line ?? line.text
  const body = (
    <>
      {line.power !== null && line.power !== of && (
        <span className={css.who}>
          <Roundel power={line.power} size={16} named />
        </span>
      )}
      <span className={css.text}>{text}</span>
      {line.aside && <span className={css.aside}>{line.aside}</span>}
    </>
  )
  const shared = { className: css.line, 'data-detail': line.detail }
  if (line.spaces.length === 0) return <div {...shared}>{body}</div>
  return (
    <button type="button" {...shared} {...pointing(line.spaces)} onClick={() => setRing([...line.spaces])}>
      {body}
    </button>
  )
})
