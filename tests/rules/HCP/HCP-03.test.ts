import { describe, expect, test } from 'vitest'
import { checkAction } from '../../../src/engine/index.ts'
import { gameWith, refusedBid } from '../../support/scenes/bids.ts'

describe('HCP-03 the whole bid at once', () => {
  const asked = gameWith({ bid: { germany: 10 } })

  test('allowed: all of it as money, or as units and money', () => {
    expect(refusedBid(asked, { money: { germany: 10 } })).toEqual([])
    expect(refusedBid(asked, { units: { berlin: { germany: { artillery: 1 } } }, money: { germany: 6 } })).toEqual([])
  })

  test('refused: less than the bid, and more', () => {
    expect(refusedBid(asked, {})).toEqual(['HCP-03'])
    expect(refusedBid(asked, { money: { germany: 9 } })).toEqual(['HCP-03'])
    expect(refusedBid(asked, { units: { berlin: { germany: { infantry: 1 } } }, money: { germany: 8 } })).toEqual(['HCP-03'])
    expect(checkAction(asked, { type: 'place-bid', money: { germany: 11 } })?.message).toBe(
      'This costs 11 IPC, but the bid is only 10 IPC: choose fewer units.',
    )
  })
})
