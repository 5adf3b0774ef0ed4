import { describe, expect, test } from 'vitest'
import { notForSale, prices, raisedBy, worth } from '../../../support/influence.ts'

describe('INF-TBL-01 Norway: neutral, no influence', () => {
  test('allowed: attacked, it raises 7 infantry and 1 artillery in pieces of the other side; it is worth 4', () => {
    expect(raisedBy('norway', 'germany')).toEqual({ russia: { infantry: 7, artillery: 1 } })
    expect(raisedBy('norway', 'france')).toEqual({ 'austria-hungary': { infantry: 7, artillery: 1 } })
    expect(worth('norway')).toBe(4)
  })

  test('refused: nobody can win it with money', () => {
    expect(prices('norway')).toEqual({})
    notForSale('norway')
  })
})
