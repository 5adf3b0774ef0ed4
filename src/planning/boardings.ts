/** Armies on the coast that could board transports in a sea zone. */
import type { Counts, GameState, SpaceId } from '../engine/index.ts'
import { coastsOf } from './board.ts'
import { selectionFor } from './loading-targets.ts'
import { selectAllMovable } from './press.ts'
import { pickedCounts, type Selection } from './selection.ts'
import type { Target } from './target.ts'
import { targetsOf } from './targets.ts'

/** A part of an army that has room aboard, ready to be sent. */
export type Boarding = { from: SpaceId; selection: Selection; units: Counts; target: Target }

export function boardings(state: GameState, zone: SpaceId): Boarding[] {
  return coastsOf(state, zone).flatMap((from) => {
    const all = selectAllMovable(state, from)
    const there = all && targetsOf(state, all)[zone]
    if (!there || (there.kind !== 'load' && there.kind !== 'part')) return []
    const selection = selectionFor(all, there)
    const target = targetsOf(state, selection)[zone]
    return target ? [{ from, selection, units: pickedCounts(selection), target }] : []
  })
}
