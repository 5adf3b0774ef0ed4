import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { tableOf, unitsIn } from '../../engine/index.ts'
import { useGame } from '../../store/game/game.ts'
import { notify } from '../../store/notify.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { useSpaces } from '../../store/spaces.ts'
import { strengthOf } from '../panels/space/facts.ts'
import { goToSpace } from '../press.ts'
import { bringIntoView } from '../scroll.ts'
import { Holder } from '../spaces/Holder.tsx'
import { rowOf } from '../spaces/rows.ts'
import { t } from '../text.ts'
import field from '../widgets/Field.module.css'
import { early } from './early.ts'
import css from './FindSpace.module.css'
import { type Found, findSpaces } from './search.ts'

/** Delay before the number of results is announced (ms). */
const REST = 500
const LATELY = 6

/** Appended to the text typed in the early field. */
const focus = (input: HTMLInputElement | null): void => {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}

/** Search for a space by name; choosing one moves the map there. */
export function FindSpace() {
  const [{ query: typed, before, entered }] = useState(early.read)
  const [query, setQuery] = useState(typed)
  const [at, setAt] = useState(0)
  const list = useId()
  const options = useRef<HTMLDivElement>(null)
  const game = useGame((store) => store.game)
  const visited = useSpaces((store) => store.visited)
  const asked = query.trim() !== ''
  const found = useMemo((): Found[] => {
    if (query.trim()) return findSpaces(game, query)
    return [...new Set([...visited].reverse())].slice(0, LATELY).map((space) => ({ space }))
  }, [game, query, visited])
  const count = found.length

  const first = found[0]?.space
  useEffect(() => {
    early.forget()
    if (entered && first) goToSpace(first)
  }, [entered, first])
  // Returns the focus unless it has already moved.
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )

  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(() => notify(t('spaces.find.found', { count }), 'polite'), REST)
    return () => clearTimeout(timer)
  }, [asked, count])
  useEffect(() => {
    bringIntoView(options.current?.children[at])
  }, [at])

  const key = (event: KeyboardEvent) => {
    const meant = pressedIn('finder', event)
    const to = { ArrowDown: Math.min(at + 1, count - 1), ArrowUp: Math.max(at - 1, 0), Home: 0, End: count - 1 }[event.key]
    if (meant === 'findStep' && to !== undefined && count > 0) setAt(to)
    else if (meant === 'findGo' && found[at]) goToSpace(found[at].space)
    else return
    event.preventDefault()
  }
  return (
    <div className={css.find}>
      <input
        className={field.field}
        // The field was opened by keyboard, so it takes the focus.
        ref={focus}
        value={query}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('app.find.label')}
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={list}
        aria-activedescendant={found[at] ? `${list}-${found[at].space}` : undefined}
        placeholder={t('app.find.label')}
        onKeyDown={key}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
        }}
      />
      {!asked && <p className={css.hint}>{t('spaces.find.hint')}</p>}
      {!asked && count > 0 && <h2 className={`type-caption ${css.lately}`}>{t('spaces.find.lately')}</h2>}
      <div ref={options} id={list} role="listbox" aria-label={t('app.find.results')} className={css.found}>
        {found.map((each, index) => (
          <Option key={each.space} id={`${list}-${each.space}`} found={each} chosen={index === at} />
        ))}
      </div>
      {asked && count === 0 && <p className={css.hint}>{t('app.find.none', { query: query.trim() })}</p>}
    </div>
  )
}

function Option({ id, found: { space: at, by }, chosen }: { id: string; found: Found; chosen: boolean }) {
  const game = useGame((store) => store.game)
  const space = game && tableOf(game).spaces.get(at)
  if (!game || !space) return null
  const row = rowOf(game, space)
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      className={css.option}
      onClick={() => goToSpace(at)}
      onKeyDown={(event) => event.key === 'Enter' && goToSpace(at)}
    >
      <Holder row={row} size={18} mark />
      <span className={css.name} data-sea={row.kind === 'sea' || undefined}>
        {row.name}
        {by && <small>{` ${t('spaces.find.by', { name: by })}`}</small>}
      </span>
      <small className={css.status}>{row.holderText}</small>
      <span className={css.ipc} data-struck={row.holder === 'contested' || undefined}>
        {row.ipc > 0 && t('spaces.ipc', { ipc: row.ipc })}
      </span>
      <b className={css.strength}>{strengthOf(unitsIn(game, at))}</b>
    </div>
  )
}
