import { describe, expect, test } from 'vitest'
import type { Action, PositionSpec, UnitSpec } from '../../src/engine/index.ts'
import { forecast, type OddsQuery, type Policy } from '../../src/odds/index.ts'
import { at, deepFreeze, engine } from '../support/game.ts'

const battle = (germany: UnitSpec, france: UnitSpec, spec: Partial<PositionSpec> = {}) =>
  at({ phase: 'combat', round: 6, units: { picardy: { germany, france } }, ...spec }).state
const clash = (germany: UnitSpec, britain: UnitSpec, spec: Partial<PositionSpec> = {}) =>
  at({ phase: 'combat', round: 6, units: { sz10: { germany, britain } }, ...spec }).state

const told = (state: ReturnType<typeof battle>, ask: OddsQuery) => forecast(state, ask) ?? expect.fail('nothing would be fought')
const atSea = (state: ReturnType<typeof battle>, policy: Policy) => told(state, { space: 'sz10', policy })

describe('known chances', () => {
  test('12 infantry and 2 artillery against 3 infantry and 1 artillery', () => {
    const { cleared, contested, lost, spread, exact } = told(
      battle({ infantry: 12, artillery: 2 }, { infantry: 3, artillery: 1 }),
      { space: 'picardy' },
    )
    expect(exact).toBe('kernel')
    expect(cleared).toBeCloseTo(0.8469068062117903, 12)
    expect(cleared + contested).toBeCloseTo(1, 12)
    expect((lost.defender.units.infantry ?? 0) + (lost.defender.units.artillery ?? 0)).toBeCloseTo(3.783772799, 8)
    expect(lost.attacker).toEqual({ ipc: 6, units: { infantry: 2 } })
    expect(spread.attacker.units.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
    expect(spread.defender.units).toHaveLength(5)
    expect(spread.defender.ipc.reduce((sum, [ipc, p]) => sum + ipc * p, 0)).toBeCloseTo(lost.defender.ipc, 12)
  })

  test('with a battle in the air before it', () => {
    const state = battle({ infantry: 13, artillery: 3, fighter: 1 }, { infantry: 6, artillery: 2, fighter: 1 })
    expect(told(state, { space: 'picardy' }).cleared).toBeCloseTo(0.277385, 6)
  })

  test('at sea to the end', () => {
    const state = clash({ battleship: 1, cruiser: 2, submarine: 2 }, { battleship: 1, cruiser: 2, transport: 1 })
    expect(atSea(state, {}).cleared).toBeCloseTo(0.933566, 6)
  })

  test('a lone cruiser against a lone cruiser: both hit on three', () => {
    const { cleared, repulsed, annihilated } = atSea(clash({ cruiser: 1 }, { cruiser: 1 }), {})
    for (const chance of [cleared, repulsed, annihilated]) expect(chance).toBeCloseTo(1 / 3, 12)
  })
})

describe('what people decide', () => {
  const state = clash({ battleship: 1, cruiser: 1, submarine: 2 }, { battleship: 2, cruiser: 1 })
  const swing = (policy: Policy): number => {
    const { lost } = atSea(state, policy)
    return lost.defender.ipc - lost.attacker.ipc
  }

  test('one round at sea is one round', () => {
    expect(atSea(clash({ cruiser: 1 }, { cruiser: 1 }), { press: 1 }).contested).toBeCloseTo(1 / 4, 12)
  })

  test('to press where it pays is worth no less than any other way', () => {
    for (const press of ['to-the-end', 'while-stronger', 1, 2, 3] as const)
      expect(swing({ press: 'best' })).toBeGreaterThanOrEqual(swing({ press }) - 1e-9)
  })

  test('boats that dive are lost less often, and what they would have hit is not', () => {
    const fleet = clash({ cruiser: 2 }, { cruiser: 1, submarine: 2 })
    const [up, down] = [atSea(fleet, { press: 2 }), atSea(fleet, { press: 2, dive: 1 })]
    expect(down.exact).toBe('kernel')
    expect(down.lost.defender.units.submarine ?? 0).toBeLessThan(up.lost.defender.units.submarine ?? 0)
    expect(down.lost.attacker.ipc).toBeLessThan(up.lost.attacker.ipc)
  })

  test('guns that are kept are lost less often', () => {
    const armies = battle({ infantry: 3, artillery: 2, tank: 1 }, { infantry: 4, artillery: 2 })
    const [cheapest, kept] = (['cheapest', 'keep-guns'] as const).map((losses) =>
      told(armies, { space: 'picardy', policy: { losses } }),
    )
    expect(kept?.lost.attacker.units.artillery ?? 0).toBeLessThan(cheapest?.lost.attacker.units.artillery ?? 0)
    expect(kept?.cleared).toBeCloseTo(cheapest?.cleared ?? 0, 12)
    expect(told(armies, { space: 'picardy', policy: { losses: 'best' } }).policy.losses).toBe('best')
  })
})

describe('what people cannot decide', () => {
  const state = clash({ battleship: 1, cruiser: 1 }, { cruiser: 2, submarine: 1 })
  const plain = atSea(state, {})

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a word', 'best'],
    ['a list', ['best']],
    ['answers that there are not', { losses: 'dearest', press: 'never', dive: 'constructor', gas: 'some' }],
    ['answers of nothing', { losses: undefined, press: undefined, dive: null, leave: undefined }],
    ['numbers that are none', { losses: 1, press: Number.NaN, dive: Number.POSITIVE_INFINITY }],
    ['fields of no name', { weather: 'fog' }],
  ])('counts as nothing said: %s', (_, policy) => {
    expect(atSea(state, policy as Policy)).toEqual(plain)
  })

  test('a side of which nothing is said loses the cheapest first', () => {
    const said = atSea(state, { losses: { attacker: 'keep-guns' } } as unknown as Policy)
    expect(said.policy.losses).toEqual({ attacker: 'keep-guns', defender: 'cheapest' })
    expect(atSea(state, { losses: { attacker: 'best', defender: 'no' } } as unknown as Policy).policy.losses).toEqual({
      attacker: 'best',
      defender: 'cheapest',
    })
  })
})

