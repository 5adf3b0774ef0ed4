// What events do to a crowded space: they change what they name, and nothing that merely stands beside it.
import { describe, expect, test } from 'vitest'
import type { GameEvent, GameState } from '../../src/engine/index.ts'
import { rulesOf } from '../../src/engine/rulesets/index.ts'
import { evolve } from '../../src/engine/state/evolve/index.ts'
import { withStack } from '../../src/engine/state/stacks.ts'
import type { Landing, Stack } from '../../src/engine/types/state.ts'
import { engine } from '../support/game.ts'

const start = engine.positionFrom({ ruleset: 'advanced', base: 'empty', round: 5, power: 'germany', phase: 'move' })
const rules = rulesOf(start)

/** A state in which these stand there and nobody else anywhere. */
function standing(units: Record<string, Stack[]>, landings: Landing[] = []): GameState {
  const ordered = Object.fromEntries(
    Object.entries(units).map(([space, stacks]) => [space, stacks.reduce<Stack[]>((list, s) => withStack(rules, list, s), [])]),
  )
  return { ...start, war: { ...start.war, units: ordered }, turn: { ...start.turn, landings } }
}

/** A stack in a line: whose, what, how many, and whatever else is true of it. */
const line = ({ power, type, count, id, cargo, ...more }: Stack): string =>
  [
    id === undefined ? `${power} ${count} ${type}` : `${power} ${type} ${id}`,
    ...(cargo ?? []).map((c) => `+${c.power} ${c.type}${c.gas ? ' gas' : ''}${c.bound ? ' bound' : ''}`),
    ...Object.entries(more)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, value]) => (value === true ? field : `${field}=${value}`)),
  ].join(' ')
const lines = (state: GameState, space: string): string[] => (state.war.units[space] ?? []).map(line).sort()

/** What an event takes from a space and what it puts there; all other lines stay. */
function change(state: GameState, event: GameEvent, space: string): { gone: string[]; come: string[] } {
  const before = lines(state, space)
  const after = lines(evolve(rules, state, event), space)
  return { gone: before.filter((l) => !after.includes(l)), come: after.filter((l) => !before.includes(l)) }
}

const ship = (power: Stack['power'], type: Stack['type'], count: number, more: Partial<Stack> = {}): Stack => ({
  power,
  type,
  count,
  ...more,
})
const infantry = { power: 'britain', type: 'infantry' } as const
const transport = (power: Stack['power'], id: number, ...cargo: NonNullable<Stack['cargo']>): Stack => ({
  power,
  type: 'transport',
  count: 1,
  id,
  cargo,
})

/** Two powers of each side off Belgium, and ships of every condition. */
const fleet: Stack[] = [
  ship('austria-hungary', 'battleship', 2),
  ship('austria-hungary', 'battleship', 1, { damaged: true }),
  ship('austria-hungary', 'submarine', 2),
  ship('germany', 'battleship', 2),
  ship('germany', 'battleship', 2, { damaged: true }),
  ship('germany', 'cruiser', 3),
  ship('germany', 'cruiser', 2, { used: 1 }),
  ship('germany', 'cruiser', 1, { group: 'belgium' }),
  ship('germany', 'submarine', 2),
  ship('germany', 'submarine', 2, { used: 1 }),
]
const sea = (more: Stack[] = [], landings: Landing[] = []) => standing({ sz9: [...fleet, ...more] }, landings)

