// What events do to cargo and armies, and to what the turn and the land remember: they change what they name, and nothing that merely stands beside it.
import { describe, expect, test } from 'vitest'
import type { GameEvent, GameState } from '../../src/engine/index.ts'
import { evolve } from '../../src/engine/state/evolve/index.ts'
import type { Stack } from '../../src/engine/types/state.ts'
import { change, infantry, lines, rules, ship, standing, start, transport } from '../support/folding.ts'

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
    transport('germany', 4, { ...gun, bound: true }, { ...gun, gas: true }),
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
    const shared = transport('germany', 4, { power: 'austria-hungary', type: 'infantry' }, { power: 'germany', type: 'infantry' })
    const event = { type: 'cargo-hit', space: 'belgium', zone: 'sz9', power: 'germany', unit: 'infantry', transport: 4 } as const
    expect(change(standing({ sz9: [shared] }), { ...event, chosenBy: null }, 'sz9').come).toEqual([
      'germany transport 4 +austria-hungary infantry',
    ])
    expect(hit('germany', 'artillery', 4)).toEqual({
      gone: ['germany transport 4 +germany artillery bound +germany artillery gas'],
      come: ['germany transport 4 +germany artillery bound'],
    })
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

  test('as a turn opens a garrison that is alone is forgotten, but not where its land is contested or somebody is with it', () => {
    const neutral = ship('neutral', 'infantry', 2)
    const opened = (stacks: Stack[], control: GameState['war']['control']) => {
      const state = standing({ denmark: stacks })
      const war = { ...state.war, control, garrisons: { denmark: 'central' as const } }
      return evolve(rules, { ...state, war }, { type: 'turn-opened', round: 5, power: 'france' }).war.garrisons
    }
    expect(opened([neutral], {})).toEqual({})
    expect(opened([neutral], { denmark: 'contested' })).toEqual({ denmark: 'central' })
    expect(opened([neutral, ship('britain', 'infantry', 1)], {})).toEqual({ denmark: 'central' })
  })

  test('when combat is over ships are free again and boats come up, be it that Mobilize opens or that it is skipped', () => {
    const ships = [
      ship('germany', 'cruiser', 1, { strategic: true }),
      ship('germany', 'submarine', 1, { strategic: true, submerged: true }),
      ship('germany', 'battleship', 1, { group: 'belgium' }),
    ]
    const over = (event: object): string[] => lines(evolve(rules, standing({ sz9: ships }), event as GameEvent), 'sz9')
    const free = ['germany 1 battleship', 'germany 1 cruiser', 'germany 1 submarine']
    expect(over({ type: 'phase-opened', round: 5, power: 'germany', phase: 'mobilize' })).toEqual(free)
    expect(over({ type: 'phase-skipped', power: 'germany', phase: 'mobilize', rule: 'STD-CAP-17' })).toEqual(free)
    expect(over({ type: 'phase-skipped', power: 'germany', phase: 'purchase', rule: 'STD-CAP-17' })).not.toEqual(free)
  })
})
