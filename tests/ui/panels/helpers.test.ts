import { describe, expect, it } from 'vitest'
import { costOfAll, minus, plus, total, withCount } from '../../../src/planning/counts.ts'
import { parts } from '../../../src/planning/landings.ts'
import { actionsFor } from '../../../src/planning/orders.ts'
import type { Picks } from '../../../src/planning/picks.ts'
import { pickAll, pickCount, pickedCounts, pickTransport } from '../../../src/planning/selection.ts'
import { share } from '../../../src/planning/shipping.ts'
import { shares } from '../../../src/ui/panels/purchase/plan.ts'
import { variants } from '../../../src/ui/panels/why/alternatives.ts'

describe('counts', () => {
  it('leave out what there is none of, in the order of the tables', () => {
    expect(Object.keys(withCount({ transport: 1, infantry: 2 }, 'artillery', 1))).toEqual(['infantry', 'artillery', 'transport'])
    expect(withCount({ infantry: 2 }, 'infantry', 0)).toEqual({})
    expect(plus({ infantry: 1 }, { infantry: 2, tank: 1 })).toEqual({ infantry: 3, tank: 1 })
    expect(minus({ infantry: 3, tank: 1 }, { infantry: 1, tank: 2 })).toEqual({ infantry: 2 })
    expect(total({ infantry: 3, artillery: 2 })).toBe(5)
    expect(costOfAll({ infantry: 6, artillery: 2, submarine: 1 })).toBe(32)
  })
})

const picks: Picks = {
  rows: [
    { type: 'infantry', damaged: false, can: 5, all: 8 },
    { type: 'battleship', damaged: true, can: 1, all: 1 },
  ],
  transports: [
    { id: 4, power: 'germany', own: true, canMove: true, cargo: [], parties: [] },
    {
      id: 7,
      power: 'germany',
      own: true,
      canMove: false,
      cargo: [{ power: 'germany', type: 'infantry' }],
      parties: [{ power: 'germany', units: { infantry: 1 } }],
    },
  ],
  further: false,
}

describe('a selection', () => {
  it('starts with all that can move', () => {
    const all = pickAll('sz10', picks)
    expect(all).toEqual({ space: 'sz10', units: { infantry: 5 }, damaged: { battleship: 1 }, transports: [4] })
    expect(pickedCounts(all)).toEqual({ infantry: 5, battleship: 1, transport: 1 })
  })

  it('takes transports that only land when nothing sails', () => {
    expect(pickAll('sz10', { rows: [], transports: picks.transports.slice(1), further: false }).transports).toEqual([7])
  })

  it('changes by kind and by ship, and forgets damage that is not asked for', () => {
    const all = pickAll('sz10', picks)
    const none = pickCount(all, { type: 'battleship', damaged: true, can: 1 }, 0)
    expect(none).toEqual({ space: 'sz10', units: { infantry: 5 }, transports: [4] })
    expect(pickTransport(none, 4, false).transports).toEqual([])
    expect(pickTransport(none, 2, true).transports).toEqual([2, 4])
  })
})

describe('loading', () => {
  it('spreads an army over the ships that have room', () => {
    const room: Record<number, number> = { 1: 1, 2: 2, 3: 2 }
    const may = (ship: number, units: Parameters<typeof total>[0]) => total(units) <= (room[ship] ?? 0)
    expect(share([1, 2, 3], { infantry: 2, artillery: 1 }, may)).toEqual([
      { transport: 1, units: { infantry: 1 } },
      { transport: 2, units: { infantry: 1, artillery: 1 } },
    ])
    expect(share([1, 2, 3], { infantry: 6 }, may)).toBeNull()
  })

  it('knows every part of a cargo, the whole first', () => {
    expect(parts({ infantry: 1, artillery: 1 })).toEqual([{ infantry: 1, artillery: 1 }, { artillery: 1 }, { infantry: 1 }])
    expect(parts({ infantry: 2 })).toEqual([{ infantry: 2 }, { infantry: 1 }])
  })
})

describe('the actions of a target', () => {
  const selection = { space: 'sz10', units: { cruiser: 1 }, transports: [4] }

  it('name only what goes', () => {
    const move = { space: 'sz9', class: 'sail', kind: 'move', path: ['sz9'], combat: false, mined: [] } as const
    expect(actionsFor(selection, { ...move, path: ['sz9'], mined: [] })).toEqual([
      { type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: [4] },
    ])
  })

  it('land at the time that was chosen', () => {
    const landings = [
      { transport: 4, units: { infantry: 2 }, now: true, after: true },
      { transport: 5, units: { infantry: 1 }, now: false, after: true },
    ]
    const target = { space: 'kiel', class: 'land', kind: 'offload', zone: 'sz10', landings } as const
    expect(actionsFor(selection, { ...target, landings }, { later: false })).toEqual([
      { type: 'offload', transport: 4, to: 'kiel', units: { infantry: 2 } },
    ])
    expect(actionsFor(selection, { ...target, landings }, { later: true })).toHaveLength(2)
  })
})

describe('the bar of IPC', () => {
  it('has a share for each kind that is ordered', () => {
    expect(shares({ submarine: 1, infantry: 6 })).toEqual([
      { type: 'infantry', cost: 18 },
      { type: 'submarine', cost: 6 },
    ])
  })
})

describe('other armies to try', () => {
  it('offer the rest without a kind, then more, then fewer, never nothing', () => {
    const found = variants(
      { artillery: 3 },
      { rows: [{ type: 'infantry', damaged: false, can: 2, all: 2 }], transports: [], further: false },
    )
    expect(found[0]).toEqual({ infantry: 1, artillery: 3 })
    expect(found).toContainEqual({ artillery: 2 })
    expect(found.every((counts) => total(counts) > 0)).toBe(true)
  })
})
