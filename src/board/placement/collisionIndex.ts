/** Boxes that are taken, in scaled board pixels, kept by squares so that only what is near is asked. */
import type { Rect } from './rects'

const SQUARE = 96
const key = (column: number, row: number): number => column * 4096 + row

export class CollisionIndex {
  private readonly squares = new Map<number, Rect[]>()

  /** What had better stay clear, where there is a choice. */
  readonly faint: CollisionIndex | null
  /** Of what is taken: the ships at sea, and what belongs to lands but stands on the sea. */
  readonly ships: CollisionIndex | null
  readonly ashore: CollisionIndex | null

  constructor(faint: CollisionIndex | null = null, ships: CollisionIndex | null = null, ashore: CollisionIndex | null = null) {
    this.faint = faint
    this.ships = ships
    this.ashore = ashore
  }

  add(rect: Rect): void {
    for (let column = Math.floor(rect.x0 / SQUARE); column <= rect.x1 / SQUARE; column++)
      for (let row = Math.floor(rect.y0 / SQUARE); row <= rect.y1 / SQUARE; row++) {
        const there = this.squares.get(key(column, row))
        if (there) there.push(rect)
        else this.squares.set(key(column, row), [rect])
      }
  }

  /** Whether nothing that is taken meets the box. */
  isFree(x0: number, y0: number, x1: number, y1: number): boolean {
    return this.covered(x0, y0, x1, y1, true) === 0
  }

  /** Pixels of the box that are taken, each as often as it is; `any`: more than nothing is enough to know. */
  covered(x0: number, y0: number, x1: number, y1: number, any = false): number {
    let sum = 0
    for (let column = Math.floor(x0 / SQUARE); column <= x1 / SQUARE; column++)
      for (let row = Math.floor(y0 / SQUARE); row <= y1 / SQUARE; row++) {
        const there = this.squares.get(key(column, row))
        if (!there) continue
        for (let i = 0; i < there.length; i++) {
          const other = there[i]!
          const left = Math.max(x0, other.x0)
          const top = Math.max(y0, other.y0)
          const w = Math.min(x1, other.x1) - left
          const h = Math.min(y1, other.y1) - top
          if (w <= 0 || h <= 0) continue
          if (any) return 1
          // What lies in several squares is counted in that of the corner they have in common.
          if (Math.floor(left / SQUARE) === column && Math.floor(top / SQUARE) === row) sum += w * h
        }
      }
    return sum
  }
}
