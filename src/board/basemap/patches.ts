/** What of a kept picture of the ground is drawn, in patches of one size: those that were drawn for one place serve for the next. */
import type { Box } from '../geography/shapes.ts'
import type { Size } from '../types.ts'
import { intersection } from './boxes.ts'

/** Still to be drawn: nothing is there yet, or something that may be shown meanwhile, and its picture may have been asked for. */
export const [BLANK, BLURRED, REQUESTED, SHARP] = [0, 1, 2, 3] as const
type State = typeof BLANK | typeof BLURRED | typeof REQUESTED | typeof SHARP

/** Drawn beyond each edge, as a share of the view, so that small moves uncover nothing blurred. */
export const MARGIN_SHARE = 0.1
/** Device pixels that the picture has where the view leaves room for more than its margins: memory is bounded. */
const MAX_DEVICE_PIXELS = 4_000_000
/** About so large (px) is a patch. */
const PATCH_SIZE = 66
/** Pixels of the screen that are drawn at once. */
const MAX_PIECE_PIXELS = 300_000

export class Patches {
  /** All of the picture. */
  readonly all: Box
  readonly w: number
  readonly h: number
  private readonly across: number
  private readonly down: number
  private readonly states: Uint8Array

  /** So many, of this size (px). */
  constructor(across: number, down: number, w: number, h: number) {
    ;[this.across, this.down, this.w, this.h] = [across, down, w, h]
    this.all = [0, 0, across * w, down * h]
    this.states = new Uint8Array(across * down)
  }

  hasSameGrid({ across, down, w, h }: Patches): boolean {
    return this.across === across && this.down === down && this.w === w && this.h === h
  }

  /** The same picture moved by so many patches. */
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

  /** Columns and rows that a box touches; what reaches into one by less than a thousandth does not. */
  private touchedCells(box: Box): Box {
    const [x0, y0, x1, y1] = intersection(box, this.all) ?? [0, 0, 0, 0]
    const first = (at: number) => Math.floor(at + 0.001)
    const last = (at: number) => Math.ceil(at - 0.001)
    return [first(x0 / this.w), first(y0 / this.h), last(x1 / this.w), last(y1 / this.h)]
  }

  private boxOf = ([x0, y0, x1, y1]: Box): Box => [x0 * this.w, y0 * this.h, x1 * this.w, y1 * this.h]

  /** A box grown to whole patches. */
  growToPatches(box: Box): Box {
    return this.boxOf(this.touchedCells(box))
  }

  mark(box: Box, state: State): void {
    const [x0, y0, x1, y1] = this.touchedCells(box)
    for (let row = y0; row < y1; row++) this.states.fill(state, row * this.across + x0, row * this.across + x1)
  }

  /** What was drawn in a box is to be drawn anew, but for what is drawn now. */
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

  /** What of a box is not yet as far as this, in pieces that are drawn at once. */
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

/** Those of a picture for a view of this size: whole device pixels, so that what is only moved stays as sharp as it was. */
export function createPatches({ width, height }: Size, ratio: number): Patches {
  const side = (length: number) => Math.ceil((length * ratio) / Math.max(1, Math.round(length / PATCH_SIZE))) / ratio
  const [w, h] = [side(width), side(height)]
  const share = Math.max(1 + 2 * MARGIN_SHARE, Math.sqrt(MAX_DEVICE_PIXELS / (width * height)) / ratio)
  return new Patches(Math.ceil((width * share) / w), Math.ceil((height * share) / h), w, h)
}

/**
 * By how many patches of this size (px) a picture of this length is moved for a view that begins at `from` in it to lie well within:
 * about in its middle, but so that it does not go on beyond the board, which begins at `corner` in the view.
 */
export function shiftSteps(from: number, view: number, length: number, size: number, corner: number, board: number): number {
  const free = length - view
  const wanted = Math.min(Math.max(free / 2, free - Math.max(0, board + corner - view)), Math.max(0, -corner) + size)
  const steps = Math.floor((wanted - from) / size)
  return from + steps * size < 0 ? steps + 1 : steps
}
