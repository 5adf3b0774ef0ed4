/** Where a name and its armies find room inside their own space: the name's box first, then cells in rows around it. */
import type { Box, Point } from '../geometry'
import type { Size } from './names'
import type { Raster } from './raster'

export const cellPx = 34
export const wantedSlots = 6
const mostSlots = 24
/** A space around a circle this large (px) has room whatever stands where. */
const roomyPx = 90
/** Where six cells find no room, smaller ones: strips of an army are 24 px high, and the short form 20. */
const smallerCells = [30, 26, 22, 18]

type Within = {
  readonly raster: Raster
  readonly owner: number
  readonly box: Box
  readonly pole: Point
  readonly radius: number
  readonly taken: readonly Box[]
}
export type Room = {
  readonly name: { readonly at: Point; readonly size: Size } | null
  readonly slots: readonly Point[]
  /** The cells' edge. */
  readonly cell: number
}

export const boxAround = ([x, y]: Point, [w, h]: Size): Box => [x - w / 2, y - h / 2, x + w / 2, y + h / 2]
export const meets = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
const squared = (a: Point, b: Point): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2

/** The best of many places and forms of the name: the most cells up to what is wanted, then the fullest form nearest the pole. */
function roomWith(cell: number, within: Within, forms: readonly Size[]): Room {
  const { raster, owner, box, pole, radius } = within
  const holds = (at: Point, size: Size) =>
    raster.isClear(boxAround(at, size)) &&
    raster.ownerAt(...at) === owner &&
    !within.taken.some((other) => meets(boxAround(at, size), other))
  let best: { room: Room; cost: number } | null = null
  forms.forEach((size, form) => {
    const places: Point[] = [pole]
    if (radius < roomyPx || !holds(pole, size))
      for (let y = Math.floor(box[1]) + 8; y < box[3]; y += 6)
        for (let x = Math.floor(box[0]) + 8; x < box[2]; x += 6) places.push([x, y])
    for (const at of places) {
      if (!holds(at, size)) continue
      const least = form * 120 + Math.sqrt(squared(at, pole))
      if (best && least >= best.cost) continue
      const slots = cellsIn(within, boxAround(at, size), cell)
      const cost = Math.max(0, wantedSlots - slots.length) * 1000 + least
      if (!best || cost < best.cost) best = { room: { name: { at, size }, cell, slots }, cost }
      if (best.cost < form * 120 + 1) break
    }
  })
  const room = (best as { room: Room } | null)?.room ?? { name: null, slots: cellsIn(within, null, cell), cell }
  const near = room.slots.toSorted((a, b) => squared(a, pole) - squared(b, pole) || a[1] - b[1] || a[0] - b[0])
  return { name: room.name, cell, slots: near.slice(0, mostSlots) }
}

export const roomIn = (within: Within, forms: readonly Size[]): Room => roomWith(cellPx, within, forms)

/** For land without a coast that has no room for as many full cells. */
export function roomInSmaller(within: Within, forms: readonly Size[]): Room {
  const rooms = smallerCells.map((cell) => roomWith(cell, within, forms))
  return rooms.find(({ name, slots }) => name && slots.length >= wantedSlots) ?? rooms.at(-1)!
}

/** Rows of cells, each row from the left; of several heights to begin at, the one that gives most. */
function cellsIn({ raster, owner, box, radius, taken }: Within, name: Box | null, edge: number): Point[] {
  let best: Point[] = []
  const step = radius < roomyPx ? 2 : edge / 2
  for (let shift = 0; shift < edge; shift += step * 2) {
    const found: Point[] = []
    for (let y = Math.floor(box[1]) + shift; y + edge <= box[3]; y += edge)
      for (let x = Math.floor(box[0]); x + edge <= box[2]; ) {
        const cell: Box = [x, y, x + edge, y + edge]
        const middle: Point = [x + edge / 2, y + edge / 2]
        const free =
          raster.ownerAt(...middle) === owner &&
          raster.isClear(cell) &&
          !(name && meets(cell, name)) &&
          !taken.some((other) => meets(cell, other))
        if (free) found.push(middle)
        x += free ? edge : step
      }
    if (found.length > best.length) best = found
  }
  return best
}
