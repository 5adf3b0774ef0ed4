/**
 * What was found for a space when the board was last laid out, or in an earlier round of this time, and what it was found from. Where
 * all of that is as it was, nothing is looked for again: after one move most of the board stands as it stood.
 */
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography } from '../geography/table.ts'
import type { CollisionIndex, Seen } from './collisionIndex.ts'
import type { LabelPlacement } from './placement.ts'
import type { Rect } from './rects.ts'

type Found = {
  readonly from: readonly unknown[]
  readonly seen: readonly Seen[]
  readonly took: readonly (readonly Rect[])[]
  readonly placement: LabelPlacement | null
}

/** All that was found for each space, in the order in which it was asked for. */
type Known = { readonly [what in 'army' | 'name']: Map<SpaceId, Found[]> }

/** Whether all that something was found from is as it was. */
function serves({ from: then, seen }: Found, from: readonly unknown[], indices: readonly CollisionIndex[]): boolean {
  for (let i = 0; i < then.length; i++) if (then[i] !== from[i]) return false
  for (let i = 0; i < indices.length; i++) if (!indices[i]!.isAs(seen[i]!)) return false
  return true
}

export class Finds {
  private readonly known: Known = { army: new Map(), name: new Map() }
  private readonly board = geography()
  private readonly last: Known | null
  private readonly k: number
  /** How often it had to be looked. */
  looked = 0

  /** `last`: those of the layout before, which serve at the same scale `k`. */
  constructor(k: number, last: Finds | null = null) {
    this.k = k
    this.last = last?.k === k && last.board === this.board ? last.known : null
  }

  /** What `look` finds and takes; `from`: all that it goes by besides the boxes already taken. The same may be asked for several times in a layout. */
  find(
    what: keyof Known,
    space: SpaceId,
    from: readonly unknown[],
    collisions: CollisionIndex,
    look: () => LabelPlacement | null,
  ): LabelPlacement | null {
    const own = this.known[what].get(space) ?? []
    if (own.length === 0) this.known[what].set(space, own)
    const { indices } = collisions
    const then = this.last?.[what].get(space)
    const old = then?.[own.length] ?? then?.at(-1)
    const earlier = own.at(-1)
    const before = old && serves(old, from, indices) ? old : earlier && serves(earlier, from, indices) ? earlier : null
    if (before) {
      indices.forEach((index, i) => {
        for (const rect of before.took[i]!) index.add(rect)
      })
      own.push(before)
      return before.placement
    }
    this.looked++
    for (const index of indices) index.watch()
    const placement = look()
    const [seen, took] = [indices.map((index) => index.seen()), indices.map((index) => index.taken())]
    own.push({ from, seen, took, placement })
    return placement
  }
}