describe('ships', () => {
  test('damage comes to so many fresh ones of that power and type that fight', () => {
    const hit = (count: number) =>
      change(
        sea([ship('germany', 'battleship', 1, { group: 'belgium' })]),
        { type: 'ships-damaged', space: 'sz9', power: 'germany', side: 'attacker', ship: 'battleship', count },
        'sz9',
      )
    expect(hit(1)).toEqual({
      gone: ['germany 2 battleship', 'germany 2 battleship damaged'],
      come: ['germany 1 battleship', 'germany 3 battleship damaged'],
    })
    expect(hit(2)).toEqual({
      gone: ['germany 2 battleship', 'germany 2 battleship damaged'],
      come: ['germany 4 battleship damaged'],
    })
  })

  test('repair goes to so many damaged ones of that power and type', () => {
    const mended = (count: number) =>
      change(
        sea([ship('germany', 'battleship', 1, { damaged: true, used: 1 })]),
        { type: 'ships-repaired', power: 'germany', space: 'sz9', ship: 'battleship', count },
        'sz9',
      )
    expect(mended(1)).toEqual({
      gone: ['germany 2 battleship', 'germany 2 battleship damaged'],
      come: ['germany 1 battleship damaged', 'germany 3 battleship'],
    })
    expect(mended(3)).toEqual({
      gone: ['germany 1 battleship damaged used=1', 'germany 2 battleship', 'germany 2 battleship damaged'],
      come: ['germany 1 battleship used=1', 'germany 4 battleship'],
    })
  })

  test('of those that sail so many are hurt as are named so, and no fresh one goes for them', () => {
    const sailed = evolve(rules, sea(), {
      type: 'units-moved',
      power: 'germany',
      from: 'sz9',
      to: 'sz5',
      path: ['sz5'],
      units: {},
      damaged: { battleship: 1 },
      transports: [],
      by: 'sea',
      stops: false,
    })
    expect(lines(sailed, 'sz5')).toEqual(['germany 1 battleship damaged used=1'])
    expect(lines(sailed, 'sz9').filter((l) => l.startsWith('germany') && l.includes('battleship'))).toEqual([
      'germany 1 battleship damaged',
      'germany 2 battleship',
    ])
  })

  test('a ship that sails notes the base zones that it enters, once, and none whose mines it has rolled for', () => {
    const sails = (path: string[], more: Partial<Stack> = {}) => {
      const state = standing({ sz5: [ship('germany', 'cruiser', 1, more)] })
      const to = path.at(-1) ?? ''
      const event = { type: 'units-moved', power: 'germany', from: 'sz5', to, path, units: { cruiser: 1 }, damaged: {} } as const
      return evolve(rules, state, { ...event, transports: [], by: 'sea', stops: false }).war.units[to]?.[0]?.entered
    }
    expect(sails(['sz4'])).toBeUndefined()
    expect(sails(['sz4', 'sz8'])).toEqual(['sz8'])
    expect(sails(['sz9', 'sz8'])).toEqual(['sz9', 'sz8'])
    expect(sails(['sz9', 'sz8'], { entered: ['sz9'] })).toEqual(['sz9', 'sz8'])
    expect(sails(['sz9', 'sz8'], { rolled: ['sz8'] })).toEqual(['sz9'])
    expect(sails(['sz8', 'sz4'], { rolled: ['sz8'] })).toBeUndefined()
  })

  const dived = (count: number) =>
    change(
      sea([ship('germany', 'submarine', 1, { group: 'belgium' })]),
      { type: 'submarines-submerged', space: 'sz9', power: 'germany', count, round: 1 },
      'sz9',
    )

  test('so many boats of a power dive, none that stands by', () => {
    expect(dived(1)).toEqual({
      gone: ['germany 2 submarine'],
      come: ['germany 1 submarine', 'germany 1 submarine submerged'],
    })
    expect(dived(3)).toEqual({
      gone: ['germany 2 submarine', 'germany 2 submarine used=1'],
      come: ['germany 1 submarine submerged used=1', 'germany 1 submarine used=1', 'germany 2 submarine submerged'],
    })
  })

  const lost = (units: object, more: Partial<Extract<GameEvent, { type: 'units-lost' }>> = {}, extra: Stack[] = []) =>
    change(
      sea(extra),
      {
        type: 'units-lost',
        space: 'sz9',
        power: 'germany',
        side: 'attacker',
        step: 'sea-defence',
        units,
        transports: [],
        cargo: [],
        submerged: 0,
        chosenBy: null,
        ...more,
      },
      'sz9',
    )

  test('of battleships the damaged are lost first, and of several stacks so many together', () => {
    expect(lost({ battleship: 3 })).toEqual({
      gone: ['germany 2 battleship', 'germany 2 battleship damaged'],
      come: ['germany 1 battleship'],
    })
    expect(lost({ cruiser: 4 })).toEqual({
      gone: ['germany 2 cruiser used=1', 'germany 3 cruiser'],
      come: ['germany 1 cruiser used=1'],
    })
  })

  test('boats under water are lost by their own number', () => {
    const under = [ship('germany', 'submarine', 3, { submerged: true })]
    expect(lost({ submarine: 2 }, { submerged: 2 }, under)).toEqual({
      gone: ['germany 3 submarine submerged'],
      come: ['germany 1 submarine submerged'],
    })
    expect(lost({ submarine: 3 }, { submerged: 1 }, under)).toEqual({
      gone: ['germany 2 submarine', 'germany 3 submarine submerged'],
      come: ['germany 2 submarine submerged'],
    })
  })

  test('transports go by their ids, with what they carry and what was declared for them', () => {
    const landings = [1, 2].map((id) => ({ transport: id, zone: 'sz9', to: 'belgium', units: { infantry: 1 }, assault: true }))
    const state = sea([transport('germany', 1, infantry), transport('germany', 2)], landings)
    const after = evolve(rules, state, {
      type: 'units-lost',
      space: 'sz9',
      power: 'germany',
      side: 'attacker',
      step: 'sea-defence',
      units: { transport: 1 },
      transports: [1],
      cargo: [],
      submerged: 0,
      chosenBy: null,
    })
    expect(lines(state, 'sz9').filter((l) => !lines(after, 'sz9').includes(l))).toEqual(['germany transport 1 +britain infantry'])
    expect(after.turn.landings.map((l) => l.transport)).toEqual([2])
  })

  test('guns on the coast hit the group of their shore alone', () => {
    const group = [
      ship('germany', 'battleship', 2, { group: 'belgium' }),
      ship('germany', 'battleship', 1, { damaged: true, group: 'belgium' }),
      ship('austria-hungary', 'cruiser', 1, { group: 'belgium' }),
      ship('germany', 'cruiser', 1, { group: 'picardy' }),
      transport('germany', 1),
      transport('germany', 2),
    ]
    const hit = (units: object, damaged: object, transports: number[] = []) =>
      change(
        sea(group),
        {
          type: 'fleet-hit',
          space: 'belgium',
          zone: 'sz9',
          power: 'germany',
          units,
          damaged,
          transports,
          cargo: [],
          chosenBy: null,
        },
        'sz9',
      )
    expect(hit({ cruiser: 1 }, {})).toEqual({ gone: ['germany 1 cruiser group=belgium'], come: [] })
    expect(hit({}, { battleship: 1 })).toEqual({
      gone: ['germany 1 battleship damaged group=belgium', 'germany 2 battleship group=belgium'],
      come: ['germany 1 battleship group=belgium', 'germany 2 battleship damaged group=belgium'],
    })
    expect(hit({ battleship: 1 }, {})).toEqual({ gone: ['germany 1 battleship damaged group=belgium'], come: [] })
    expect(hit({ transport: 1 }, {}, [2])).toEqual({ gone: ['germany transport 2'], come: [] })
  })

  test('what is driven off is one ship, of the group, or the transport that is named', () => {
    const off = (more: object) =>
      change(
        sea([
          ship('germany', 'battleship', 1, { group: 'belgium' }),
          ship('germany', 'battleship', 1, { damaged: true, group: 'belgium' }),
          transport('germany', 1),
          transport('germany', 2),
        ]),
        {
          type: 'ship-driven-off',
          space: 'belgium',
          zone: 'sz9',
          power: 'germany',
          ship: 'battleship',
          chosenBy: null,
          rule: 'ADV-12-12',
          ...more,
        } as GameEvent,
        'sz9',
      )
    expect(off({})).toEqual({ gone: ['germany 1 battleship group=belgium'], come: ['germany 1 battleship group=sz9'] })
    expect(off({ damaged: true })).toEqual({
      gone: ['germany 1 battleship damaged group=belgium'],
      come: ['germany 1 battleship damaged group=sz9'],
    })
    expect(off({ ship: 'transport', transport: 2 })).toEqual({
      gone: ['germany transport 2'],
      come: ['germany transport 2 group=sz9'],
    })
  })

  test('set aside are so many of each, hurt or not, and the transports that are named', () => {
    const aside = (units: object, damaged: object, transports: number[] = []) =>
      change(
        sea([transport('germany', 1), transport('germany', 2), ship('germany', 'cruiser', 1, { strategic: true })]),
        { type: 'ships-set-aside', space: 'sz9', power: 'germany', to: 'picardy', units, damaged, transports, rule: 'ADV-11-04' },
        'sz9',
      )
    expect(aside({ battleship: 2 }, { battleship: 1 })).toEqual({
      gone: ['germany 2 battleship', 'germany 2 battleship damaged'],
      come: [
        'germany 1 battleship',
        'germany 1 battleship damaged',
        'germany 1 battleship damaged group=picardy',
        'germany 1 battleship group=picardy',
      ],
    })
    expect(aside({ cruiser: 4 }, {})).toEqual({
      gone: ['germany 2 cruiser used=1', 'germany 3 cruiser'],
      come: ['germany 1 cruiser group=picardy used=1', 'germany 1 cruiser used=1', 'germany 3 cruiser group=picardy'],
    })
    expect(aside({}, {}, [2])).toEqual({ gone: ['germany transport 2'], come: ['germany transport 2 group=picardy'] })
  })

  test('ships retreat that are of the power, free and above water, and are out of all fighting', () => {
    const state = standing({
      sz9: [...fleet, ship('germany', 'submarine', 1, { submerged: true })],
      sz4: [ship('germany', 'cruiser', 1)],
    })
    const event = {
      type: 'ships-retreated',
      power: 'austria-hungary',
      from: 'sz9',
      to: 'sz4',
      units: {},
      transports: [],
      rule: 'TOU-RET-03',
    } as unknown as GameEvent
    expect(change(state, event, 'sz4')).toEqual({
      gone: [],
      come: [
        'austria-hungary 1 battleship damaged retreated',
        'austria-hungary 2 battleship retreated',
        'austria-hungary 2 submarine retreated',
      ],
    })
    expect(lines(evolve(rules, state, event), 'sz9').filter((l) => l.startsWith('austria'))).toEqual([])
    expect(lines(evolve(rules, state, event), 'sz9')).toHaveLength(8)
  })
})

