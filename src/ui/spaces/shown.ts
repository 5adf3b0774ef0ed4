/** Which spaces are listed. */
import { create } from 'zustand'
import type { GameState, PowerId, SpaceId } from '../../engine/index.ts'
import { findSpaces } from '../find/search.ts'
import type { RowContext, SpaceRow } from './rows.ts'

export type Flag = 'mine' | 'targets' | 'battles' | 'contested'
export const FLAGS: readonly Flag[] = ['mine', 'targets', 'battles', 'contested']
export type FilterSet = { text: string; power: PowerId | null; flags: ReadonlySet<Flag> }

export const NO_FILTERS: FilterSet = { text: '', power: null, flags: new Set() }

/** Kept while the table is closed. */
export const useFilters = create<FilterSet>()(() => NO_FILTERS)

export function setFlag(flag: Flag, on: boolean): void {
  useFilters.setState(({ flags }) => {
    const next = new Set(flags)
    if (on) next.add(flag)
    else next.delete(flag)
    return { flags: next }
  })
}

const has = (row: SpaceRow, power: PowerId) => [...row.central, ...row.allies].some((force) => force.power === power)

/** Matches of each flag. A flag without matches is ignored. */
export function flagged(rows: readonly SpaceRow[], moment: RowContext, power: PowerId): Record<Flag, ReadonlySet<SpaceId>> {
  const those = (test: (row: SpaceRow) => boolean) => new Set(rows.filter(test).map((row) => row.id))
  return {
    mine: those((row) => has(row, power)),
    targets: those((row) => moment.targets[row.id] !== undefined),
    battles: those((row) => moment.battles.has(row.id)),
    contested: those((row) => row.holder === 'contested'),
  }
}

export function shownBy(
  rows: readonly SpaceRow[],
  filters: FilterSet,
  flags: Record<Flag, ReadonlySet<SpaceId>>,
  game: GameState,
  selected: SpaceId | null,
): SpaceRow[] {
  const found = filters.text.trim() ? new Set(findSpaces(game, filters.text).map((each) => each.space)) : null
  const sets = FLAGS.filter((flag) => filters.flags.has(flag) && flags[flag].size > 0).map((flag) => flags[flag])
  const { power } = filters
  return rows.filter((row) => {
    if (found && !found.has(row.id)) return false
    if (power && row.holder !== power && row.printed !== power && !has(row, power)) return false
    // The selected units' space stays listed beside their targets.
    return sets.every((set) => set.has(row.id)) || (row.id === selected && filters.flags.has('targets'))
  })
}
