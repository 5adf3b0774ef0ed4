/** Of a long table only the rows in view are drawn, and some on either side; the others are room of their height. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cssScaleOf } from '../../scaling.ts'

/** So many rows beyond either edge are drawn too: a turn of the wheel finds them there. With fewer than the least, they are drawn anew. */
const SPARE = 6
const LEAST = 2

type Range = { readonly from: number; readonly to: number }
/** What follows in the table: the row with this number, or room (px) where rows are not drawn. */
export type Piece = { readonly row: number } | { readonly room: number; readonly above: number }

/** The rows that stand, wholly or in part, between two heights. */
export function rowsBetween(count: number, heightOf: (row: number) => number, top: number, bottom: number): Range {
  let from = 0
  let y = 0
  while (from < count - 1 && y + heightOf(from) <= top) y += heightOf(from++)
  let to = from
  while (to < count && y < bottom) y += heightOf(to++)
  return { from, to }
}

/** The rows of a range and those that are always drawn, with room between them. */
export function piecesOf(
  count: number,
  heightOf: (row: number) => number,
  { from, to }: Range,
  always: readonly number[],
): Piece[] {
  const pieces: Piece[] = []
  let room = 0
  for (let row = 0; row < count; row++) {
    if ((row < from || row >= to) && !always.includes(row)) {
      room += heightOf(row)
      continue
    }
    if (room > 0) pieces.push({ room, above: row })
    room = 0
    pieces.push({ row })
  }
  if (room > 0) pieces.push({ room, above: count })
  return pieces
}

/**
 * `guess`: the height (px) of a row that has not been drawn yet. `always`: rows that are drawn wherever the table stands, such as
 * the one with the keyboard in it. Rows carry `data-row`. `look` is to be called where the table has been moved.
 */
export function useInView(
  scroller: RefObject<HTMLElement | null>,
  ids: readonly string[],
  guess: (row: number) => number,
  always: readonly number[],
): { pieces: readonly Piece[]; look: () => void } {
  const [heights] = useState(() => new Map<string, number>())
  const heightOf = (row: number) => heights.get(ids[row]!) ?? guess(row)
  const count = ids.length
  const around = ({ from, to }: Range, rows: number): Range => ({
    from: Math.max(0, from - rows),
    to: Math.min(count, to + rows),
  })
  // Before anything is laid out it is as high as the page, whose bars take the room of the rows to spare.
  const [range, setRange] = useState(() => rowsBetween(count, heightOf, 0, window.innerHeight))
  const look = () => {
    const element = scroller.current
    // Out of sight it keeps what it has.
    if (!element || element.clientHeight === 0) return
    const { scrollTop, clientHeight } = element
    const seen = rowsBetween(count, heightOf, scrollTop, scrollTop + clientHeight)
    const least = around(seen, LEAST)
    setRange((now) => (now.from <= least.from && now.to >= least.to ? now : around(seen, SPARE)))
  }
  const looked = useRef(look)
  // After everything that moves the table; what was guessed is known now.
  useLayoutEffect(() => {
    looked.current = look
    for (const row of scroller.current?.querySelectorAll<HTMLElement>('tbody > [data-row]') ?? []) {
      const height = row.getBoundingClientRect().height / cssScaleOf(row)
      if (height > 0) heights.set(row.dataset.row!, height)
    }
    look()
  })
  useLayoutEffect(() => {
    if (!scroller.current || typeof ResizeObserver === 'undefined') return undefined
    const watch = new ResizeObserver(() => looked.current())
    watch.observe(scroller.current)
    return () => watch.disconnect()
  }, [scroller])
  return { pieces: piecesOf(count, heightOf, range, always), look }
}
