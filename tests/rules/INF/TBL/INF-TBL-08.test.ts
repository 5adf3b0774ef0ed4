import { describe, expect, test } from 'vitest'
import { buyer, notForSale, prices, raisedBy, worth } from '../../../support/influence.ts'

describe('INF-TBL-08 Ethiopia: neutral, for sale', () => {
  test('allowed: at the prices of the table, and no others', () => {
    expect(prices('empire-of-ethiopia')).toEqual({ germany: 20 })
    buyer('germany', 20).do({ type: 'influence', country: 'empire-of-ethiopia' })
  })

  test('allowed: attacked, it raises 3 infantry and 1 artillery; it is worth 1', () => {
    expect(raisedBy('empire-of-ethiopia', 'germany')).toEqual({ russia: { infantry: 3, artillery: 1 } })
    expect(worth('empire-of-ethiopia')).toBe(1)
  })

  test('refused: one IPC short, or to a power that the table does not name', () => {
    buyer('germany', 19).refuse({ type: 'influence', country: 'empire-of-ethiopia' }, 'INF-INFL-09')
    notForSale('empire-of-ethiopia', ['austria-hungary', 'russia', 'france', 'britain', 'ottoman', 'italy', 'usa'])
  })
})
