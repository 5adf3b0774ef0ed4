// What events do to ships that crowd a zone: they change what they name, and nothing that merely stands beside it.
import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../src/engine/index.ts'
import { evolve } from '../../src/engine/state/evolve/index.ts'
import type { Stack } from '../../src/engine/types/state.ts'
import { change, fleet, infantry, lines, rules, sea, ship, standing, transport } from '../support/folding.ts'

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
