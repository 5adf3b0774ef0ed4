import { memo, type ReactNode } from 'react'
import type { GameState, SpaceId } from '../../engine/index.ts'
import { countsText, powerName, t } from '../text.ts'
import { ArmyStrip, Glyph, Roundel } from '../widgets/index.ts'
import { type ColumnId, NUMBERS, type RankedRow } from './columns.ts'
import { Holder } from './Holder.tsx'
import { MenuButton, RowMenu } from './RowMenu.tsx'
import type { Force, RowContext, SpaceRow } from './rows.ts'
import css from './SpacesSheet.module.css'

type Props = {
  game: GameState
  line: RankedRow
  /** Visible columns; a stable reference. */
  columns: readonly ColumnId[]
  moment: RowContext
  /** Index for assistive technology. */
  index: number
  /** The focused column, if the focus is in this row. */
  column: number | null
  open: boolean
  onMenu: (space: SpaceId | null) => void
  onDone: (cell: { row: SpaceId; column: number }) => void
}

const tagKey = ({ tags }: RankedRow) => tags.map((tag) => tag.text).join('|')

/** Renders only when its data changes. */
export const Row = memo(
  function Row({ game, line, columns, moment, index, column, open, onMenu, onDone }: Props) {
    const { row } = line
    return (
      <tr
        data-row={row.id}
        data-kind={row.kind}
        data-selected={moment.selected === row.id || undefined}
        aria-rowindex={index}
        aria-selected={moment.selected === row.id || undefined}
        onClick={() => onMenu(row.id)}
      >
        {columns.map((id, at) => {
          const place = { 'data-column': at, 'data-number': NUMBERS.has(id) || undefined, tabIndex: column === at ? 0 : -1 }
          return id === 'name' ? (
            <th key={id} scope="row" aria-label={row.name} {...place}>
              <NameCell row={row} onMenu={() => onMenu(row.id)}>
                {open && (
                  <RowMenu
                    game={game}
                    row={row}
                    moment={moment}
                    onClose={() => onMenu(null)}
                    onDone={() => onDone({ row: row.id, column: column ?? 0 })}
                  />
                )}
              </NameCell>
            </th>
          ) : (
            <td key={id} {...place}>
              <Content id={id} line={line} />
            </td>
          )
        })}
      </tr>
    )
  },
  (a, b) =>
    a.line.row === b.line.row &&
    tagKey(a.line) === tagKey(b.line) &&
    a.columns === b.columns &&
    a.index === b.index &&
    a.column === b.column &&
    a.open === b.open &&
    (!b.open || a.moment === b.moment),
)

/** The name with its menu button or open menu. */
export function NameCell({ row, onMenu, children }: { row: SpaceRow; onMenu?: () => void; children?: ReactNode }) {
  return (
    <span className={css.name}>
      <span data-sea={row.kind === 'sea' || undefined}>{row.name}</span>
      {children || <MenuButton row={row} {...(onMenu ? { onClick: onMenu } : {})} />}
    </span>
  )
}

/** The text of the other columns. */
export function Content({ id, line: { row, tags } }: { id: ColumnId; line: RankedRow }) {
  switch (id) {
    case 'theatre':
      return t(`spaces.theatre.${row.theatre}`)
    case 'holder':
      return row.kind === 'sea' || row.kind === 'impassable' ? null : <Holder row={row} size={16} />
    case 'ipc':
      return row.ipc > 0 ? row.holder === 'contested' ? <s>{row.ipc}</s> : row.ipc : null
    case 'strength':
      return row.strength > 0 ? row.strength : null
    case 'central':
      return <Forces forces={row.central} />
    case 'allies':
      return <Forces forces={row.allies} />
    case 'state':
      return (
        <span className={css.tags}>
          {tags.map((tag) => (
            <span key={tag.text} data-tone={tag.tone}>
              {tag.mark && <Glyph name={tag.mark} size={14} />}
              {tag.text}
            </span>
          ))}
          {Object.keys(row.garrison).length > 0 && <span>{t('spaces.state.garrison', { units: countsText(row.garrison) })}</span>}
        </span>
      )
    case 'printed':
      return row.printed ? (
        <span className={css.printed}>
          <Roundel power={row.printed} size={14} />
          {powerName(row.printed)}
        </span>
      ) : null
    case 'kind':
      return t(`spaces.kind.${row.kind}`)
    case 'borders':
      return row.borders
    default:
      return null
  }
}

function Forces({ forces }: { forces: readonly Force[] }) {
  return (
    <span className={css.forces}>
      {forces.map(({ power, units, damaged }) => (
        <ArmyStrip key={power} power={power} units={units} damaged={damaged} />
      ))}
    </span>
  )
}
