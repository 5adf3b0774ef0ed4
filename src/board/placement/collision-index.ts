/** Spatial index of taken boxes, in scaled board pixels. */
import type { Rect } from './rects.ts'

const SQUARE = 96
const key = (column: number, row: number): number => column * 4096 + row

type Squares = { c0: number; r0: number; c1: number; r1: number }
/** The boxes of some squares at a time. Boxes are never removed, so a list and its length are enough. */
export type Recording = {
  readonly squares: Squares
  readonly taken: readonly (readonly [there: readonly Rect[], count: number])[]
}

const isSameRect = (a: Rect, b: Rect): boolean => a === b || (a.x0 === b.x0 && a.y0 === b.y0 && a.x1 === b.x1 && a.y1 === b.y1)
const NO_RECTS: readonly Rect[] = []

const noSquares = (): Squares => ({ c0: Infinity, r0: Infinity, c1: -Infinity, r1: -Infinity })

export class CollisionIndex {
  private readonly squares = new Map<number, Rect[]>()
  /** Since `startRecording`. */
  private asked: Squares = noSquares()
  private added: Rect[] = []

  /** Better kept clear, but may be covered. */
  readonly waterNames: CollisionIndex | null
  /** Subsets: ships at sea; labels of land that stand at sea. */
  readonly ships: CollisionIndex | null
  readonly landAtSea: CollisionIndex | null
  /** This index and its subsets. */
  readonly all: readonly CollisionIndex[]

  constructor(faint: CollisionIndex | null = null, ships: CollisionIndex | null = null, ashore: CollisionIndex | null = null) {
    this.waterNames = faint
    this.ships = ships
    this.landAtSea = ashore
    this.all = [this, faint, ships, ashore].filter((index) => index !== null)
  }

  add(rect: Rect): void {
    this.added.push(rect)
    for (let column = Math.floor(rect.x0 / SQUARE); column <= rect.x1 / SQUARE; column++)
      for (let row = Math.floor(rect.y0 / SQUARE); row <= rect.y1 / SQUARE; row++) {
        const there = this.squares.get(key(column, row))
        if (there) there.push(rect)
        else this.squares.set(key(column, row), [rect])
      }
  }

  startRecording(): void {
    this.asked = noSquares()
    this.added = []
  }

  recordedBoxes(): readonly Rect[] {
    return [...this.added]
  }

  recordedSquares(): Recording {
    const { c0, r0, c1, r1 } = this.asked
    const taken: [readonly Rect[], number][] = []
    for (let column = c0; column <= c1; column++)
      for (let row = r0; row <= r1; row++) {
        const there = this.squares.get(key(column, row)) ?? NO_RECTS
        let count = there.length
        while (count > 0 && this.added.includes(there[count - 1]!)) count--
        taken.push([there, count])
      }
    return { squares: this.asked, taken }
  }

  /** Whether the recorded squares have the same content now. */
  matches({ squares: { c0, r0, c1, r1 }, taken }: Recording): boolean {
    let i = 0
    for (let column = c0; column <= c1; column++)
      for (let row = r0; row <= r1; row++) {
        const [there, count] = taken[i++]!
        const now = this.squares.get(key(column, row)) ?? NO_RECTS
        if (now.length !== count) return false
        if (now !== there) for (let j = 0; j < count; j++) if (!isSameRect(now[j]!, there[j]!)) return false
      }
    return true
  }

  isFree(x0: number, y0: number, x1: number, y1: number): boolean {
    return this.coveredArea(x0, y0, x1, y1, true) === 0
  }

  /** Overlapping pixels, counted once per taken box; `any`: stops at the first. */
  coveredArea(x0: number, y0: number, x1: number, y1: number, any = false): number {
    let sum = 0
    const c0 = Math.floor(x0 / SQUARE)
    const r0 = Math.floor(y0 / SQUARE)
    const c1 = Math.floor(x1 / SQUARE)
    const r1 = Math.floor(y1 / SQUARE)
    const { asked } = this
    if (c0 < asked.c0) asked.c0 = c0
    if (r0 < asked.r0) asked.r0 = r0
    if (c1 > asked.c1) asked.c1 = c1
    if (r1 > asked.r1) asked.r1 = r1
    for (let column = c0; column <= c1; column++)
      for (let row = r0; row <= r1; row++) {
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
          // A box in several squares is counted once, in the square of its corner.
          if (Math.floor(left / SQUARE) === column && Math.floor(top / SQUARE) === row) sum += w * h
        }
      }
    return sum
  }
}
