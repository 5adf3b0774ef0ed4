import { describe, expect, test } from 'vitest'
import { buyer, notForSale, prices, raisedBy, worth } from '../../../support/influence.ts'

describe('INF-TBL-07 Greece: neutral, for sale', () => {
  test('allowed: at the prices of the table, and no others', () => {
    expect(prices('greece')).toEqual({ france: 10, britain: 15, germany: 20 })
    buyer('france', 10).do({ type: 'influence', country: 'greece' })
  })

  test('allowed: attacked, it raises 3 infantry and 1 artillery; it is worth 2', () => {
    expect(raisedBy('greece', 'germany')).toEqual({ russia: { infantry: 3, artillery: 1 } })
    expect(worth('greece')).toBe(2)
  })

  test('refused: one IPC short, or to a power that the table does not name', () => {
    buyer('france', 9).refuse({ type: 'influence', country: 'greece' }, 'INF-INFL-09')
    notForSale('greece', ['austria-hungary', 'russia', 'ottoman', 'italy', 'usa'])
  })
})
