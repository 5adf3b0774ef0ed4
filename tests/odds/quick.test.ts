import { describe, expect, test } from 'vitest'
import type { Counts, GameState, PositionSpec, RulesetId, SpaceId } from '../../src/engine/index.ts'
import { forecast, type OddsQuery, type QuickForce, quickOdds } from '../../src/odds/index.ts'
import { furthest } from '../../tools/odds/compare.ts'
import { battleOf } from '../../tools/odds/positions.ts'
import { at } from '../support/game.ts'

const forces = (units: object): QuickForce[] =>
  Object.entries(units).map(([owner, counts]) => ({ owner: owner as QuickForce['owner'], units: counts as Counts }))

describe('a battle by counts alone', () => {
  test.each([
    ['land', 'standard'],
    ['land', 'influence'],
    ['sea', 'standard'],
    ['dives', 'tournament'],
  ] as const)('%s in %s is the forecast of the same forces', (kind, ruleset: RulesetId) => {
    let compared = 0
    for (let n = 0; n < 12; n++) {
      const { state, space, policy, spec } = battleOf(kind, ruleset, n)
      const { germany = {}, ...others } = spec.units?.[space] ?? {}
      const question = { attacker: forces({ germany }), defender: forces(others), policy }
      const odds = quickOdds(state, { ...question, kind: kind === 'land' ? 'land' : 'sea' })
      const told = forecast(state, { space, policy }, 'kernel')
      if (!odds || !told) continue
      compared++
      expect(odds.cleared, `${n}`).toBeCloseTo(told.cleared, 10)
      expect(odds.repulsed, `${n}`).toBeCloseTo(told.repulsed, 10)
      expect(odds.lost.attacker, `${n}`).toBeCloseTo(told.lost.attacker.ipc, 9)
      expect(odds.lost.defender, `${n}`).toBeCloseTo(told.lost.defender.ipc, 9)
    }
    expect(compared).toBeGreaterThan(6)
  })

  test('is not told where machine guns shoot first, nor where nobody is', () => {
    const game = at({ ruleset: 'advanced', phase: 'combat' }).state
    const ask = (attacker: Counts, defender: Counts) =>
      quickOdds(game, { kind: 'land', attacker: forces({ germany: attacker }), defender: forces({ france: defender }) })
    expect(ask({ infantry: 2 }, { 'machine-gun': 1, infantry: 1 })).toBeNull()
    expect(ask({ infantry: 2 }, {})).toBeNull()
    expect(ask({ infantry: 2 }, { infantry: 1 })?.cleared).toBeGreaterThan(0)
  })

  test('is walked where a fighter may outlast its own infantry beside that of an ally (INF-UNIT-04)', () => {
    const told = (units: object) =>
      forecast(at({ ruleset: 'influence', phase: 'combat', power: 'germany', units: { lorraine: units } }).state, {
        space: 'lorraine',
      })?.exact
    const flown = { infantry: 1, fighter: 1 }
    expect(told({ germany: { infantry: 2 }, france: flown })).toBe('kernel')
    expect(told({ germany: { infantry: 2 }, france: flown, britain: { infantry: 1 } })).toBe('graph')
    expect(told({ germany: { infantry: 2 }, 'austria-hungary': flown, france: { infantry: 1 } })).toBe('kernel')
    expect(told({ germany: flown, 'austria-hungary': { infantry: 1 }, france: { infantry: 1 } })).toBe('graph')
    expect(told({ germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 }, france: { infantry: 1 } })).toBe('kernel')
  })
})

describe('between two rounds at sea', () => {
  test.each(['when-alone', 'best', 1] as const)('boats that dive %s: computed and walked agree', (dive) => {
    const g = at({
      phase: 'combat',
      dice: 'entered',
      units: { sz10: { germany: { cruiser: 2, submarine: 1 }, britain: { cruiser: 1, submarine: 2 } } },
    })
    g.attack('sz10')
    g.answer({ type: 'submerge', count: 0 })
    g.answer({ type: 'enter-dice', dice: [6, 6, 1] })
    g.answer({ type: 'submerge', count: 1 })
    g.answer({ type: 'enter-dice', dice: [6, 6] })
    g.answer({ type: 'casualties', lose: { britain: { submarine: 1 } } })
    expect(g.decision?.kind).toBe('press')
    const ask = { space: 'sz10', policy: { dive, press: 'to-the-end' }, table: true } as const
    const [computed, walked] = (['kernel', 'graph'] as const).map((by) => forecast(g.state, ask, by))
    if (!computed || !walked) expect.fail('nothing would be fought')
    expect(furthest(computed, walked).by, furthest(computed, walked).what).toBeLessThan(1e-9)
  })
})

describe('what only the advanced rules ask', () => {
  const advanced = (spec: Partial<PositionSpec>) => at({ ruleset: 'advanced', phase: 'combat', round: 6, ...spec }).state

  test('guns with gas fire it, or do not, as it is said', () => {
    const state = advanced({
      markers: { gas: { picardy: { germany: 1 } } },
      units: { picardy: { germany: { infantry: 1, artillery: 1 }, france: { infantry: 2 } } },
    })
    const [all, none] = [told(state, 'picardy', {}), told(state, 'picardy', { gas: 'none' })]
    expect([all.policy.gas, none.policy.gas]).toEqual(['all', 'none'])
    expect(Math.abs(all.lost.defender.ipc - none.lost.defender.ipc)).toBeGreaterThan(0.01)
  })

  test('a defence that may leave the sea does so while it is weaker', () => {
    const state = advanced({ units: { sz10: { germany: { cruiser: 2 }, britain: { destroyer: 1 } } } })
    const [stays, leaves] = [told(state, 'sz10', { press: 2 }), told(state, 'sz10', { press: 2, leave: 'while-weaker' })]
    expect(leaves.policy.leave).toBe('while-weaker')
    expect(leaves.lost.defender.ipc).toBeLessThan(stays.lost.defender.ipc)
  })
})

const told = (state: GameState, space: SpaceId, policy: OddsQuery['policy']) =>
  forecast(state, { space, policy }) ?? expect.fail('nothing would be fought')
