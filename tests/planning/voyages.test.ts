import { describe, expect, it } from 'vitest'
import { type Action, checkAction, type GameState, type PositionSpec, reduce } from '../../src/engine/index.ts'
import { battleQueryFor } from '../../src/planning/forecast.ts'
import { landingChain } from '../../src/planning/landing-chain.ts'
import { actionsFor, withTiming } from '../../src/planning/orders.ts'
import { selectAllMovable } from '../../src/planning/press.ts'
import { nextOrderQuestion } from '../../src/planning/questions.ts'
import { keepAboard, type Selection } from '../../src/planning/selection.ts'
import type { Target } from '../../src/planning/target.ts'
import { targetsOf } from '../../src/planning/targets.ts'
import { position } from './position.ts'

const cargo = [{ power: 'britain', type: 'infantry' } as const, { power: 'britain', type: 'artillery' } as const]
const fleet = { battleship: 1, transports: [{ cargo }, { cargo }] }
const at = (zone: string, units: PositionSpec['units'] = {}, ships: object = fleet): GameState =>
  position({
    power: 'britain',
    units: { [zone]: { britain: ships }, ...units },
    control: { smyrna: 'ottoman', constantinople: 'ottoman', tuscany: 'italy', egypt: 'britain', somaliland: 'britain' },
  })
const lit = (state: GameState, zone: string, chosen?: Selection) =>
  targetsOf(state, chosen ?? selectAllMovable(state, zone) ?? expect.fail('no fleet'))
const sailOf = (target: Target | undefined) => (target?.kind === 'offload' ? target.sail : undefined)

/** Gives the orders of a target as a press does. */
function given(state: GameState, zone: string, to: string): GameState {
  const fleet = selectAllMovable(state, zone)!
  const target = lit(state, zone)[to] ?? expect.fail(`no landing in ${to}`)
  return actionsFor(fleet, target, withTiming(target, {})).reduce((now, action) => {
    // Mines that hit ask whether to land at all.
    if (now.flow.pending) return now
    const outcome = reduce(now, action)
    return outcome.ok ? outcome.state : expect.fail(outcome.error.message)
  }, state)
}

describe('sailing and landing by one order', () => {
  it('allowed: coasts off the zones that loaded ships can sail to are lit, and the ships land all they carry', () => {
    const state = at('sz18')
    const target = lit(state, 'sz18').smyrna!
    expect(target).toMatchObject({ kind: 'offload', class: 'land', zone: 'sz19', sail: { path: ['sz17', 'sz19'], mined: [] } })
    expect(actionsFor(selectAllMovable(state, 'sz18')!, target, withTiming(target, {}))).toEqual([
      { type: 'move', from: 'sz18', path: ['sz17', 'sz19'], units: { battleship: 1 }, transports: [1, 2] },
      { type: 'offload', transport: 1, to: 'smyrna', units: { infantry: 1, artillery: 1 } },
      { type: 'offload', transport: 2, to: 'smyrna', units: { infantry: 1, artillery: 1 } },
    ])
    const after = given(state, 'sz18', 'smyrna')
    expect(after.war.units.smyrna).toMatchObject([
      { type: 'infantry', count: 2 },
      { type: 'artillery', count: 2 },
    ])
  })

  it('refused: what sails without its transport, or lands before it has sailed there', () => {
    const state = at('sz18')
    const [sail, land] = actionsFor(selectAllMovable(state, 'sz18')!, lit(state, 'sz18').smyrna!, {})
    expect(checkAction(state, land!)?.code).toBe('not-on-this-coast')
    const sailed = reduce(state, { ...sail!, transports: [2] } as Action)
    expect(sailed.ok && checkAction(sailed.state, land!)?.code).toBe('not-on-this-coast')
  })

  it('edge: two zones are a way of this turn, three are not; and what has sailed two sails no further', () => {
    const targets = lit(at('sz19'), 'sz19')
    expect(sailOf(targets.algeria)?.path).toEqual(['sz17', 'sz16'])
    expect(targets.portugal).toBeUndefined()
    const sailed = reduce(at('sz19'), { type: 'move', from: 'sz19', path: ['sz17', 'sz16'], transports: [1] })
    if (!sailed.ok) return expect.fail(sailed.error.message)
    const rest = lit(sailed.state, 'sz16', { space: 'sz16', units: {}, transports: [1] })
    expect(rest.algeria).toMatchObject({ kind: 'offload' })
    expect(Object.values(rest).filter(sailOf)).toEqual([])
  })

  it('not: ships with nothing aboard, or nothing that is to land, and ships of allies light no such coast', () => {
    const none = (state: GameState, chosen: Selection) =>
      expect(Object.values(lit(state, 'sz18', chosen)).filter(sailOf)).toEqual([])
    const empty = at('sz18', {}, { transports: [{ cargo: [] }] })
    none(empty, selectAllMovable(empty, 'sz18')!)
    const loaded = at('sz18', {}, { transports: [{ cargo }] })
    none(loaded, keepAboard(selectAllMovable(loaded, 'sz18')!, 1, 'britain', { infantry: 1, artillery: 1 }))
    const ally = position({ power: 'britain', units: { sz18: { france: { transports: [{ cargo }] } } } })
    none(ally, { space: 'sz18', units: {}, transports: [1] })
  })

  it('holds: who lies off a coast lands there without sailing', () => {
    expect(sailOf(lit(at('sz19'), 'sz19').smyrna)).toBeUndefined()
  })

  it('holds: every order of a lit target is one that the engine takes', () => {
    const state = at('sz19', { sz20: { ottoman: { cruiser: 1 } }, smyrna: { ottoman: { infantry: 2 } } })
    const coasts = Object.values(lit(state, 'sz19')).filter((target) => target.kind === 'offload')
    expect(coasts.length).toBeGreaterThan(15)
    for (const { space } of coasts) expect(given(state, 'sz19', space)).not.toBe(state)
  })
})