describe('the question', () => {
  const march: Action = { type: 'move', from: 'ruhr', path: ['picardy'], units: { infantry: 4 } }
  const before = at({
    units: { ruhr: { germany: { infantry: 6 } }, belgium: { germany: { infantry: 4 } }, picardy: { france: { infantry: 2 } } },
  }).state
  const order: Action = { ...march, from: 'belgium', units: { infantry: 3 } }

  test('is answered for orders that are not given yet, and changes nothing', () => {
    deepFreeze(before)
    const hash = engine.hashOf(before)
    const after = told(before, { space: 'picardy', orders: [order] })
    expect(after.cleared + after.contested + after.repulsed + after.annihilated).toBeCloseTo(1, 12)
    expect(engine.hashOf(before)).toBe(hash)
  })

  test('has no answer where nothing would be fought, or an order is refused', () => {
    expect(forecast(before, { space: 'picardy' })).toBeNull()
    expect(forecast(before, { space: 'belgium', orders: [order] })).toBeNull()
    expect(forecast(before, { space: 'picardy', orders: [march] })).toBeNull()
    for (const orders of [null, 'all', {}, [null], [{}], [{ type: 'constructor' }]])
      expect(forecast(before, { space: 'picardy', orders: orders as Action[] })).toBeNull()
    for (const space of ['', 'atlantis', '__proto__', 7, null])
      expect(forecast(before, { space: space as string, orders: [order] })).toBeNull()
  })

  test.each(['land', 'sea'])('has no answer where it has been fought out, %s', (kind) => {
    const land = kind === 'land'
    const space = land ? 'picardy' : 'sz10'
    let state = land ? battle({ infantry: 4 }, { infantry: 2 }) : clash({ cruiser: 2, submarine: 1 }, { cruiser: 2 })
    const act = (action: Action) => {
      const out = engine.reduce(state, action)
      if (!out.ok) expect.fail(out.error.message)
      state = deepFreeze(out.state)
    }
    act({ type: 'attack', space })
    for (let n = 0; engine.decision(state); n++) {
      expect(forecast(state, { space, policy: { press: 2 } }), `question ${n}`).not.toBeNull()
      act(engine.legalActions(state)[0] as Action)
    }
    expect(engine.battles(state)).toMatchObject([{ space, resolved: true }])
    expect(forecast(state, { space })).toBeNull()
    act({ type: 'end-phase' })
    expect(forecast(state, { space })).toBeNull()
  })

  test('knows nothing of dice that are still to come', () => {
    const same = (spec: Partial<PositionSpec>) => told(clash({ cruiser: 1 }, { submarine: 1 }, spec), { space: 'sz10' })
    expect(same({ seed: 'another', queue: [1, 1, 1, 6] })).toEqual(same({}))
  })

  test('is answered within a battle too: before its first dice, and at the choice to press', () => {
    const g = at({
      phase: 'combat',
      dice: 'entered',
      units: { sz10: { germany: { cruiser: 2 }, britain: { cruiser: 2 } } },
    })
    const fresh = told(g.state, { space: 'sz10' })
    g.attack('sz10')
    expect(told(g.state, { space: 'sz10' }).cleared).toBeCloseTo(fresh.cleared, 12)
    g.answer({ type: 'enter-dice', dice: [1, 6] })
    g.answer({ type: 'enter-dice', dice: [6, 6] })
    expect(g.decision?.kind).toBe('press')
    expect(told(g.state, { space: 'sz10' }).cleared).toBeGreaterThan(fresh.cleared)
    expect(told(g.state, { space: 'sz10', policy: { press: 1 } }).contested).toBe(1)
  })

  test('of a landing tells what it has to come through', () => {
    const g = at({
      power: 'britain',
      units: {
        sz9: {
          britain: { battleship: 1, transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }] },
          germany: { cruiser: 1 },
        },
        belgium: { germany: { infantry: 1 } },
      },
    })
    const offload: Action = {
      type: 'offload',
      transport: g.transport('sz9'),
      to: 'belgium',
      units: { infantry: 1 },
      afterSeaCombat: true,
    }
    const { chain, repulsed } = told(g.state, { space: 'belgium', orders: [offload] })
    expect(chain?.afloat).toBe(1)
    expect(chain?.through).toBeLessThan(1)
    expect(chain?.ashore).toBeCloseTo(chain?.through ?? 0, 12)
    expect(repulsed).toBeGreaterThan(1 - (chain?.ashore ?? 0) - 1e-12)
  })
})
