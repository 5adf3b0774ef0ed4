import { useTable } from '@tanstack/react-table'
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { GameState, SpaceId } from '../../engine/index.ts'
import { notify } from '../../store/notify.ts'
import { pressedIn } from '../../store/settings/keys.ts'
import { useSettings } from '../../store/settings/settings.ts'
import { useUi } from '../../store/ui.ts'
import { markOf } from '../panels/move/marks.ts'
import { pressSpace } from '../press.ts'
import { t } from '../text.ts'
import sheet from '../widgets/Sheet.module.css'
import {
  anyState,
  type ColumnId,
  columns,
  columnsShown,
  FALLING,
  features,
  NUMBERS,
  type RankedRow,
  sortingBy,
} from './columns.ts'
import { useInView } from './inView.ts'
import { Row } from './Row.tsx'
import { type RowContext, type SpaceRow, type Tag, tagsOf } from './rows.ts'
import css from './SpacesSheet.module.css'
import { useSort } from './sort.ts'
import { Widest } from './Widest.tsx'

type Props = {
  game: GameState
  rows: readonly SpaceRow[]
  moment: RowContext
  /** Changes when the keyboard should move to the table. */
  called: number
}
/** The focused cell; `head` is the header row. */
type Cell = { row: SpaceId | 'head'; column: number }

const PAGE = 10
const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Pending tasks before facts. */
const rankOf = (tags: readonly Tag[]) => tags.reduce((sum, tag) => sum + (tag.tone ? 4 : tag.mark ? 2 : 1), 0)

