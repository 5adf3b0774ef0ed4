import { describe, expect, it } from 'vitest'
import type { Picks } from '../../src/planning/picks.ts'
import {
  cargoKeptBy,
  cargoToLand,
  isPicked,
  keepAboard,
  markedIn,
  markedRange,
  pickAll,
  pickCount,
  pickedCounts,
  pickMarked,
  pickNone,
  pickTransport,
} from '../../src/planning/selection.ts'

const picks: Picks = {
  rows: [
    { type: 'infantry', damaged: false, can: 5, all: 8 },
    { type: 'battleship', damaged: true, can: 1, all: 1 },
  ],
  transports: [
    { id: 4, power: 'germany', own: true, canMove: true, bound: false, cargo: [], parties: [] },
    {
      id: 7,
      power: 'germany',
      own: true,
      canMove: false,
      bound: false,
      cargo: [{ power: 'germany', type: 'infantry' }],
      parties: [{ power: 'germany', units: { infantry: 1 } }],
    },
  ],
  canSailStrategically: false,
}

describe('a selection', () => {
  it('starts with all that can move', () => {
    const all = pickAll('sz10', picks)
    expect(all).toEqual({ space: 'sz10', units: { infantry: 5 }, damaged: { battleship: 1 }, transports: [4] })
    expect(pickedCounts(all)).toEqual({ infantry: 5, battleship: 1, transport: 1 })
  })

  it('takes transports that only land when nothing sails', () => {
    expect(pickAll('sz10', { rows: [], transports: picks.transports.slice(1), canSailStrategically: false }).transports).toEqual([
      7,
    ])
  })

  it('leaves out an empty transport that has landed somebody, but where nobody else is there', () => {
    const [ship, loaded] = picks.transports.map((each) => ({ ...each, canMove: true, bound: true }))
    const taken = (rows: Picks['rows'], transports: Picks['transports']) =>
      pickAll('sz10', { rows, transports, canSailStrategically: false }).transports
    expect(taken(picks.rows, [ship!, loaded!])).toEqual([7])
    expect(taken(picks.rows, [ship!])).toEqual([])
    expect(taken([], [ship!])).toEqual([4])
  })

  it('changes by kind and by ship, and forgets damage that is not asked for', () => {
    const all = pickAll('sz10', picks)
    const none = pickCount(all, { type: 'battleship', damaged: true, can: 1 }, 0)
    expect(none).toEqual({ space: 'sz10', units: { infantry: 5 }, transports: [4] })
    expect(pickTransport(none, 4, false).transports).toEqual([])
    expect(pickTransport(none, 2, true).transports).toEqual([2, 4])
  })

  it('of nothing is none', () => {
    expect(isPicked(pickNone('sz10'))).toBe(false)
    expect(isPicked({ ...pickNone('sz10'), damaged: { battleship: 1 } })).toBe(true)
  })
})

describe('guns with gas', () => {
  const row = { type: 'artillery', damaged: false, can: 4, all: 4, marked: 3 } as const

  it('are so many of those picked as must and may carry it', () => {
    expect(markedRange(row, 4)).toEqual({ least: 3, most: 3 })
    expect(markedRange(row, 2)).toEqual({ least: 1, most: 2 })
  })

  it('stay as they were chosen while others are picked', () => {
    const two = pickMarked(pickCount(pickNone('ruhr'), row, 2), 1)
    expect(markedIn(two)).toBe(1)
    expect(markedIn(pickCount(two, row, 4))).toBe(3)
  })
})

describe('what stays aboard', () => {
  const ship = { id: 7, parties: [{ power: 'germany', units: { infantry: 2 } }] } as const
  const parties = { ...ship, parties: [...ship.parties] }
  const all = { space: 'sz10', units: {}, transports: [7] }

  it('does not land, and only of the selection it was said of', () => {
    const kept = keepAboard(all, 7, 'germany', { infantry: 1 })
    expect(cargoKeptBy(kept, 7, 'germany')).toEqual({ infantry: 1 })
    expect(cargoToLand(kept, parties)).toEqual([{ power: 'germany', units: { infantry: 1 } }])
    expect(cargoToLand(all, parties)).toEqual([{ power: 'germany', units: { infantry: 2 } }])
  })

  it('stays aboard while other ships are picked up, and leaves nobody who has nothing to land', () => {
    const kept = keepAboard(all, 7, 'germany', { infantry: 2 })
    expect(cargoToLand(pickTransport(kept, 4, true), parties)).toEqual([])
  })
})
