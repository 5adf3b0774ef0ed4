/** Columns of the table of spaces, and how each is sorted. */

import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
} from '@tanstack/react-table'
import { POWERS } from '../../engine/index.ts'
import { total } from '../../planning/counts.ts'
import { type Force, nameOrder, type SpaceRow, type Tag, THEATRE_ORDER } from './rows.ts'

export type ColumnId =
  | 'name'
  | 'theatre'
  | 'holder'
  | 'ipc'
  | 'strength'
  | 'central'
  | 'allies'
  | 'state'
  | 'printed'
  | 'kind'
  | 'borders'

/** A row with the sort key of its state: pending tasks first. */
export type RankedRow = { row: SpaceRow; tags: readonly Tag[]; rank: number }

export const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })
const helper = createColumnHelper<typeof features, RankedRow>()

const sum = (forces: readonly Force[]) => forces.reduce((all, force) => all + total(force.units), 0)
const KINDS: readonly SpaceRow['kind'][] = ['capital', 'land', 'minor', 'colony', 'sea', 'impassable']

/** Powers in turn order, then contested, unheld, and sea. */
function holderRank({ holder, kind }: SpaceRow): number {
  if (holder === 'contested') return POWERS.length
  if (holder) return POWERS.indexOf(holder)
  return POWERS.length + 1 + KINDS.indexOf(kind)
}

/** Sorts by a number of each row. */
const ranked = (id: ColumnId, rank: (line: RankedRow) => number) =>
  helper.accessor(rank, { id, sortFn: (a, b) => a.getValue<number>(id) - b.getValue<number>(id) })

export const columns = helper.columns([
  helper.accessor(({ row }) => row.name, {
    id: 'name',
    sortFn: (a, b) => nameOrder.compare(a.getValue<string>('name'), b.getValue<string>('name')),
  }),
  ranked('theatre', ({ row }) => THEATRE_ORDER.indexOf(row.theatre)),
  ranked('holder', ({ row }) => holderRank(row)),
  ranked('ipc', ({ row }) => row.ipc),
  ranked('state', ({ rank }) => rank),
  ranked('central', ({ row }) => sum(row.central)),
  ranked('allies', ({ row }) => sum(row.allies)),
  ranked('strength', ({ row }) => row.strength),
  ranked('printed', ({ row }) => (row.printed ? POWERS.indexOf(row.printed) : POWERS.length)),
  ranked('kind', ({ row }) => KINDS.indexOf(row.kind)),
  ranked('borders', ({ row }) => row.borders.split(', ').length),
])

export const COLUMNS = columns.map((each) => each.id as ColumnId)

/** Columns that fit beside the dock. Others are optional. */
const SHORT: ReadonlySet<ColumnId> = new Set(['name', 'theatre', 'holder', 'ipc', 'state', 'central', 'allies'])
/** True if any row has a state to show. */
export const anyState = (lines: readonly RankedRow[]): boolean =>
  lines.some(({ row, tags }) => tags.length > 0 || Object.keys(row.garrison).length > 0)

/** The visible columns: all or the short list, without empty states, always with the sorted one. */
export const columnsShown = (by: ColumnId, states: boolean, all: boolean): readonly ColumnId[] =>
  all ? COLUMNS : COLUMNS.filter((id) => id === by || (SHORT.has(id) && (states || id !== 'state')))

/** Numbers and armies sort descending first. */
export const FALLING: ReadonlySet<ColumnId> = new Set(['ipc', 'strength', 'central', 'allies', 'state', 'borders'])
export const NUMBERS: ReadonlySet<ColumnId> = new Set(['ipc', 'strength'])

/** Ties are sorted by name. */
export const sortingBy = (id: ColumnId, down: boolean): SortingState =>
  id === 'name'
    ? [{ id, desc: down }]
    : [
        { id, desc: down },
        { id: 'name', desc: false },
      ]
