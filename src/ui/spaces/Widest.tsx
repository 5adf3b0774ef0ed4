import { countsText, powerName, t } from '../text.ts'
import type { ColumnId, RankedRow } from './columns.ts'
import { Content, NameCell } from './Row.tsx'
import type { Force } from './rows.ts'
import css from './SpacesSheet.module.css'

/** Estimated width of an army in letters: about five for each kind of unit. */
const breadth = (forces: readonly Force[]) =>
  Math.max(
    0,
    ...forces.map(({ units, damaged }) => [units, damaged].flatMap(Object.values).reduce((sum, n) => sum + 4 + `${n}`.length, 0)),
  )

/** Letters of a cell, and of its longest word if it can wrap. */
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

/** The two longest cells of a column, because letters differ in width. */
function widest(lines: readonly RankedRow[], column: ColumnId): readonly RankedRow[] {
  const byLetters = new Map(lines.map((line) => [LETTERS[column](line), line]))
  return [...byLetters].toSorted(([a], [b]) => b - a).flatMap(([letters, line]) => (letters > 0 ? [line] : []))
}

/** Hidden rows that fix the column widths while the visible rows are virtualized. */
export function Widest({ lines, columns }: { lines: readonly RankedRow[]; columns: readonly ColumnId[] }) {
  const filled = columns.map((id) => widest(lines, id))
  return (
    <tfoot className={css.widest} aria-hidden="true">
      {[0, 1].map((place) => (
        <tr key={place}>
          {columns.map((id, column) => {
            const line = filled[column]?.[place]
            // The name column has a minimum width, like its header.
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
