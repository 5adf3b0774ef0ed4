import { describe, expect, test } from 'vitest'
import { notForSale, prices, raisedBy, worth } from '../../../support/influence.ts'

describe('INF-TBL-04 Holland: neutral, no influence', () => {
  test('allowed: attacked, it raises 3 infantry and 1 artillery in pieces of the other side; it is worth 2', () => {
    expect(raisedBy('holland', 'germany')).toEqual({ russia: { infantry: 3, artillery: 1 } })
    expect(raisedBy('holland', 'france')).toEqual({ 'austria-hungary': { infantry: 3, artillery: 1 } })
    expect(worth('holland')).toBe(2)
  })

  test('refused: nobody can win it with money', () => {
    expect(prices('holland')).toEqual({})
    notForSale('holland')
  })
})
