import { describe, expect, test } from 'vitest'
import { assault, battle } from '../../../support/scenes/land.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-00-10 the order of the dice in a step', () => {
  test('allowed: guns, supported tanks, supported infantry, tanks, infantry, machine guns, fighters in attack', () => {
    const g = battle(
      { infantry: 3, artillery: 3, tank: 1, 'machine-gun': 1, fighter: 1, 'poison-gas': 1 },
      { france: { infantry: 1 } },
      [4, 1, 1, ...Array(10).fill(6)],
    )
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g)[0]).toEqual([
      'attack',
      '2 artillery at 4',
      '2 infantry at 3',
      '1 tank at 2',
      '1 infantry at 1',
      '1 machine-gun at 1',
      '1 fighter at 2',
    ])
  })

  test('allowed: supported tanks come before infantry, weakened infantry after the healthy', () => {
    const g = battle({ infantry: 2, artillery: 4, tank: 2, 'poison-gas': 1 }, { france: { infantry: 1 } }, [
      4,
      1,
      1,
      ...Array(10).fill(6),
    ])
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g)[0]).toEqual([
      'attack',
      '3 artillery at 3',
      '1 tank at 3',
      '1 infantry at 3',
      '1 infantry at 2',
      '1 tank at 2',
    ])
  })

  test('allowed: bombarding battleships and cruisers before all others', () => {
    const cargo = [{ type: 'infantry' }, { type: 'artillery' }, { type: 'infantry' }] as const
    const g = assault([...cargo], { germany: { infantry: 1 } }, Array(6).fill(6), { fleet: { cruiser: 1, battleship: 1 } })
    expect(volleys(g)[0]).toEqual([
      'attack',
      '1 battleship at 4',
      '1 cruiser at 3',
      '1 artillery at 3',
      '1 infantry at 3',
      '1 infantry at 2',
    ])
  })

  test('allowed: guns, infantry, weakened infantry, tanks, fighters in defence', () => {
    const g = battle(
      { infantry: 1, artillery: 1, 'poison-gas': 1 },
      { france: { infantry: 2, artillery: 1, tank: 1, fighter: 1 } },
      [2, 1, ...Array(8).fill(6)],
    )
    g.do({ type: 'gas', count: 1 })
    expect(volleys(g)[1]).toEqual([
      'defence',
      '1 artillery at 4',
      '1 infantry at 3',
      '1 infantry at 2',
      '1 tank at 1',
      '1 fighter at 2',
    ])
  })

  test('allowed: submarines, destroyers, cruisers, battleships at sea', () => {
    const g = adv({
      phase: 'combat',
      units: {
        sz5: {
          germany: { battleship: 1, cruiser: 1, destroyer: 1, submarine: 1 },
          britain: { battleship: 1, cruiser: 1, destroyer: 1, submarine: 1 },
        },
      },
      queue: Array(8).fill(6),
    })
    g.attack('sz5')
    g.do({ type: 'submerge', count: 0 })
    g.do({ type: 'submerge', count: 0 })
    const order = ['1 submarine at 2', '1 destroyer at 2', '1 cruiser at 3', '1 battleship at 4']
    expect(volleys(g)).toEqual([
      ['sea-attack', ...order],
      ['sea-defence', ...order],
    ])
  })

  test('not: the dice are not dealt by price or by strength', () => {
    const g = battle({ infantry: 1, tank: 1, 'machine-gun': 1 }, { france: { infantry: 1 } }, [6, 2, 1, 6])
    // The tank misses, the infantry and the machine gun hit.
    expect(g.past('fired')[0]?.groups.map((x) => [x.type, x.hits])).toEqual([
      ['tank', 0],
      ['infantry', 1],
      ['machine-gun', 1],
    ])
  })
})
