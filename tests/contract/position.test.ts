import { describe, expect, test } from 'vitest'
import { at, engine, refusedPosition } from '../support/game.ts'

describe('positionFrom: what is not given', () => {
  test('round 1, Austria-Hungary, purchase; treasuries as printed on both bases', () => {
    for (const base of ['opening', 'empty'] as const) {
      const state = engine.positionFrom({ ruleset: 'standard', base })
      expect(engine.turn(state)).toEqual({ round: 1, power: 'austria-hungary', phase: 'purchase' })
      expect(engine.POWERS.map((p) => engine.treasuryOf(state, p))).toEqual([26, 25, 35, 24, 30, 16, 14, 20])
    }
  })

  test('the opening base is the opening of a new game', () => {
    const position = engine.positionFrom({ ruleset: 'standard', base: 'opening', seed: 'x' })
    expect(engine.hashOf(position)).toBe(engine.hashOf(engine.createGame({ ruleset: 'standard', seed: 'x' })))
  })

  test('units replace what stands in the spaces they name, and only there', () => {
    const g = at({ base: 'opening', units: { vienna: { germany: { infantry: 1 } }, sz18: {} } })
    expect(g.units('vienna')).toEqual({ germany: { infantry: 1 } })
    expect(g.units('sz18')).toEqual({})
    expect(g.units('budapest')['austria-hungary']?.infantry).toBe(12)
  })

  test('the United States is at war from its own turn in round 4', () => {
    expect(at({ round: 4, power: 'italy' }).situation.usaAtWar).toBe(false)
    expect(at({ round: 4, power: 'usa' }).situation.usaAtWar).toBe(true)
    expect(at({ round: 5, power: 'austria-hungary' }).situation.usaAtWar).toBe(true)
    expect(at({ round: 5, usaAtWar: false }).situation.usaAtWar).toBe(false)
  })
})

describe('positionFrom: control that is not given', () => {
  const one = { infantry: 1 }
  test('units of both sides make a space contested', () => {
    const g = at({
      units: {
        picardy: { germany: one, france: one },
        belgium: { germany: one, britain: one },
        angola: { germany: one, italy: one },
      },
    })
    for (const space of ['picardy', 'belgium', 'angola']) expect(g.control(space)).toBe('contested')
  })

  test("units of the printed controller's enemies alone make it theirs, the first in turn order", () => {
    const g = at({
      units: { picardy: { germany: one, 'austria-hungary': one }, galicia: { italy: one, russia: one }, paris: { britain: one } },
    })
    expect(g.control('picardy')).toBe('austria-hungary')
    expect(g.control('galicia')).toBe('russia')
    expect(g.control('paris')).toBe('france')
  })

  test('a minor power or a colony goes to the aligned power if that is there, else to the first', () => {
    const g = at({
      units: {
        belgium: { britain: one, france: one },
        serbia: { italy: one, britain: one },
        holland: { ottoman: one, germany: one },
        'belgian-congo': { russia: one, france: one },
        'spanish-morocco': { italy: one, britain: one },
      },
    })
    expect(['belgium', 'serbia', 'holland', 'belgian-congo', 'spanish-morocco'].map((s) => g.control(s))).toEqual([
      'france',
      'britain',
      'germany',
      'france',
      'britain',
    ])
  })

  test('otherwise it is as printed', () => {
    const g = at()
    expect(g.control('berlin')).toBe('germany')
    expect(g.control('belgium')).toBeNull()
    expect(g.control('sz1')).toBeNull()
  })
})

describe('positionFrom: minor powers', () => {
  test('a capital with units or a controller counts as mobilized', () => {
    const g = at({ units: { greece: { italy: { infantry: 1 } } }, control: { norway: 'britain' }, mobilized: ['sweden'] })
    expect(g.situation.mobilized).toEqual(['greece', 'norway', 'sweden'])
  })

  test('none: vacant on a mobilized capital, asleep otherwise, unentered on a colony', () => {
    const g = at({ mobilized: ['belgium'], control: { belgium: 'none', serbia: 'none', 'belgian-congo': 'none' } })
    expect(g.status('belgium', 'germany')).toBe('neutral')
    expect(g.status('serbia', 'germany')).toBe('hostile')
    expect(g.status('belgian-congo', 'germany')).toBe('hostile')
    expect(g.situation.mobilized).toEqual(['belgium'])
  })
})

describe('positionFrom: the start of the turn, whatever the phase', () => {
  test('land that is contested in the position was contested before: no duty to fight', () => {
    const g = at({ phase: 'combat', units: { picardy: { germany: { infantry: 1 }, france: { infantry: 1 } } } })
    expect(g.battles).toEqual([{ space: 'picardy', kind: 'land', required: false, resolved: false }])
    g.endPhase()
  })

  test('entering combat claims what was entered and is not defended', () => {
    const g = at({ phase: 'combat', control: { picardy: 'none' }, units: { picardy: { germany: { infantry: 1 } } } })
    expect(g.control('picardy')).toBe('germany')
  })

  test('phases that are skipped without the capital are skipped, but the turn stays the same power’s', () => {
    const control = { berlin: 'france' } as const
    expect(at({ phase: 'purchase', control }).turn.phase).toBe('move')
    expect(at({ phase: 'mobilize', control }).turn).toEqual({ round: 2, power: 'germany', phase: 'income' })
    const g = at({ phase: 'income', control, treasury: { germany: 3 } })
    g.endPhase()
    expect(g.treasury('germany')).toBe(3)
    expect(g.turn.power).toBe('france')
  })
})

