/** Which patches of the picture are drawn. */
import type { Box } from '../geography/shapes.ts'
import type { Size } from '../types.ts'
import { intersection } from './boxes.ts'

/** Nothing drawn; a placeholder shown; requested from the worker; final. */
export const [BLANK, BLURRED, REQUESTED, SHARP] = [0, 1, 2, 3] as const
type State = typeof BLANK | typeof BLURRED | typeof REQUESTED | typeof SHARP

/** Margin around the view, as a share of it, for small moves. */
export const MARGIN_SHARE = 0.1
/** Bounds the memory of the picture. */
const MAX_DEVICE_PIXELS = 4_000_000
/** Approximate size of a patch (px). */
const PATCH_SIZE = 66
/** Pixels drawn in one piece. */
const MAX_PIECE_PIXELS = 300_000

export class Patches {
  readonly all: Box
  readonly w: number
  readonly h: number
  private readonly across: number
  private readonly down: number
  private readonly states: Uint8Array

  constructor(across: number, down: number, w: number, h: number) {
    ;[this.across, this.down, this.w, this.h] = [across, down, w, h]
    this.all = [0, 0, across * w, down * h]
    this.states = new Uint8Array(across * down)
  }

  hasSameGrid({ across, down, w, h }: Patches): boolean {
    return this.across === across && this.down === down && this.w === w && this.h === h
  }

  movedBy(columns: number, rows: number): Patches {
    const next = new Patches(this.across, this.down, this.w, this.h)
    for (let row = 0; row < this.down; row++)
      for (let column = 0; column < this.across; column++) {
        const [from, above] = [column - columns, row - rows]
        if (from >= 0 && from < this.across && above >= 0 && above < this.down)
          next.states[row * this.across + column] = this.states[above * this.across + from]!
      }
    return next
  }

  /** Columns and rows that a box overlaps, with a tolerance of a thousandth. */
  private touchedCells(box: Box): Box {
    const [x0, y0, x1, y1] = intersection(box, this.all) ?? [0, 0, 0, 0]
    const first = (at: number) => Math.floor(at + 0.001)
    const last = (at: number) => Math.ceil(at - 0.001)
    return [first(x0 / this.w), first(y0 / this.h), last(x1 / this.w), last(y1 / this.h)]
  }

  private boxOf = ([x0, y0, x1, y1]: Box): Box => [x0 * this.w, y0 * this.h, x1 * this.w, y1 * this.h]

  growToPatches(box: Box): Box {
    return this.boxOf(this.touchedCells(box))
  }

  mark(box: Box, state: State): void {
    const [x0, y0, x1, y1] = this.touchedCells(box)
    for (let row = y0; row < y1; row++) this.states.fill(state, row * this.across + x0, row * this.across + x1)
  }

  /** Marks a box as blurred, except `but`. */
  markBlurred(box: Box, but: Box): void {
    const [x0, y0, x1, y1] = this.touchedCells(box)
    const [left, top, right, bottom] = this.touchedCells(but)
    for (let row = y0; row < y1; row++)
      for (let column = x0; column < x1; column++) {
        const at = row * this.across + column
        const now = column >= left && column < right && row >= top && row < bottom
        if (!now && this.states[at]! > BLURRED) this.states[at] = BLURRED
      }
  }

  /** Pieces of a box that are below a state. */
  piecesBelow(state: State, box: Box): readonly Box[] {
    const [x0, y0, x1, y1] = this.touchedCells(box)
    const most = Math.max(1, Math.floor(MAX_PIECE_PIXELS / (this.w * this.h)))
    const found: [number, number, number, number][] = []
    for (let row = y0; row < y1; row++)
      for (let column = x0; column < x1; column++) {
        const isBefore = () => column < x1 && this.states[row * this.across + column]! < state
        const from = column
        while (isBefore() && column - from < most) column++
        if (column === from) continue
        const above = found.find(([left, , right, foot]) => foot === row && left === from && right === column)
        if (above && (row + 1 - above[1]) * (column - from) <= most) above[3] = row + 1
        else found.push([from, row, column, row + 1])
        column--
      }
    return found.map(this.boxOf)
  }
}

/** Patches are whole device pixels, so that moving the picture keeps it sharp. */
export function createPatches({ width, height }: Size, ratio: number): Patches {
  const side = (length: number) => Math.ceil((length * ratio) / Math.max(1, Math.round(length / PATCH_SIZE))) / ratio
  const [w, h] = [side(width), side(height)]
  const share = Math.max(1 + 2 * MARGIN_SHARE, Math.sqrt(MAX_DEVICE_PIXELS / (width * height)) / ratio)
  return new Patches(Math.ceil((width * share) / w), Math.ceil((height * share) / h), w, h)
}

/**
 * How many patches to move the picture so that a view starting at `from` is about in its middle, without extending beyond
 * the board, which starts at `corner` in the view.
 */
export function shiftSteps(from: number, view: number, length: number, size: number, corner: number, board: number): number {
  const free = length - view
  const wanted = Math.min(Math.max(free / 2, free - Math.max(0, board + corner - view)), Math.max(0, -corner) + size)
  const steps = Math.floor((wanted - from) / size)
  return from + steps * size < 0 ? steps + 1 : steps
}
