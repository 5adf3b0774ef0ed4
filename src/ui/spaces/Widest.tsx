import { countsText, powerName, t } from '../text.ts'
import type { ColumnId, RankedRow } from './columns.ts'
import { Content, NameCell } from './Row.tsx'
import type { Force } from './rows.ts'
import css from './SpacesSheet.module.css'

/** About how wide (in letters) the strips of some armies are: each kind of unit with its number takes as much room as about five. */
const breadth = (forces: readonly Force[]) =>
  Math.max(
    0,
    ...forces.map(({ units, damaged }) => [units, damaged].flatMap(Object.values).reduce((sum, n) => sum + 4 + `${n}`.length, 0)),
  )

/** How many letters a line has in a column, of which the longest word where it can be broken. */
const LETTERS: Readonly<Record<ColumnId, (line: RankedRow) => number>> = {
  name: ({ row }) => Math.max(...row.name.split(' ').map((word) => word.length)),
  theatre: ({ row }) => t(`spaces.theatre.${row.theatre}`).length,
  holder: ({ row }) => row.holderText.length,
  ipc: ({ row }) => `${row.ipc}`.length,
  strength: ({ row }) => `${row.strength}`.length,
  central: ({ row }) => breadth(row.central),
  allies: ({ row }) => breadth(row.allies),
  state: ({ row, tags }) => tags.reduce((sum, { text }) => sum + text.length + 4, countsText(row.garrison).length),
  printed: ({ row }) => (row.printed ? powerName(row.printed).length : 0),
  kind: ({ row }) => t(`spaces.kind.${row.kind}`).length,
  borders: ({ row }) => row.borders.length,
}

/** The lines with the most letters in a column, and with the second most: letters differ in width. */
function widest(lines: readonly RankedRow[], column: ColumnId): readonly RankedRow[] {
  const byLetters = new Map(lines.map((line) => [LETTERS[column](line), line]))
  return [...byLetters].toSorted(([a], [b]) => b - a).flatMap(([letters, line]) => (letters > 0 ? [line] : []))
}

/** Nobody sees it: it keeps each column as wide as all its rows need, of which only those in view are drawn. */
export function Widest({ lines, columns }: { lines: readonly RankedRow[]; columns: readonly ColumnId[] }) {
  const filled = columns.map((id) => widest(lines, id))
  return (
    <tfoot className={css.widest} aria-hidden="true">
      {[0, 1].map((place) => (
        <tr key={place}>
          {columns.map((id, column) => {
            const line = filled[column]?.[place]
            // The column of names has a least width of its own, as a heading does.
            const Cell = id === 'name' ? 'th' : 'td'
            return (
              <Cell key={id} data-column={column}>
                {line && (id === 'name' ? <NameCell row={line.row} /> : <Content id={id} line={line} />)}
              </Cell>
            )
          })}
        </tr>
      ))}
    </tfoot>
  )
}
