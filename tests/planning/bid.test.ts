import { describe, expect, it } from 'vitest'
import { checkAction, type Decision, decision, type GameState, unitTypesOf } from '../../src/engine/index.ts'
import { proposedAnswer } from '../../src/planning/answers.ts'
import {
  bidAction,
  bidPlacesFor,
  bidRest,
  bidSpacesWith,
  bidTypes,
  emptyBid,
  maxBidUnits,
  suggestedBid,
  withBidCount,
  withBidUnit,
} from '../../src/planning/bid.ts'
import { legalAnswer } from '../../src/players/answers/index.ts'
import { profileFor } from '../../src/players/levels.ts'
import { randomFrom } from '../../src/players/random.ts'
import { gameWith } from '../support/scenes/bids.ts'

const asked = (state: GameState): Decision => decision(state) ?? expect.fail('nothing is asked')
const game = gameWith({ bid: { central: 37 } })
const empty = emptyBid(asked(game))
const infantry = { power: 'germany', type: 'infantry' } as const

describe('the plan of a bid', () => {
  it('starts with all of it kept by the first power, which is an answer', () => {
    expect(bidAction(game, empty)).toEqual({ type: 'place-bid', money: { 'austria-hungary': 37 } })
  })

  it('takes a unit that is put into a space once, and gives it back when it is put there again', () => {
    const one = withBidUnit(game, empty, 'berlin', infantry)
    expect(bidRest(game, one)).toBe(34)
    expect(withBidUnit(game, one, 'berlin', infantry)).toEqual(empty)
    const gun = withBidUnit(game, one, 'berlin', { power: 'germany', type: 'artillery' })
    expect([Object.keys(gun.units), bidRest(game, gun)]).toEqual([['berlin'], 33])
  })

  it('places no more units than there are spaces, and no dearer than the bid', () => {
    const places = bidPlacesFor(game, 'germany', 'infantry').length
    expect(maxBidUnits(game, empty, infantry)).toEqual({ most: Math.min(places, 12), short: places <= 12 ? 'space' : 'money' })
    const full = withBidCount(game, empty, infantry, 99)
    expect(bidSpacesWith(full, infantry)).toHaveLength(Math.min(places, 12))
    expect(bidRest(game, full)).toBeGreaterThanOrEqual(0)
    expect(bidSpacesWith(withBidCount(game, full, infantry, 2), infantry)).toHaveLength(2)
  })

  it('begins with spaces next to the enemy', () => {
    expect(bidPlacesFor(game, 'germany', 'infantry')[0]).not.toBe('berlin')
  })

  it('offers what the bid can pay, the cheapest first', () => {
    expect(bidTypes(game, 'germany', 5)).toEqual(['infantry', 'artillery'])
    const prices = new Map(unitTypesOf(game).map(({ id, cost }) => [id, cost]))
    const costs = bidTypes(game, 'germany', 200).map((type) => prices.get(type) ?? 0)
    expect(costs).toEqual([...costs].sort((a, b) => a - b))
  })
})

describe('the computer and a bid', () => {
  it.each(['standard', 'tournament', 'advanced', 'influence'] as const)('spends every bid of the %s game', (ruleset) => {
    for (const bid of [{ central: 37 }, { allies: 200 }, { usa: 12 }, { ottoman: 1 }]) {
      const state = gameWith({ bid }, ruleset)
      const power = asked(state).by
      const { action } = legalAnswer({
        state,
        power,
        profile: profileFor({ level: 'normal', seed: 'a' }),
        random: randomFrom('a'),
      })
      expect(checkAction(state, action), JSON.stringify(bid)).toBeNull()
      expect(action).toEqual(bidAction(state, suggestedBid(state, asked(state))))
      expect(proposedAnswer(state)).toEqual(action)
    }
  })

  it('puts most of a bid into units at the front', () => {
    expect(Object.keys(suggestedBid(game, asked(game)).units).length).toBeGreaterThan(5)
  })
})
