import { describe, expect, test } from 'vitest'
import { gameWith, refusedBid } from '../../support/scenes/bids.ts'

describe('HCP-04 what a bid buys', () => {
  test('allowed: units of the first turn at their prices', () => {
    const asked = gameWith({ bid: { germany: 10 } })
    expect(refusedBid(asked, { units: { berlin: { germany: { fighter: 1 } } }, money: { germany: 4 } })).toEqual([])
  })

  test('refused: tanks, which come later', () => {
    const asked = gameWith({ bid: { germany: 6 } })
    expect(refusedBid(asked, { units: { berlin: { germany: { tank: 1 } } } })).toEqual(['HCP-04'])
  })

  test('refused: a gas marker without the order of its gun', () => {
    const asked = gameWith({ bid: { germany: 20 } }, 'advanced')
    expect(refusedBid(asked, { units: { berlin: { germany: { 'poison-gas': 1 } } }, money: { germany: 19 } })).toContain('HCP-04')
  })
})
