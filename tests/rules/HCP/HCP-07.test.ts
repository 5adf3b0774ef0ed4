import { describe, expect, test } from 'vitest'
import { gameWith, refusedBid } from '../../support/scenes/bids.ts'

describe('HCP-07 one unit a space', () => {
  const asked = gameWith({ bid: { germany: 6 } })

  test('allowed: two units in two spaces', () => {
    expect(refusedBid(asked, { units: { berlin: { germany: { infantry: 1 } }, ruhr: { germany: { infantry: 1 } } } })).toEqual([])
  })

  test('refused: two units in one', () => {
    expect(refusedBid(asked, { units: { berlin: { germany: { infantry: 2 } } } })).toEqual(['HCP-07'])
  })
})
