/** Virtualized rows: only rows in view are rendered, the rest is empty space. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { cssScaleOf } from '../../scaling.ts'

/** Extra rows above and below. The range is updated when fewer than the minimum remain. */
const SPARE = 6
const LEAST = 2

type Range = { readonly from: number; readonly to: number }
/** A row index, or empty space (px). */
export type Piece = { readonly row: number } | { readonly room: number; readonly above: number }

/** The rows that intersect a vertical range. */
export function rowsBetween(count: number, heightOf: (row: number) => number, top: number, bottom: number): Range {
  let from = 0
  let y = 0
  while (from < count - 1 && y + heightOf(from) <= top) y += heightOf(from++)
  let to = from
  while (to < count && y < bottom) y += heightOf(to++)
  return { from, to }
}

/** Rows of a range and always-rendered rows, with the space between them. */
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
 * `guess`: height (px) of an unmeasured row. `always`: rows rendered in any case, such as the focused one. Rows carry `data-
 * row`. Call `look` after scrolling.
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
  // Before the first layout the table is as high as the page.
  const [range, setRange] = useState(() => rowsBetween(count, heightOf, 0, window.innerHeight))
  const look = () => {
    const element = scroller.current
    // Hidden, it keeps its state.
    if (!element || element.clientHeight === 0) return
    const { scrollTop, clientHeight } = element
    const seen = rowsBetween(count, heightOf, scrollTop, scrollTop + clientHeight)
    const least = around(seen, LEAST)
    setRange((now) => (now.from <= least.from && now.to >= least.to ? now : around(seen, SPARE)))
  }
  const looked = useRef(look)
  // Runs after every scroll; measured heights replace guesses.
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
