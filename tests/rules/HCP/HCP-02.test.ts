import { describe, expect, test } from 'vitest'
import { decision } from '../../../src/engine/index.ts'
import { gameWith, place, refusedBid } from '../../support/scenes/bids.ts'

describe('HCP-02 whose a bid is', () => {
  test('allowed: a side shares its bid among its powers', () => {
    const asked = gameWith({ bid: { central: 12 } })
    expect(decision(asked)?.powers).toEqual(['austria-hungary', 'germany', 'ottoman'])
    const { state } = place(asked, {
      units: { berlin: { germany: { infantry: 1 } }, vienna: { 'austria-hungary': { infantry: 1 } } },
      money: { ottoman: 6 },
    })
    expect(state.war.treasury.ottoman).toBe(asked.war.treasury.ottoman + 6)
  })

  test('refused: a power’s bid goes to nobody else, nor a side’s to its enemies', () => {
    expect(refusedBid(gameWith({ bid: { germany: 3 } }), { money: { ottoman: 3 } })).toEqual(['HCP-02'])
    expect(refusedBid(gameWith({ bid: { central: 3 } }), { units: { paris: { france: { infantry: 1 } } } })).toEqual(['HCP-02'])
  })
})
