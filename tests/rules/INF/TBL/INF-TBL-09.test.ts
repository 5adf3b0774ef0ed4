import { describe, expect, test } from 'vitest'
import { buyer, notForSale, prices, raisedBy, worth } from '../../../support/influence.ts'

describe('INF-TBL-09 Afghanistan: neutral, for sale', () => {
  test('allowed: at the prices of the table, and no others', () => {
    expect(prices('afghanistan')).toEqual({ germany: 15 })
    buyer('germany', 15).do({ type: 'influence', country: 'afghanistan' })
  })

  test('allowed: attacked, it raises 1 infantry and 1 artillery; it is worth 1', () => {
    expect(raisedBy('afghanistan', 'germany')).toEqual({ russia: { infantry: 1, artillery: 1 } })
    expect(worth('afghanistan')).toBe(1)
  })

  test('refused: one IPC short, or to a power that the table does not name', () => {
    buyer('germany', 14).refuse({ type: 'influence', country: 'afghanistan' }, 'INF-INFL-09')
    notForSale('afghanistan', ['austria-hungary', 'russia', 'france', 'britain', 'ottoman', 'italy', 'usa'])
  })
})