describe('the zone it lands from', () => {
  const alternativeTo = (state: GameState, zone: string, to: string) => {
    const target = lit(state, zone)[to]
    return target?.kind === 'offload' && [target.zone, target.sail?.alternative]
  }

  it('is one without an enemy fleet', () => {
    expect(alternativeTo(at('sz19', { sz17: {}, sz20: { ottoman: { cruiser: 1 } } }), 'sz19', 'greece')).toEqual([
      'sz17',
      { zone: 'sz20', reason: 'quiet' },
    ])
  })

  it('is one with fewer mines on the way', () => {
    expect(alternativeTo(at('sz19'), 'sz19', 'tuscany')).toEqual(['sz17', { zone: 'sz18', reason: 'mines' }])
  })

  it('is the nearest', () => {
    expect(alternativeTo(at('sz18'), 'sz18', 'egypt')).toEqual(['sz17', { zone: 'sz19', reason: 'way' }])
  })

  it('is any of those that are alike, and the only one needs no reason', () => {
    expect(alternativeTo(at('sz19'), 'sz19', 'anglo-egyptian-sudan')).toEqual(['sz28', undefined])
    const north = position({ power: 'britain', units: { sz4: { britain: fleet } } })
    expect(alternativeTo(north, 'sz4', 'ireland')).toEqual(['sz3', { zone: 'sz8', reason: 'alike' }])
  })
})

describe('a landing past mines and a fleet', () => {
  const state = at('sz19', { sz20: { ottoman: { cruiser: 1 } }, constantinople: { ottoman: { infantry: 3, artillery: 1 } } })
  const chosen = selectAllMovable(state, 'sz19')!
  const target = lit(state, 'sz19').constantinople!

  it('is declared for after the sea battle, and told in all its steps before it is ordered', () => {
    expect(target).toMatchObject({ zone: 'sz20', sail: { path: ['sz20'], combat: true, mined: ['sz20'] } })
    expect(landingChain(state, chosen, target)).toMatchObject([
      { id: 'mines', zones: ['sz20'] },
      { id: 'sea', zone: 'sz20', theirs: { cruiser: 1 } },
      { id: 'strike', lines: [{ type: 'artillery', count: 1 }] },
      { id: 'bombardment', skipped: 'STD-ASL-08' },
      { id: 'assault', theirs: { infantry: 3, artillery: 1 } },
    ])
    expect(given(state, 'sz19', 'constantinople').turn.landings).toHaveLength(2)
  })

  it('is asked about as one battle, by the whole way there', () => {
    expect(battleQueryFor(state, chosen, target)).toMatchObject({
      space: 'constantinople',
      orders: [{ type: 'move' }, { type: 'offload', afterSeaCombat: true }, { type: 'offload', afterSeaCombat: true }],
    })
  })

  it('asks what any landing asks: when, where boats lie in wait, and nothing where a country joins gladly', () => {
    const boats = at('sz18', { sz19: { germany: { submarine: 1 } } })
    expect(nextOrderQuestion(boats, lit(boats, 'sz18').smyrna!, {})).toEqual({ ask: 'when', space: 'smyrna' })
    const quiet = at('sz18')
    expect(nextOrderQuestion(quiet, lit(quiet, 'sz18').smyrna!, {})).toBeNull()
    // It joins one’s own side, which is no heavy consequence.
    expect(nextOrderQuestion(quiet, lit(quiet, 'sz18').albania!, {})).toBeNull()
  })
})
