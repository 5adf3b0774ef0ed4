import { type ComponentProps, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { rungs } from '../../content/lessons.ts'
import { RULESET_IDS, type RuleId } from '../../engine/index.ts'
import { notify } from '../../store/notify.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { useUi } from '../../store/ui.ts'
import { bringIntoView } from '../scroll.ts'
import { t } from '../text.ts'
import { Button, Glyph } from '../widgets/index.ts'
import type { Chapter, Line } from './book.ts'
import { isNarrowed, OVERVIEW, unfoldChapter, useRuleList } from './filters.ts'
import css from './RuleList.module.css'
import { LEAST, searchRules } from './search.ts'

/** Maximum number of rules listed without folding. */
const FEW = 60
/** Delay before the number of results is announced (ms). */
const REST = 500

const openRule = (id: RuleId): void => useUi.getState().openRule(id)

type Props = { book: readonly Chapter[]; inGame: boolean; current: RuleId | null }

/** Search field, filters and chapters with their rules. Arrow keys move through the rows. */
export function RuleList({ book, inGame, current }: Props) {
  const filters = useRuleList()
  const { text, unfolded, sought } = filters
  const list = useRef<HTMLDivElement>(null)
  const asked = text.trim().length >= LEAST
  const found = useMemo(() => (asked ? searchRules(book, text) : []), [asked, book, text])
  const all = book.reduce((n, { lines }) => n + lines.length, 0)
  const count = asked ? found.length : all
  const few = isNarrowed(filters) && all <= FEW
  const here = book.find(({ lines }) => lines.some(({ rule }) => rule.id === current))?.id
  const [at, setAt] = useState<string | null>(null)

  const rows = asked
    ? found.map(({ rule }) => rule.id)
    : [OVERVIEW, ...book.flatMap(({ id, lines }) => [id, ...(few || unfolded.has(id) ? lines.map(({ rule }) => rule.id) : [])])]
  const stop = [at, current ?? OVERVIEW, here].find((id) => id !== null && id !== undefined && rows.includes(id)) ?? rows[0]

  useEffect(() => {
    const timer = setTimeout(() => notify(t('rulebook.found', { count }), 'polite'), REST)
    return () => clearTimeout(timer)
  }, [count])
  // The chapter of the open rule is unfolded.
  useEffect(() => {
    if (here) unfoldChapter(here, true)
  }, [here])
  useEffect(() => {
    if (current) bringIntoView(list.current?.querySelector(`[data-row="${current}"]`))
  }, [current])

  useEffect(() => {
    if (!sought) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${sought}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'start' })
    useRuleList.setState({ sought: null })
  }, [sought])

  const goTo = (id: string | undefined) => id && list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus()
  const walk = (event: KeyboardEvent) => {
    if (pressedIn('choices', event) !== 'choiceStep') return
    const row = event.currentTarget.getAttribute('data-row')
    if (!row) return
    event.preventDefault()
    const chapter = book.find(({ id, lines }) => id === row || lines.some(({ rule }) => rule.id === row))
    const now = rows.indexOf(row)
    if (event.key === 'ArrowDown') goTo(rows[now + 1])
    else if (event.key === 'ArrowUp') goTo(rows[now - 1])
    else if (asked || !chapter) return
    else if (event.key === 'ArrowRight') unfoldChapter(chapter.id, true)
    else if (chapter.id === row) unfoldChapter(chapter.id, false)
    else goTo(chapter.id)
  }
  const row: RowOf = (id) => ({
    'data-row': id,
    tabIndex: stop === id ? 0 : -1,
    onKeyDown: walk,
    onFocus: () => setAt(id),
  })
  return (
    <div className={css.side}>
      <div className={css.tools}>
        <input
          type="search"
          className={css.search}
          value={text}
          aria-label={t('rulebook.search')}
          placeholder={t('rulebook.search')}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => useRuleList.setState({ text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'Enter') goTo(rows[0])
            // Esc first clears the search, then closes the book.
            else if (event.key === 'Escape' && text !== '') useRuleList.setState({ text: '' })
            else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
        <Narrowing inGame={inGame} />
      </div>
      <p className={css.count} role="status">
        {count === 0 && !asked ? t('rulebook.none') : t('rulebook.found', { count })}
      </p>
      <nav aria-label={t('rulebook.list')} className={css.scroll}>
        <div ref={list}>
          {asked ? (
            <Rows lines={found} current={current} row={row} whole />
          ) : (
            <>
              <button
                type="button"
                className={`${css.name} ${css.overview}`}
                {...row(OVERVIEW)}
                aria-current={current === null ? 'page' : undefined}
                onClick={() => openRule(OVERVIEW)}
              >
                <Glyph name="book" size={16} />
                <span>{t('rulebook.overview')}</span>
              </button>
              {book.map(({ id, name, lines }) => {
                const open = few || unfolded.has(id)
                return (
                  <section key={id} className={css.chapter}>
                    <button
                      type="button"
                      className={css.name}
                      {...row(id)}
                      data-open={open || undefined}
                      aria-expanded={open}
                      onClick={() => unfoldChapter(id, !open)}
                    >
                      <Glyph name="chev" size={16} />
                      <span>{name}</span>
                      <small>{lines.length}</small>
                    </button>
                    {open && <Rows lines={lines} current={current} row={row} />}
                  </section>
                )
              })}
            </>
          )}
        </div>
      </nav>
    </div>
  )
}

