import { describe, expect, test } from 'vitest'
import { notForSale, prices, raisedBy, worth } from '../../../support/influence.ts'

describe('INF-TBL-06 Switzerland: neutral, no influence', () => {
  test('allowed: attacked, it raises 1 infantry and 1 artillery in pieces of the other side; it is worth 1', () => {
    expect(raisedBy('switzerland', 'germany')).toEqual({ russia: { infantry: 1, artillery: 1 } })
    expect(raisedBy('switzerland', 'france')).toEqual({ 'austria-hungary': { infantry: 1, artillery: 1 } })
    expect(worth('switzerland')).toBe(1)
  })

  test('refused: nobody can win it with money', () => {
    expect(prices('switzerland')).toEqual({})
    notForSale('switzerland')
  })
})
