// What only some rules ask: where it is asked, and that each answer makes the odds that it should.
import { describe, expect, it } from 'vitest'
import { type PositionSpec, positionFrom, RULESET_IDS } from '../../src/engine/index.ts'
import { forecast, SPECIALS, type SpecialId, specialsAsked } from '../../src/odds/index.ts'

const at = (spec: Partial<PositionSpec>) =>
  positionFrom({ ruleset: 'advanced', base: 'empty', round: 6, phase: 'combat', power: 'germany', ...spec })
const gas = at({
  units: { picardy: { germany: { infantry: 3, artillery: 2, 'poison-gas': 2 }, france: { infantry: 3, artillery: 1 } } },
})
const fleets = at({ units: { sz10: { germany: { cruiser: 3 }, britain: { cruiser: 1 } } } })

describe('what only some rules ask', () => {
  it('is asked by those rules alone, and where it concerns somebody', () => {
    expect(specialsAsked(gas, { space: 'picardy', at: 'land', landing: false })).toEqual(['gas'])
    expect(specialsAsked(fleets, { space: 'picardy', at: 'land', landing: false })).toEqual([])
    expect(specialsAsked(fleets, { space: 'sz10', at: 'sea', landing: false })).toEqual(['leave'])
    expect(specialsAsked(fleets, { space: 'kiel', at: 'land', landing: true })).toEqual(['coast', 'leave'])
  })

  it.each(RULESET_IDS.filter((ruleset) => ruleset !== 'advanced'))('is nothing in %s', (ruleset) => {
    const game = positionFrom({ ruleset, base: 'empty' })
    expect(specialsAsked(game, { space: 'kiel', at: 'land', landing: true })).toEqual([])
    expect(specialsAsked(game, { space: 'sz10', at: 'sea', landing: false })).toEqual([])
  })

  it('gas that is kept leaves the battle as it is without any', () => {
    const bare = at({ units: { picardy: { germany: { infantry: 3, artillery: 2 }, france: { infantry: 3, artillery: 1 } } } })
    const none = forecast(bare, { space: 'picardy' })!
    const of = (answer: 'all' | 'none') => forecast(gas, { space: 'picardy', policy: { gas: answer } })!
    expect(of('none').cleared).toBeCloseTo(none.cleared, 9)
    expect(of('none').lost.defender.ipc).toBeCloseTo(none.lost.defender.ipc, 9)
    expect(Math.abs(of('all').cleared - none.cleared)).toBeGreaterThan(0.01)
  })

  it('a defence that leaves while weaker is lost less often', () => {
    const cost = (answer: 'never' | 'while-weaker') =>
      forecast(fleets, { space: 'sz10', policy: { leave: answer } })!.lost.defender.ipc
    expect(cost('while-weaker')).toBeLessThan(cost('never'))
  })

  it('has as its first answer the one that is taken where nothing is said', () => {
    const { policy } = forecast(gas, { space: 'picardy' })!
    for (const id of Object.keys(SPECIALS) as SpecialId[]) expect(policy[id]).toBe(SPECIALS[id][0])
  })
})
