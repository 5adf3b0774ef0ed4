import { describe, expect, it } from 'vitest'
import { piecesOf, rowsBetween } from '../../../src/ui/spaces/inView.ts'

/** Every third row is twice as high. */
const height = (row: number) => (row % 3 === 2 ? 20 : 10)

describe('rows in view', () => {
  it('are those that stand there wholly or in part', () => {
    expect(rowsBetween(9, height, 0, 25)).toEqual({ from: 0, to: 3 })
    expect(rowsBetween(9, height, 10, 40)).toEqual({ from: 1, to: 3 })
    expect(rowsBetween(9, height, 39, 41)).toEqual({ from: 2, to: 4 })
  })

  it('are the last one below the end, and none where there are none', () => {
    expect(rowsBetween(9, height, 900, 1000)).toEqual({ from: 8, to: 9 })
    expect(rowsBetween(0, height, 0, 100)).toEqual({ from: 0, to: 0 })
  })

  it('have room above, between and below them as high as what is left out', () => {
    const pieces = piecesOf(9, height, { from: 3, to: 5 }, [7])
    expect(pieces).toEqual([
      { room: 40, above: 3 },
      { row: 3 },
      { row: 4 },
      { room: 30, above: 7 },
      { row: 7 },
      { room: 20, above: 9 },
    ])
    const whole = pieces.reduce((sum, piece) => sum + ('room' in piece ? piece.room : height(piece.row)), 0)
    expect(whole).toBe(120)
  })

  it('of a range that is longer than the table are those that there are', () => {
    expect(piecesOf(2, height, { from: 0, to: 30 }, [-1])).toEqual([{ row: 0 }, { row: 1 }])
  })
})