describe('cargo and armies', () => {
  const gun = { power: 'germany', type: 'artillery' } as const
  const front: Stack[] = [
    ship('germany', 'infantry', 2),
    ship('germany', 'infantry', 2, { via: 'sea', zone: 'sz9', used: 1 }),
    ship('germany', 'artillery', 1),
    ship('germany', 'artillery', 2, { gas: true }),
    ship('germany', 'fighter', 2),
    ship('germany', 'fighter', 1, { damaged: true }),
    ship('austria-hungary', 'infantry', 1),
    ship('austria-hungary', 'fighter', 2),
    ship('austria-hungary', 'artillery', 1, { gas: true }),
    ship('france', 'fighter', 1),
  ]
  const land = () => standing({ belgium: front })
  const lost = (units: object, step: 'attack' | 'strike' | 'air') =>
    change(
      land(),
      {
        type: 'units-lost',
        space: 'belgium',
        power: 'germany',
        side: 'attacker',
        step,
        units,
        transports: [],
        cargo: [],
        submerged: 0,
        chosenBy: null,
      },
      'belgium',
    )

  test('the strike takes of those from the sea, the air battle of fresh fighters', () => {
    expect(lost({ infantry: 1 }, 'strike')).toEqual({
      gone: ['germany 2 infantry used=1 via=sea zone=sz9'],
      come: ['germany 1 infantry used=1 via=sea zone=sz9'],
    })
    expect(lost({ fighter: 1 }, 'air')).toEqual({ gone: ['germany 2 fighter'], come: ['germany 1 fighter'] })
    expect(lost({ fighter: 1 }, 'attack')).toEqual({ gone: ['germany 1 fighter damaged'], come: [] })
  })

  test('of guns so many with gas as are named', () => {
    expect(lost({ artillery: 2, 'poison-gas': 1 }, 'attack')).toEqual({
      gone: ['germany 1 artillery', 'germany 2 artillery gas'],
      come: ['germany 1 artillery gas'],
    })
    expect(lost({ artillery: 1 }, 'attack')).toEqual({ gone: ['germany 1 artillery'], come: [] })
  })

  test('so many fresh fighters of a power are damaged, and no other', () => {
    expect(
      change(land(), { type: 'fighters-damaged', space: 'belgium', power: 'germany', count: 1 } as GameEvent, 'belgium'),
    ).toEqual({
      gone: ['germany 1 fighter damaged', 'germany 2 fighter'],
      come: ['germany 1 fighter', 'germany 2 fighter damaged'],
    })
  })

  test('one unit is exchanged for another, with its gas where that is said', () => {
    const swap = (more: object) =>
      change(
        land(),
        {
          type: 'unit-exchanged',
          power: 'germany',
          space: 'belgium',
          given: 'artillery',
          received: 'infantry',
          ...more,
        } as GameEvent,
        'belgium',
      )
    expect(swap({})).toEqual({
      gone: ['germany 1 artillery', 'germany 2 infantry'],
      come: ['germany 3 infantry'],
    })
    expect(swap({ gas: true })).toEqual({
      gone: ['germany 2 artillery gas', 'germany 2 infantry'],
      come: ['germany 1 artillery gas', 'germany 3 infantry'],
    })
  })

  test('fighters fly off, or are overrun, of their own power only', () => {
    const flown = evolve(rules, standing({ belgium: [ship('france', 'fighter', 2), ship('britain', 'fighter', 1)] }), {
      type: 'fighters-retreated',
      power: 'france',
      from: 'belgium',
      to: 'picardy',
      units: { fighter: 2 },
      rule: 'ADV-PT2-05',
    })
    expect(lines(flown, 'belgium')).toEqual(['britain 1 fighter'])
    expect(lines(flown, 'picardy')).toEqual(['france 2 fighter'])
    expect(
      change(
        land(),
        {
          type: 'fighters-overrun',
          power: 'france',
          space: 'belgium',
          units: { fighter: 1 },
          by: 'germany',
          rule: 'INF-UNIT-07',
        },
        'belgium',
      ),
    ).toEqual({ gone: ['france 1 fighter'], come: [] })
  })

  const hold = [
    transport('germany', 1, gun, { ...gun, gas: true }),
    transport('germany', 2, { ...gun, bound: true }, { power: 'austria-hungary', type: 'infantry' }),
    transport('germany', 3),
  ]

  test('a hit on the boats takes one unit from one boat, first of those that are free to land', () => {
    const hit = (power: 'germany' | 'austria-hungary', unit: 'artillery' | 'infantry', id: number) =>
      change(
        standing({ sz9: hold }),
        { type: 'cargo-hit', space: 'belgium', zone: 'sz9', power, unit, transport: id, chosenBy: null } as unknown as GameEvent,
        'sz9',
      )
    expect(hit('germany', 'artillery', 2)).toEqual({
      gone: ['germany transport 2 +germany artillery bound +austria-hungary infantry'],
      come: ['germany transport 2 +austria-hungary infantry'],
    })
    expect(hit('austria-hungary', 'infantry', 2)).toEqual({
      gone: ['germany transport 2 +germany artillery bound +austria-hungary infantry'],
      come: ['germany transport 2 +germany artillery bound'],
    })
    expect(hit('germany', 'artillery', 1).come).toEqual(['germany transport 1 +germany artillery gas'])
  })

  test('what goes back aboard is what came from the sea, as it was, and the coast forgets it', () => {
    const state = standing({
      sz9: hold,
      belgium: [
        ship('germany', 'artillery', 1),
        ship('germany', 'artillery', 2, { via: 'sea', gas: true, used: 1 }),
        ship('austria-hungary', 'artillery', 1, { via: 'sea', used: 1 }),
      ],
    })
    const ashore = { zone: 'sz9', to: 'belgium', count: 2, assault: false, delayed: false }
    const known = { ...state, turn: { ...state.turn, ashore: [ashore, { ...ashore, to: 'picardy' }] } }
    const back = (n: number): GameState =>
      evolve(rules, known, {
        type: 'units-went-back',
        power: 'germany',
        from: 'belgium',
        zone: 'sz9',
        transport: 3,
        units: { artillery: n },
      })
    expect(lines(back(1), 'belgium')).toEqual([
      'austria-hungary 1 artillery used=1 via=sea',
      'germany 1 artillery',
      'germany 1 artillery gas used=1 via=sea',
    ])
    expect(lines(back(1), 'sz9')).toContain('germany transport 3 +germany artillery gas')
    expect(back(1).turn.ashore).toEqual([
      { ...ashore, count: 1 },
      { ...ashore, to: 'picardy' },
    ])
    expect(lines(back(2), 'belgium')).toEqual(['austria-hungary 1 artillery used=1 via=sea', 'germany 1 artillery'])
    expect(back(2).turn.ashore).toEqual([{ ...ashore, to: 'picardy' }])
  })

  test('what goes home leaves its own behind: ships at sea, and other owners aboard and ashore', () => {
    const state = standing({
      sz12: [
        transport('russia', 1, infantry, { power: 'france', type: 'infantry' }),
        transport('britain', 2, infantry),
        ship('britain', 'cruiser', 1),
      ],
    })
    const event = { type: 'units-sent-home', power: 'britain', space: 'sz12', units: { infantry: 1 }, rule: 'ADV-26-23' } as const
    expect(change(state, event, 'sz12')).toEqual({
      gone: ['russia transport 1 +britain infantry +france infantry'],
      come: ['russia transport 1 +france infantry'],
    })
    expect(evolve(rules, evolve(rules, state, event), event).war.homeward).toEqual({ britain: { infantry: 2 } })
  })

  test('a power that disbands takes its cargo from the ships of others', () => {
    const state = standing({
      sz12: [transport('russia', 1, infantry), transport('britain', 2, infantry, { power: 'russia', type: 'infantry' })],
    })
    expect(
      change(
        state,
        { type: 'units-disbanded', power: 'russia', space: 'sz12', units: {}, cargo: [] } as unknown as GameEvent,
        'sz12',
      ),
    ).toEqual({
      gone: ['britain transport 2 +britain infantry +russia infantry', 'russia transport 1 +britain infantry'],
      come: ['britain transport 2 +britain infantry'],
    })
  })
})

