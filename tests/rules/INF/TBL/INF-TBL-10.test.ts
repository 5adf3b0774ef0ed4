import { describe, expect, test } from 'vitest'
import { buyer, notForSale, prices, raisedBy, worth } from '../../../support/influence.ts'

describe('INF-TBL-10 Persia: neutral, for sale', () => {
  test('allowed: at the prices of the table, and no others', () => {
    expect(prices('persia')).toEqual({ ottoman: 20 })
    buyer('ottoman', 20).do({ type: 'influence', country: 'persia' })
  })

  test('allowed: attacked, it raises 3 infantry and 1 artillery; it is worth 2', () => {
    expect(raisedBy('persia', 'germany')).toEqual({ russia: { infantry: 3, artillery: 1 } })
    expect(worth('persia')).toBe(2)
  })

  test('refused: one IPC short, or to a power that the table does not name', () => {
    buyer('ottoman', 19).refuse({ type: 'influence', country: 'persia' }, 'INF-INFL-09')
    notForSale('persia', ['austria-hungary', 'russia', 'germany', 'france', 'britain', 'italy', 'usa'])
  })
})
