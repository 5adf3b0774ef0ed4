/**
 * What was found for a space when the board was last laid out, and what it was found from. Where all of that is as it was, nothing is
 * looked for again: after one move most of the board stands as it stood.
 */
import { geography } from '../geography/table'
import type { CollisionIndex, Seen } from './collisionIndex'
import type { LabelPlacement } from './placement'
import type { Rect } from './rects'

type Found = {
  readonly from: readonly unknown[]
  readonly seen: readonly (Seen | null)[]
  readonly took: readonly (readonly Rect[])[]
  readonly placement: LabelPlacement | null
}

const parts = ({ faint, ships, ashore }: CollisionIndex) => [faint, ships, ashore]

export class Finds {
  private readonly known = new Map<string, Found>()
  private readonly times = new Map<string, number>()
  private readonly board = geography()
  private readonly last: ReadonlyMap<string, Found> | null
  private readonly k: number
  /** How often it had to be looked. */
  looked = 0

  /** `last`: those of the layout before, which serve at the same scale `k`. */
  constructor(k: number, last: Finds | null = null) {
    this.k = k
    this.last = last?.k === k && last.board === this.board ? last.known : null
  }

  /** What `look` finds and takes; `from`: all that it goes by besides the boxes already taken. `what` may be asked for several times in a layout. */
  find(
    what: string,
    from: readonly unknown[],
    collisions: CollisionIndex,
    look: () => LabelPlacement | null,
  ): LabelPlacement | null {
    const nth = this.times.get(what) ?? 0
    this.times.set(what, nth + 1)
    const which = `${what} ${nth}`
    const indices = [collisions, ...parts(collisions)]
    const before = this.last?.get(which)
    if (
      before?.from.every((value, i) => value === from[i]) &&
      indices.every((index, i) => !index || index.isAs(before.seen[i]!))
    ) {
      indices.forEach((index, i) => {
        for (const rect of before.took[i]!) index?.add(rect)
      })
      this.known.set(which, before)
      return before.placement
    }
    this.looked++
    for (const index of indices) index?.watch()
    const placement = look()
    const seen = indices.map((index) => index?.seen() ?? null)
    this.known.set(which, { from, seen, took: indices.map((index) => index?.taken() ?? []), placement })
    return placement
  }
}