export function Grid({ game, rows, moment, called }: Props) {
  const { by, down, all } = useSort()
  const lines = useMemo(
    (): RankedRow[] =>
      rows.map((row) => {
        const tags = tagsOf(row, moment, markOf)
        return { row, tags, rank: rankOf(tags) }
      }),
    [rows, moment],
  )
  const states = useMemo(() => anyState(lines), [lines])
  const shown = useMemo(() => columnsShown(by, states, all), [by, states, all])
  const last = shown.length - 1
  const sorting = useMemo(() => sortingBy(by, down), [by, down])
  const table = useTable({ features, columns, data: lines, getRowId: (line) => line.row.id, state: { sorting } })
  const sorted = table.getRowModel().rows.map((each) => each.original)

  const scroller = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const inside = useRef(false)
  const [menu, setMenu] = useState<SpaceId | null>(null)
  const [wanted, setWanted] = useState<Cell>(() => ({ row: startOf(), column: 0 }))
  const ids = sorted.map((line) => line.row.id)
  const at = wanted.row === 'head' ? -1 : ids.indexOf(wanted.row)
  // If the focused row is filtered out, the first row takes the focus.
  const cell: Cell = {
    row: wanted.row === 'head' || at >= 0 ? wanted.row : (ids[0] ?? 'head'),
    column: Math.min(wanted.column, last),
  }

  const size = useSettings((settings) => settings.textSize)
  const always = [cell.row, menu].map((row) => (row === null ? -1 : ids.indexOf(row)))
  const { pieces, look } = useInView(scroller, ids, (row) => heightOf(sorted[row]!.row, size), always)

  /** Moves the focus once the row is rendered. */
  const due = useRef<Cell | null>(null)
  const focusCell = (to: Cell) => {
    const element = grid.current?.querySelector<HTMLElement>(`[data-row="${to.row}"] > [data-column="${to.column}"]`)
    due.current = element ? null : to
    if (!element) return
    element.focus({ preventScroll: true })
    element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    look()
  }
  const go = (row: number, column: number) => {
    const next: Cell = {
      row: row < 0 ? 'head' : (ids[Math.min(row, ids.length - 1)] ?? 'head'),
      column: Math.max(0, Math.min(last, column)),
    }
    setWanted(next)
    focusCell(next)
  }
  // Opens at the row that the screen is about.
  const opened = useRef(true)
  useLayoutEffect(() => {
    opened.current = true
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it is sent here
  useEffect(() => {
    const start = startOf()
    const first = ids[0] ?? 'head'
    const from: Cell = opened.current && start !== wanted.row ? { row: ids.includes(start) ? start : first, column: 0 } : cell
    opened.current = false
    const next: Cell = from.row === 'head' ? { row: first, column: from.column } : from
    setWanted(next)
    focusCell(next)
  }, [called])
  useLayoutEffect(() => {
    if (due.current) focusCell(due.current)
    // If the focused row disappears, the table keeps the focus.
    else if (inside.current && menu === null && document.activeElement === document.body) focusCell(cell)
  })

  const sort = (id: ColumnId) => {
    const next = id === by ? !down : FALLING.has(id)
    useSort.setState({ by: id, down: next })
    notify(t('spaces.sorted', { column: t(`spaces.column.${id}`), down: next ? 'yes' : 'no' }), 'polite')
  }
  const narrow = () => {
    const field = grid.current?.closest('section')?.querySelector('input')
    field?.focus()
    field?.select()
  }
  const key = (event: KeyboardEvent) => {
    const meant = menu === null ? pressedIn('spaces', event) : undefined
    const row = cell.row === 'head' ? -1 : ids.indexOf(cell.row)
    const { column } = cell
    const [dy, dx] = STEPS[event.key] ?? [0, 0]
    const onward = event.key === 'PageDown' || event.key === 'End'
    if (meant === 'gridStep') go(Math.max(row + dy, -1), column + dx)
    else if (meant === 'gridPage') go(Math.max(row + (onward ? PAGE : -PAGE), 0), column)
    else if (meant === 'gridEnds') go(row, onward ? last : 0)
    else if (meant === 'gridCorners') go(onward ? ids.length - 1 : 0, onward ? last : 0)
    else if (meant === 'gridFind') narrow()
    else if (meant === 'gridMenu' || meant === 'gridChoose') {
      if (cell.row === 'head') sort(shown[column]!)
      else if (meant === 'gridMenu') setMenu(cell.row)
      else pressSpace(cell.row)
    } else return
    event.preventDefault()
    // Enter belongs to the row here, not to the main button.
    event.stopPropagation()
  }
  const focused = (event: FocusEvent) => {
    inside.current = true
    const place = event.target.closest('[data-column]')
    const row = place?.closest<HTMLElement>('[data-row]')?.dataset.row
    if (!row || !place) return
    const column = Number((place as HTMLElement).dataset.column)
    if (row !== wanted.row || column !== wanted.column) setWanted({ row, column })
    const { aim, setAim } = useUi.getState()
    const next = moment.targets[row] && moment.phase === 'move' ? row : null
    if (aim !== next) setAim(next)
  }

  return (
    <div ref={scroller} className={`${sheet.body} ${css.scroll}`} onScroll={look}>
      <table
        ref={grid}
        className={css.grid}
        data-all={all || undefined}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells the arrow keys go through is a grid
        role="grid"
        aria-label={t('spaces.title')}
        aria-describedby="spaces-keys"
        aria-rowcount={ids.length + 1}
        aria-colcount={shown.length}
        onKeyDown={key}
        onFocus={focused}
        onBlur={(event) => {
          inside.current = event.relatedTarget === null
        }}
      >
        <thead>
          <tr data-row="head" aria-rowindex={1}>
            {shown.map((id, column) => (
              <th
                key={id}
                scope="col"
                data-column={column}
                data-number={NUMBERS.has(id) || undefined}
                tabIndex={cell.row === 'head' && cell.column === column ? 0 : -1}
                aria-sort={id === by ? (down ? 'descending' : 'ascending') : 'none'}
                onClick={() => sort(id)}
              >
                {t(`spaces.column.${id}`)}
                <span className={css.arrow} aria-hidden="true">
                  {id === by ? (down ? '▾' : '▴') : ''}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pieces.map((piece) => {
            if ('room' in piece) return <tr key={`above ${piece.above}`} className={css.room} style={{ height: piece.room }} />
            const line = sorted[piece.row]!
            return (
              <Row
                key={line.row.id}
                game={game}
                line={line}
                columns={shown}
                moment={moment}
                index={piece.row + 2}
                column={cell.row === line.row.id ? cell.column : null}
                open={menu === line.row.id}
                onMenu={setMenu}
                onDone={focusCell}
              />
            )
          })}
        </tbody>
        <Widest lines={lines} columns={shown} />
      </table>
      {ids.length === 0 && <p className={css.none}>{t('spaces.none')}</p>}
      <p id="spaces-keys" className="sr-only">
        {t('spaces.keys')}
      </p>
    </div>
  )
}

/** Estimated row height (px); the armies of a side are stacked. */
function heightOf({ central, allies }: SpaceRow, textSize: number): number {
  const strips = Math.max(central.length, allies.length)
  return Math.max(32, 24 * strips + 3 * (strips - 1) + 7) * (textSize / 14)
}

/** Scrolls to the current space. */
function startOf(): SpaceId | 'head' {
  const { selection, focusSpace, inspect } = useUi.getState()
  return selection?.space ?? focusSpace ?? inspect ?? ''
}