describe('positionFrom: units', () => {
  test('a position is an object', () => {
    for (const spec of [null, undefined, 3, 'standard', []])
      expect(() => engine.positionFrom(spec as never)).toThrow(engine.ContractError)
  })

  test('damaged ones come on top, transports are empty or loaded', () => {
    const g = at({
      units: {
        sz9: {
          britain: {
            battleship: 2,
            damaged: { battleship: 1 },
            transport: 1,
            transports: [
              {
                cargo: [
                  { power: 'france', type: 'infantry' },
                  { power: 'britain', type: 'fighter' },
                ],
              },
            ],
          },
        },
      },
    })
    expect(g.units('sz9')).toEqual({ britain: { battleship: 3, transport: 2, fighter: 1 }, france: { infantry: 1 } })
    expect(g.damaged('sz9')).toBe(1)
    expect(
      g
        .stacks('sz9')
        .filter((s) => s.type === 'transport')
        .map((s) => [s.count, s.cargo]),
    ).toEqual([
      [1, []],
      [
        1,
        [
          { power: 'france', type: 'infantry' },
          { power: 'britain', type: 'fighter' },
        ],
      ],
    ])
    expect(new Set(g.transports('sz9', 'britain')).size).toBe(2)
  })

  test.each([
    ['base', { base: 'midgame' }],
    ['ruleset', { ruleset: 'go' }],
    ['seed', { seed: 5 }],
    ['dice', { dice: 'cards' }],
    ['queue', { queue: [7] }],
    ['queue', { queue: '123' }],
    ['round', { round: 0 }],
    ['round', { round: 1.5 }],
    ['power', { power: 'spain' }],
    ['phase', { phase: 'lunch' }],
    ['units.atlantis', { units: { atlantis: { germany: { infantry: 1 } } } }],
    ['units.sahara', { units: { sahara: { france: { infantry: 1 } } } }],
    ['units.berlin', { units: { berlin: { prussia: { infantry: 1 } } } }],
    ['units.berlin.germany.dragon', { units: { berlin: { germany: { dragon: 1 } } } }],
    ['units.berlin.germany.infantry', { units: { berlin: { germany: { infantry: -1 } } } }],
    ['units.berlin.germany.infantry', { units: { berlin: { germany: { infantry: 0.5 } } } }],
    ['units.berlin.germany.cruiser', { units: { berlin: { germany: { cruiser: 1 } } } }],
    ['units.sz11.germany.infantry', { units: { sz11: { germany: { infantry: 1 } } } }],
    ['units.sz11.germany.damaged.cruiser', { units: { sz11: { germany: { damaged: { cruiser: 1 } } } } }],
    ['units.sz11.germany.transports', { units: { sz11: { germany: { transports: 1 } } } }],
    ['units.sz11.germany.damaged', { units: { sz11: { germany: { damaged: 3 } } } }],
    ['units.sz11', { units: { sz11: 3 } }],
    ['units.__proto__', { units: JSON.parse('{"__proto__": {"germany": {"infantry": 1}}}') }],
    ['units.berlin.germany.constructor', { units: { berlin: { germany: { constructor: 1 } } } }],
    ['units.berlin.germany.infantry', { units: { berlin: { germany: { infantry: 1_000_001 } } } }],
    [
      'units.sz11.germany.transports[1].cargo[0].type',
      { units: { sz11: { germany: { transports: [{ cargo: [] }, { cargo: [{ power: 'germany', type: 'dragon' }] }] } } } },
    ],
    ['treasury.constructor', { treasury: { constructor: 1 } }],
    ['units', { units: [] }],
    ['control', { control: 'all' }],
    [
      'cargo',
      { units: { sz11: { germany: { transports: [{ cargo: Array(3).fill({ power: 'germany', type: 'infantry' }) }] } } } },
    ],
    ['cargo', { units: { sz11: { germany: { transports: [{ cargo: [{ power: 'france', type: 'infantry' }] }] } } } }],
    ['cargo', { units: { sz11: { germany: { transports: [{ cargo: [{ power: 'germany', type: 'submarine' }] }] } } } }],
    ['cargo', { units: { sz11: { germany: { transports: [{}] } } } }],
    ['transports', { units: { berlin: { germany: { transports: [{ cargo: [] }] } } } }],
    ['control.atlantis', { control: { atlantis: 'germany' } }],
    ['control.sz1', { control: { sz1: 'usa' } }],
    ['control.berlin', { control: { berlin: 'prussia' } }],
    ['control.berlin', { control: { berlin: 'contested' } }],
    ['control.paris', { control: { paris: 'france' }, units: { paris: { germany: { infantry: 1 }, france: { infantry: 1 } } } }],
    ['control.paris', { control: { paris: 'france' }, units: { paris: { germany: { infantry: 1 } } } }],
    ['treasury.germany', { treasury: { germany: -1 } }],
    ['treasury', { treasury: { prussia: 1 } }],
    ['mobilized', { mobilized: ['berlin'] }],
    ['mobilized', { mobilized: 'serbia' }],
    ['usaAtWar', { usaAtWar: 'yes' }],
    ['submarineWarfare', { submarineWarfare: 1 }],
    ['revolution', { revolution: null }],
    ['wik-77', { options: { 'wik-77': true } }],
    ['players', { players: [] }],
  ])('refused with a sentence that names %s', (field, spec) => {
    const message = refusedPosition(spec as never)
    expect(message).toContain(field)
    expect(message.length).toBeGreaterThan(15)
  })

  test('refused: one without a base, with what it may be', () => {
    expect(() => engine.positionFrom({ ruleset: 'standard' } as never)).toThrow(/"base".*opening, empty/)
    expect(() => engine.positionFrom({ ruleset: 'standard', base: 'empty' })).not.toThrow()
  })
})
