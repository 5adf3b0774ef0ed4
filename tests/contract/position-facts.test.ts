// What a position says of facts that only one ruleset knows.
import { describe, expect, test } from 'vitest'
import { refusedPosition } from '../support/game.ts'
import { inf, tou } from '../support/scenes/start.ts'

const influence = (spec: object) => refusedPosition({ ruleset: 'influence', ...spec })
const advanced = (spec: object) => refusedPosition({ ruleset: 'advanced', round: 5, revolution: true, ...spec })
const tournament = (spec: object) => refusedPosition({ ruleset: 'tournament', ...spec })

describe('positionFrom: countries won with money and revolts', () => {
  test('a list of countries has mobilized; a record says who holds them', () => {
    const g = inf({ influenced: ['greece', 'afghanistan', 'greece'], revolted: ['ireland'] })
    expect(g.situation).toMatchObject({ influenced: ['afghanistan', 'greece'], revolted: ['ireland'] })
    expect(g.situation.mobilized).toEqual(['afghanistan', 'greece'])
    expect(g.control('greece')).toBeNull()
    const held = inf({ influenced: { afghanistan: 'germany' } })
    expect(held.situation.influenced).toEqual(['afghanistan'])
    expect(held.control('afghanistan')).toBe('germany')
  })

  test('what the position says of the country itself comes first', () => {
    const taken = inf({ influenced: { afghanistan: 'germany' }, control: { afghanistan: 'britain' } })
    expect(taken.control('afghanistan')).toBe('britain')
    const fought = inf({
      influenced: { afghanistan: 'germany' },
      units: { afghanistan: { germany: { infantry: 1 }, britain: { infantry: 1 } } },
    })
    expect(fought.control('afghanistan')).toBe('contested')
  })

  test('refused: whatever is no list or record of spaces in the table', () => {
    expect(influence({ influenced: 'greece' })).toContain('influenced')
    expect(influence({ influenced: ['berlin'] })).toContain('berlin')
    expect(influence({ influenced: [['greece']] })).toContain('influenced')
    expect(influence({ influenced: [7] })).toContain('7')
    expect(influence({ revolted: ['greece'] })).toContain('revolted')
  })

  test('refused: a country in the hands of a power that cannot win it', () => {
    expect(influence({ influenced: { afghanistan: 'nobody' } })).toContain('influenced.afghanistan')
  })

  test('refused: losses at sea of no power, or that are no whole number of IPCs', () => {
    expect(inf({ shippingLost: { usa: 0 } }).turn.power).toBe('germany')
    expect(influence({ shippingLost: [1] })).toContain('shippingLost')
    expect(influence({ shippingLost: { nobody: 1 } })).toContain('shippingLost.nobody')
    expect(influence({ shippingLost: { usa: 1.5 } })).toContain('shippingLost.usa')
    expect(influence({ shippingLost: { usa: -1 } })).toContain('shippingLost.usa')
  })
})

describe('positionFrom: powers that have surrendered', () => {
  test('they hold nothing and have no units, aboard neither', () => {
    const g = tou({
      surrendered: ['france'],
      units: {
        sz8: {
          britain: {
            transports: [
              {
                cargo: [
                  { power: 'france', type: 'infantry' },
                  { power: 'britain', type: 'infantry' },
                ],
              },
            ],
          },
        },
        paris: { britain: { infantry: 1 } },
      },
    })
    expect(g.units('sz8')).toEqual({ britain: { transport: 1, infantry: 1 } })
    expect(g.control('paris')).toBe('britain')
    expect(g.control('brest')).toBeNull()
  })

  test('refused: land or units of theirs', () => {
    expect(tournament({ surrendered: ['france'], control: { burgundy: 'france' } })).toContain('control.burgundy')
    expect(tournament({ surrendered: ['france'], units: { paris: { france: { infantry: 1 } } } })).toContain('units.paris')
    tou({ surrendered: ['france'], control: { burgundy: 'germany' } })
  })

  test('refused: whoever cannot collapse, is to move, or is no power at all', () => {
    expect(tournament({ surrendered: ['usa'] })).toContain('surrendered')
    expect(tournament({ surrendered: ['nobody'] })).toContain('surrendered')
    expect(tournament({ surrendered: 'france' })).toContain('surrendered')
    expect(tournament({ surrendered: ['germany'] })).toContain('power')
    expect(tournament({ revolution: true })).toContain('revolution')
  })
})

describe('positionFrom: fronts under the armistice', () => {
  test('refused: land that is not Russia’s own, or that nobody knows, by its name; or held by no side', () => {
    expect(advanced({ armistice: { romania: 'allies' } })).toMatch(/"romania" is not Russia.*armistice\.romania/)
    expect(advanced({ armistice: { ukraine: 'central', berlin: 'central' } })).toMatch(/"berlin".*armistice\.berlin/)
    expect(advanced({ armistice: { ukraine: 'germany' } })).toContain('armistice.ukraine')
  })
})

describe('positionFrom: options with a range', () => {
  test('allowed: its ends; refused: beyond them, or no whole number, with what it may be', () => {
    for (const rounds of [1, 99]) expect(tou({ options: { rounds } }).state.table.options).toEqual({ rounds })
    for (const rounds of [0, 100, 2.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(tournament({ options: { rounds } }), String(rounds)).toContain('"rounds" must be a whole number from 1 to 99')
    expect(tournament({ options: { rounds: '6' } })).toContain('"rounds"')
  })
})

describe('positionFrom: gas markers', () => {
  test('refused: what is no record of spaces and powers, and whatever nobody knows, by its field', () => {
    const gas = (markers: unknown) => refusedPosition({ ruleset: 'advanced', markers } as never)
    for (const markers of [null, 3, 'berlin', [], { gas: null }, { gas: 3 }, { gas: [] }])
      expect(gas(markers), JSON.stringify(markers)).toContain('markers.gas')
    expect(gas({ gas: { nowhere: {} } })).toContain('nowhere')
    for (const berlin of [null, 3, []]) expect(gas({ gas: { berlin } })).toContain('markers.gas.berlin')
    expect(gas({ gas: { berlin: { nobody: 1 } } })).toContain('nobody')
    for (const germany of [1.5, -1, '1']) expect(gas({ gas: { berlin: { germany } } })).toContain('markers.gas.berlin.germany')
  })
})
