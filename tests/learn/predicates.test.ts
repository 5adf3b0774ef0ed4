// What lessons can ask, each at its bounds.
import { describe, expect, it } from 'vitest'
import type { Predicate } from '../../src/content/lessons.ts'
import { type EventOf, type GameEvent, positionFrom } from '../../src/engine/index.ts'
import { hasPart, holds, inBounds } from '../../src/learn/predicates.ts'

const state = positionFrom({
  ruleset: 'standard',
  base: 'empty',
  round: 3,
  power: 'germany',
  phase: 'combat',
  treasury: { germany: 12 },
  units: { lorraine: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 1 } } },
})
const salvo: EventOf<'fired'> = {
  type: 'fired',
  space: 'lorraine',
  step: 'attack',
  round: 1,
  side: 'attacker',
  groups: [
    { power: 'germany', type: 'infantry', count: 2, needs: 2, dice: [1, 6], hits: 1 },
    { power: 'germany', type: 'artillery', count: 1, needs: 3, dice: [3], hits: 1 },
  ] as EventOf<'fired'>['groups'],
  hits: 2,
  absorbed: 0,
}
const events: GameEvent[] = [
  { type: 'round-opened', round: 3 },
  { type: 'units-mobilized', power: 'germany', to: 'berlin', units: { infantry: 3 } },
  { type: 'units-mobilized', power: 'germany', to: 'sz10', units: { cruiser: 1 } },
  salvo,
]
const asks = (predicate: Predicate) => holds({ state, events }, predicate)
const at = { power: 'germany', space: 'lorraine' } as const
const YES: Predicate = { turn: { round: 3 } }
const NO: Predicate = { turn: { round: 4 } }

describe('predicates', () => {
  it.each<[string, Predicate]>([
    ['units at all', { at }],
    ['as many as there are, of all types', { at: { ...at, min: 3, max: 3 } }],
    ['of one type', { at: { ...at, type: 'infantry', min: 2, max: 2 } }],
    ['none of a type', { at: { ...at, type: 'tank', max: 0 } }],
    ['contested land', { control: { space: 'lorraine', is: 'contested' } }],
    ['land of a power', { control: { space: 'berlin', is: 'germany' } }],
    ['a sea zone, which is nobody’s', { control: { space: 'sz10', is: null } }],
    ['whose turn it is', { turn: { power: 'germany', phase: 'combat', round: 3 } }],
    ['money at its bound', { treasury: { power: 'germany', min: 12, max: 12 } }],
    ['what land pays', { production: { power: 'germany', min: 30 } }],
    ['an event', { event: { type: 'round-opened' } }],
    ['two of a kind', { event: { type: 'units-mobilized', min: 2, max: 2 } }],
    [
      'an event of these parts',
      { event: { type: 'units-mobilized', where: { to: 'berlin', units: { infantry: { min: 3, max: 3 } } } } },
    ],
    ['that there was none', { event: { type: 'battle-opened', max: 0 } }],
    ['the dice of a roll', { volley: { step: 'attack', dice: 3 } }],
    ['its expected hits, which are sums of sixths', { volley: { step: 'attack', expected: { min: 7 / 6, max: 7 / 6 + 0.001 } } }],
    ['what its units cost', { volley: { step: 'attack', cost: { min: 10, max: 10 } } }],
    ['how many of a type', { volley: { step: 'attack', types: { infantry: { max: 2 }, tank: { max: 0 } } } }],
    ['one group', { volley: { step: 'attack', group: { type: 'artillery', needs: 3, dice: { length: { min: 1 } } } } }],
    ['all', { all: [YES, YES] }],
    ['any', { any: [NO, YES] }],
    ['not', { not: NO }],
    ['all of nothing', { all: [] }],
  ])('hold: %s', (_, predicate) => {
    expect(asks(predicate)).toBe(true)
  })

  it.each<[string, Predicate]>([
    ['units of another power', { at: { ...at, power: 'italy' } }],
    ['one more than there are', { at: { ...at, min: 4 } }],
    ['one fewer', { at: { ...at, max: 2 } }],
    ['a type that is not there', { at: { ...at, type: 'tank' } }],
    ['contested land for a power’s', { control: { space: 'lorraine', is: 'germany' } }],
    ['another phase', { turn: { power: 'germany', phase: 'move' } }],
    ['a winner', { winner: 'central' }],
    ['more money', { treasury: { power: 'germany', min: 13 } }],
    ['less money', { treasury: { power: 'germany', max: 11 } }],
    ['less income', { production: { power: 'germany', max: 5 } }],
    ['an event that was not', { event: { type: 'battle-opened' } }],
    ['three where there were two', { event: { type: 'units-mobilized', min: 3 } }],
    ['a part that differs', { event: { type: 'units-mobilized', where: { to: 'vienna' } } }],
    ['a part that is not there', { event: { type: 'units-mobilized', where: { units: { tank: 1 } } } }],
    ['another step', { volley: { step: 'defence', dice: 3 } }],
    ['another number of dice', { volley: { step: 'attack', dice: 4 } }],
    ['more hits than are to be expected', { volley: { step: 'attack', expected: { min: 1.2 } } }],
    ['cheaper units', { volley: { step: 'attack', cost: { max: 9 } } }],
    ['more of a type', { volley: { step: 'attack', types: { infantry: { min: 3 } } } }],
    ['a group that is not there', { volley: { step: 'attack', group: { type: 'artillery', needs: 4 } } }],
    ['all but one', { all: [YES, NO] }],
    ['any of nothing', { any: [] }],
    ['not what is', { not: YES }],
    ['a kind that there is not', { luck: 1 } as unknown as Predicate],
    ['a name that every object has', { toString: 1 } as unknown as Predicate],
    ['nothing at all', {} as Predicate],
  ])('do not hold: %s', (_, predicate) => {
    expect(asks(predicate)).toBe(false)
  })
})

describe('parts', () => {
  it('have bounds that belong to them', () => {
    expect([2, 3, 4, 5].filter((n) => inBounds(n, { min: 3, max: 4 }))).toEqual([3, 4])
    expect(inBounds(-7, {})).toBe(true)
  })

  it('are asked of what a thing has of its own', () => {
    expect(hasPart({ a: { b: null } }, { a: { b: null } })).toBe(true)
    expect(hasPart({}, { constructor: { length: 1 } })).toBe(false)
    expect(hasPart(null, { a: 1 })).toBe(false)
    expect(hasPart({ a: 'x' }, { a: { min: 0 } })).toBe(false)
  })
})