describe('what the turn and the land remember', () => {
  test('a country won, or a revolt that has come, is paid for no more; all others are', () => {
    const paid = { influence: ['afghanistan', 'greece', 'persia'], revolts: ['india', 'ireland', 'morocco'] }
    const state = { ...standing({}), turn: { ...start.turn, paid } }
    const won = { type: 'country-won', power: 'germany', country: 'greece' } as unknown as GameEvent
    expect(evolve(rules, state, won).turn.paid).toEqual({ ...paid, influence: ['afghanistan', 'persia'] })
    const risen = {
      type: 'revolt-broke-out',
      power: 'germany',
      territory: 'ireland',
      units: { infantry: 1 },
    } as unknown as GameEvent
    expect(evolve(rules, state, risen).turn.paid).toEqual({ ...paid, revolts: ['india', 'morocco'] })
    expect(lines(evolve(rules, state, risen), 'ireland')).toEqual(['germany 1 infantry'])
    expect(evolve(rules, standing({}), risen).turn.paid).toEqual({ influence: [], revolts: [] })
  })

  test('a garrison of its own fights who came in or whom it fought before; where none stands nobody does', () => {
    const neutral = ship('neutral', 'infantry', 2)
    const changed = (stacks: Stack[], to: string | null, garrisons: GameState['war']['garrisons'] = {}) => {
      const state = standing({ denmark: stacks })
      return evolve(rules, { ...state, war: { ...state.war, garrisons } }, {
        type: 'control-changed',
        space: 'denmark',
        from: null,
        to,
        cause: 'contested',
        rule: 'STD-MOV-04',
      } as unknown as GameEvent).war.garrisons
    }
    const germans = ship('germany', 'infantry', 1)
    expect(changed([neutral, germans], 'contested')).toEqual({ denmark: 'central' })
    expect(changed([neutral, germans], 'contested', { denmark: 'allies' })).toEqual({ denmark: 'allies' })
    expect(changed([germans, ship('france', 'infantry', 1)], 'contested')).toEqual({})
    expect(changed([neutral, ship('britain', 'infantry', 1)], null, { denmark: 'central' })).toEqual({ denmark: 'central' })
    expect(changed([neutral], null, { denmark: 'central' })).toEqual({})
    expect(changed([germans], 'germany', { denmark: 'central', holland: 'allies' })).toEqual({ holland: 'allies' })
  })
})