/** Roving focus: one row is tabbable, arrow keys move it. */
type RowOf = (id: string) => Pick<ComponentProps<'button'>, 'tabIndex' | 'onKeyDown' | 'onFocus'> & { 'data-row': string }
type RulesProps = { lines: readonly Line[]; current: RuleId | null; row: RowOf; whole?: boolean }

function Rows({ lines, current, row, whole = false }: RulesProps) {
  return (
    <ul className={css.rules}>
      {lines.map(({ rule: { id, title } }) => (
        <li key={id}>
          <button
            type="button"
            className={css.rule}
            {...row(id)}
            data-whole={whole || undefined}
            aria-current={id === current ? 'page' : undefined}
            onClick={() => openRule(id)}
          >
            <span className={css.id}>{whole ? id : id.split('-').at(-1)}</span>
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function Narrowing({ inGame }: { inGame: boolean }) {
  const { here, board, rulings, ruleset, rung } = useRuleList()
  const set = useRuleList.setState
  return (
    <fieldset className={css.filters}>
      <legend className="sr-only">{t('rulebook.filters')}</legend>
      {inGame && (
        <>
          <Button className={css.pill ?? ''} aria-pressed={here} onClick={() => set({ here: !here })}>
            {t('rulebook.here')}
          </Button>
          <Button className={css.pill ?? ''} aria-pressed={board} onClick={() => set({ board: !board })}>
            {t('rulebook.board')}
          </Button>
        </>
      )}
      <Button className={css.pill ?? ''} aria-pressed={rulings} onClick={() => set({ rulings: !rulings })}>
        {t('rulebook.rulings')}
      </Button>
      <select
        className={css.select}
        aria-label={t('rulebook.ruleset')}
        value={ruleset ?? ''}
        // Options of other rulesets do not apply.
        onChange={(event) => set({ ruleset: event.target.value || null, here: here && !event.target.value })}
      >
        <option value="">{t('rulebook.everyRuleset')}</option>
        {RULESET_IDS.map((id) => (
          <option key={id} value={id}>
            {t(`rulesets.${id}.short`)}
          </option>
        ))}
      </select>
      <select
        className={css.select}
        aria-label={t('rulebook.rung')}
        value={rung ?? ''}
        onChange={(event) => set({ rung: event.target.value || null })}
      >
        <option value="">{t('rulebook.everyRung')}</option>
        {rungs.map((id) => (
          <option key={id} value={id}>
            {t(`learn.rung.${id}.name`)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}
