import { lessonsModule } from '../chunks/lessons.ts'
import '../../content/words/play.ts'
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import { type GameState, turn } from '../../engine/index.ts'
import type { Dispatch } from '../../history/index.ts'
import { useGame } from '../../store/game/game.ts'
import { useIsHandedOver } from '../../store/game/handover.ts'
import { useCoachHere } from '../../store/modes/coach-setting.ts'
import { notify } from '../../store/notify.ts'
import { type Command, useCommands } from '../../store/settings/commands.ts'
import { KEYS } from '../../store/settings/keys.ts'
import { useUi } from '../../store/ui.ts'
import { openBattleOf } from '../../store/view/battle-replay.ts'
import { callLazy, exportOf } from '../lazy.tsx'
import { pointing } from '../pointing.ts'
import { powerInText, powerName, t } from '../text.ts'
import { Button, Glyph, KeyCap, Roundel } from '../widgets/index.ts'
import line from '../widgets/Line.module.css'
import css from './Recap.module.css'
import { type RecapOf, useRecap } from './useRecap.ts'
import { dispatchWords } from './words.ts'

/** The line whose battle was replayed; the list is open again on return. */
const useLeft = create<{ turn: string; id: string }>(() => ({ turn: '', id: '' }))

type Props = {
  game: GameState
  /** Opens on request only. */
  shut?: boolean
}

/** With the coach, the list is open up to this round. */
const EARLY = 2

/** Events since the person's last turn, until they close the list or leave the panel. One line stays. */
export function Recap({ game, shut = false }: Props) {
  const recap = useRecap(game)
  const sitting = useGame((store) => store.sitting)
  const isCoached = useCoachHere()
  const { round, power } = turn(game)
  const told = `${sitting} ${round} ${power}`
  return recap && <Told key={told} recap={recap} turn={told} shut={shut} isEarly={isCoached && round <= EARLY} />
}

function Told({ recap, turn, shut, isEarly }: { recap: RecapOf; turn: string; shut: boolean; isEarly: boolean }) {
  // Between two people the hand-over card has already shown it.
  const isHandedOver = useIsHandedOver()
  const [left] = useState(() => (useLeft.getState().turn === turn ? useLeft.getState().id : null))
  useEffect(() => useLeft.setState({ turn: '' }), [])
  // A solo player has watched everything. Later actions do not fold the list, so rows stay under the pointer.
  const [open, setOpen] = useState(
    left !== null || (!shut && !isHandedOver && recap.fresh && (isEarly || recap.grave) && recap.first !== 'alone'),
  )
  const { lines, more, cost } = recap
  const [at, setAt] = useState<Dispatch | null>(null)
  const commands = useMemo<Command[]>(
    () => [
      {
        id: 'recap.step',
        key: 'momentStep',
        priority: 2,
        when: () => open,
        run: (pressed) => {
          const next = (at ? lines.indexOf(at) : -1) + (pressed === ']' ? 1 : -1)
          const to = lines[Math.max(0, Math.min(lines.length - 1, next))]!
          setAt(to)
          useUi.getState().setRing([...to.spaces])
          notify(spoken(to), 'polite')
        },
      },
      {
        id: 'recap.close',
        key: 'back',
        priority: 2,
        when: () => open && useUi.getState().why === null,
        run: () => setOpen(false),
      },
    ],
    [open, lines, at],
  )
  useCommands(commands)
  const title = t('log.since', { first: recap.first, power: powerInText(recap.power) })
  const fought = cost.ours + cost.theirs > 0
  if (!open)
    return (
      <button type="button" className={css.folded} aria-expanded={false} onClick={() => setOpen(true)}>
        <Glyph name="chev" size={16} />
        <b>{title}</b>
        <span>{lines.length + more}</span>
      </button>
    )
  return (
    <section className={css.recap} aria-label={title}>
      <div className={`${line.ends} ${css.head}`}>
        <h2 className="type-option">{title}</h2>
        {fought && <span aria-hidden="true">{t('log.since.cost')}</span>}
      </div>
      <ul>
        {lines.map((dispatch) => (
          <li key={dispatch.id} className={css.row}>
            <Line dispatch={dispatch} meant={dispatch === at} />
            {dispatch.news.kind === 'battle' && (
              <button
                type="button"
                className={css.again}
                // biome-ignore lint/a11y/noAutofocus: whoever comes back from the battle goes on where they were
                autoFocus={dispatch.id === left}
                aria-label={t('again.openOf', { line: spoken(dispatch) })}
                onClick={() => seeAgain(dispatch, turn)}
              >
                {t('again.open')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {fought && <p>{t('log.since.sum', cost)}</p>}
        {more > 0 && !shut && (
          <button type="button" className={css.more} onClick={() => useUi.getState().setTab('log')}>
            {t('log.since.more', { count: more })}
          </button>
        )}
        <span className={css.keys} aria-hidden="true">
          {KEYS.momentStep.keys.map((key) => (
            <KeyCap key={key}>{key}</KeyCap>
          ))}
        </span>
        {recap.had && (
          <Button onClick={() => callLazy(exportOf(lessonsModule, 'openLookBack'))}>{t('log.since.lookBack')}</Button>
        )}
        <Button onClick={() => setOpen(false)}>
          {t('log.since.close')} <KeyCap silent>Esc</KeyCap>
        </Button>
      </div>
    </section>
  )
}

/** Replays the battle. A dispatch is named by the log index of its first event. */
function seeAgain({ id }: Dispatch, turn: string): void {
  const [index = 0, at = 0] = id.split('.').map(Number)
  const event = useGame.getState().log[index]?.events[at]
  if (!event) return
  useLeft.setState({ turn, id })
  openBattleOf(event)
}

function spoken(dispatch: Dispatch): string {
  const { power, text } = dispatchWords(dispatch)
  return power === null ? text : `${powerName(power)} ${text}`
}

/** One dispatch. Clicking or focusing it shows its spaces on the map. */
function Line({ dispatch, meant }: { dispatch: Dispatch; meant: boolean }) {
  const { spaces, cost } = dispatch
  const { power, text } = dispatchWords(dispatch)
  const body = (
    <>
      <Roundel power={power ?? dispatch.by} size={18} />
      {power !== null && <span className="sr-only">{powerName(power)}</span>}
      <span className={css.text}>{text}</span>
      {cost && cost.ours + cost.theirs > 0 && (
        <b className={css.cost}>
          <span aria-hidden="true">{t('log.since.costOf', cost)}</span>
          <span className="sr-only">, {t('log.since.costSpoken', cost)}</span>
        </b>
      )}
    </>
  )
  if (spaces.length === 0)
    return (
      <div className={css.line} data-meant={meant || undefined}>
        {body}
      </div>
    )
  return (
    <button
      type="button"
      className={css.line}
      data-meant={meant || undefined}
      {...pointing(spaces)}
      onClick={() => useUi.getState().setRing([...spaces])}
    >
      {body}
    </button>
  )
}
