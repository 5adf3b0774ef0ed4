import { describe, expect, it } from 'vitest'
import { type Action, type GameState, reduce, treasuryOf } from '../../src/engine/index.ts'
import {
  allInfantry,
  budgetOf,
  costShares,
  type LoggedAction,
  lastOrder,
  purchaseOf,
  purchaseRows,
} from '../../src/planning/purchase.ts'
import { position } from './position.ts'

const shop = (treasury: number): GameState => position({ power: 'germany', phase: 'purchase', treasury: { germany: treasury } })
const done = (before: GameState, action: Action): LoggedAction => {
  const outcome = reduce(before, action)
  if (!outcome.ok) throw new Error(outcome.error.message)
  return { action, events: outcome.events, before, after: outcome.state }
}

describe('the shop', () => {
  it('sells cheapest to dearest within land, air and sea, and says why one more is too much', () => {
    const rows = purchaseRows(shop(7))
    expect(rows.map((row) => row.type)).toEqual([
      'infantry',
      'artillery',
      'tank',
      'fighter',
      'submarine',
      'transport',
      'cruiser',
      'battleship',
    ])
    expect(rows.find((row) => row.type === 'infantry')?.more).toBeNull()
    expect(rows.find((row) => row.type === 'battleship')?.more).not.toBeNull()
  })

  it('asks for what cannot be had at all beside what is ordered, so that what can be had instead leaves that as it is', () => {
    const early = position({ power: 'germany', phase: 'purchase', round: 1, treasury: { germany: 20 } })
    const { after } = done(early, purchaseOf({ infantry: 4 }))
    const tank = purchaseRows(after).find((row) => row.type === 'tank')
    expect(tank?.locked?.rule).toBe('STD-PUR-03')
    expect(tank?.locked?.asked).toEqual(purchaseOf({ infantry: 4, tank: 1 }))
  })

  it('counts what is ordered to what there is to spend', () => {
    const { after } = done(shop(20), purchaseOf({ infantry: 4 }))
    expect(treasuryOf(after, 'germany')).toBe(8)
    expect(budgetOf(after)).toBe(20)
    expect(allInfantry(after)).toEqual({ infantry: 6 })
  })

  it('remembers the order of an earlier round, not of this one', () => {
    const entry = done(shop(20), purchaseOf({ infantry: 4 }))
    expect(lastOrder([entry], entry.after)).toBeNull()
    const next = position({ power: 'germany', phase: 'purchase', round: 3 })
    expect(lastOrder([entry], next)).toEqual({ infantry: 4 })
  })
})

describe('the bar of IPC', () => {
  it('has a share for each kind that is ordered', () => {
    expect(costShares(shop(30), { submarine: 1, infantry: 6 })).toEqual([
      { type: 'infantry', cost: 18 },
      { type: 'submarine', cost: 6 },
    ])
  })
})
