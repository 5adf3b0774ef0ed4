/**
 * Placements of the previous layout and of earlier rounds, reused while their inputs are unchanged: after a move most of
 * the board stays the same.
 */
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography } from '../geography/current-board.ts'
import type { CollisionIndex, Recording } from './collision-index.ts'
import type { LabelPlacement } from './forms.ts'
import type { Rect } from './rects.ts'

type CacheEntry = {
  readonly from: readonly unknown[]
  readonly seen: readonly Recording[]
  readonly took: readonly (readonly Rect[])[]
  readonly placement: LabelPlacement | null
}

type EntriesBySpace = { readonly [what in 'army' | 'name']: Map<SpaceId, CacheEntry[]> }

function isValid({ from: inputs, seen }: CacheEntry, from: readonly unknown[], indices: readonly CollisionIndex[]): boolean {
  for (let i = 0; i < inputs.length; i++) if (inputs[i] !== from[i]) return false
  for (let i = 0; i < indices.length; i++) if (!indices[i]!.matches(seen[i]!)) return false
  return true
}

export class PlacementCache {
  private readonly entries: EntriesBySpace = { army: new Map(), name: new Map() }
  private readonly board = geography()
  private readonly previous: EntriesBySpace | null
  private readonly k: number
  /** For tests and benchmarks. */
  misses = 0

  /** `last`: the previous layout's cache, reused at the same scale. */
  constructor(k: number, last: PlacementCache | null = null) {
    this.k = k
    this.previous = last?.k === k && last.board === this.board ? last.entries : null
  }

  /** `from`: all inputs of `look` except the taken boxes. May be called several times per space and layout. */
  findOrPlace(
    what: keyof EntriesBySpace,
    space: SpaceId,
    from: readonly unknown[],
    collisions: CollisionIndex,
    look: () => LabelPlacement | null,
  ): LabelPlacement | null {
    const own = this.entries[what].get(space) ?? []
    if (own.length === 0) this.entries[what].set(space, own)
    const indices = collisions.all
    const previous = this.previous?.[what].get(space)
    const old = previous?.[own.length] ?? previous?.at(-1)
    const earlier = own.at(-1)
    const before = old && isValid(old, from, indices) ? old : earlier && isValid(earlier, from, indices) ? earlier : null
    if (before) {
      indices.forEach((index, i) => {
        for (const rect of before.took[i]!) index.add(rect)
      })
      own.push(before)
      return before.placement
    }
    this.misses++
    for (const index of indices) index.startRecording()
    const placement = look()
    const [seen, took] = [indices.map((index) => index.recordedSquares()), indices.map((index) => index.recordedBoxes())]
    own.push({ from, seen, took, placement })
    return placement
  }
}
