import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Action, PositionSpec } from '../../../src/engine/index.ts'
import { diceGroups } from '../../../src/ui/decisions/dice.ts'
import { act1 } from '../battle/table.tsx'
import { attack, END, enter, fail, labels, notes, slots, thrown } from './asked.tsx'
import { game, pending } from './card.tsx'

describe('what typed dice are thrown for', () => {
  it('machine guns alone in the first shot, and not again in the defence', () => {
    const units = { lorraine: { germany: { infantry: 4 }, france: { infantry: 2, 'machine-gun': 1 } } }
    thrown({ units }, attack('lorraine'))
    expect(pending()?.topic).toBe('first-shot-dice')
    expect(screen.getByText('1 machine gun, 3 or less hits')).toBeDefined()
  })

  it('what is left of the defence after its first shot', () => {
    const units = { lorraine: { germany: { infantry: 4 }, france: { infantry: 2, 'machine-gun': 1 } } }
    thrown({ units }, attack('lorraine'), enter(6), enter(6, 6, 6, 6))
    expect(pending()?.topic).toBe('defence-dice')
    expect(screen.getByText('2 infantry, 3 or less hits')).toBeDefined()
    expect(screen.queryByText(/machine gun/)).toBeNull()
  })

  it('infantry in gas apart from the rest', () => {
    const units = { lorraine: { germany: { infantry: 1, artillery: 1 }, france: { infantry: 4 } } }
    const gas = { units, markers: { gas: { lorraine: { germany: 1 } } } }
    thrown(gas, attack('lorraine'), { type: 'gas', count: 1 }, enter(2), enter(3), enter(6))
    expect(pending()?.topic).toBe('defence-dice')
    expect(screen.getByText('1 infantry, 3 or less hits')).toBeDefined()
    expect(screen.getByText('3 infantry, 2 or less hits')).toBeDefined()
  })

  it('submarines alone in their first shots, the others afterwards', () => {
    const units = { sz9: { germany: { submarine: 2, cruiser: 1 }, britain: { cruiser: 1 } } }
    thrown({ units }, attack('sz9'), { type: 'submerge', count: 0 })
    expect(pending()?.topic).toBe('first-attack-dice')
    expect(screen.getByText('2 submarines, 2 or less hits')).toBeDefined()
  })

  it('no raiders and no escorts in the main fire', () => {
    const units = { sz7: { germany: { submarine: 2, cruiser: 1 }, britain: { destroyer: 2, cruiser: 1 } } }
    const named: Action[] = [
      { type: 'convoy', submarines: 2 },
      { type: 'escort', destroyers: 1 },
    ]
    thrown({ units }, attack('sz7'), ...named, enter(6))
    expect(pending()?.topic).toBe('sea-defence-dice')
    expect(screen.getByText('1 destroyer, 2 or less hits')).toBeDefined()
    expect(screen.getByText('1 cruiser, 3 or less hits')).toBeDefined()
  })

  it('the numbers of a hunt', () => {
    const units = { sz9: { germany: { cruiser: 1, destroyer: 2 }, britain: { submarine: 1 } } }
    thrown({ units }, attack('sz9'), { type: 'submerge', count: 1 })
    expect(screen.getByText('2 destroyers, 2 or less hits')).toBeDefined()
    expect(screen.getByText('1 cruiser, 1 hits')).toBeDefined()
  })

  it('the air battle, where a 1 and a 2 do different things', () => {
    const units = { lorraine: { germany: { infantry: 1, fighter: 2 }, france: { infantry: 1, fighter: 1 } } }
    thrown({ units }, attack('lorraine'))
    expect(screen.getByText('2 fighters, 2 or less hits')).toBeDefined()
    expect(screen.getByText('1 shoots a fighter down, 2 sends one home damaged.')).toBeDefined()
  })

  it('the air battle and strafing of the standard game, without a note', () => {
    const units = { lorraine: { germany: { infantry: 1, fighter: 2 }, france: { infantry: 1, fighter: 1 } } }
    thrown({ ruleset: 'standard', options: { 'wik-04': true }, units }, attack('lorraine'))
    expect(notes()).toEqual([''])
    for (const dice of [enter(1, 6), enter(6)]) act1(dice)
    expect(pending()?.topic).toBe('strafe-dice')
    expect(labels()).toEqual(['2 fighters, 2 or less hits'])
  })
})

describe('dice of gas', () => {
  const gun = (guns: number) => ({
    units: { lorraine: { germany: { infantry: 4, artillery: 3 }, france: { infantry: 5 } } },
    markers: { gas: { lorraine: { germany: guns } } },
  })
  const fire = (count: number): Action[] => [attack('lorraine'), { type: 'gas', count }]

  it('says of several guns that the lowest counts', () => {
    thrown(gun(2), ...fire(2))
    expect(pending()?.topic).toBe('gas-dice')
    expect(screen.getByText('2 artillery fire gas')).toBeDefined()
    expect(screen.getByText(/^Only the lowest counts\. 1 weakens all defending infantry/)).toBeDefined()
    expect(slots()).toBe(2)
  })

  it('does not say it of one', () => {
    thrown(gun(2), ...fire(1))
    expect(screen.getByText('1 artillery fires gas')).toBeDefined()
    expect(screen.getByText(/^1 weakens all defending infantry/)).toBeDefined()
  })

  it.each([2, 3])('a %i reaches the defenders alone', (lowest) => {
    thrown(gun(1), ...fire(1), enter(lowest))
    expect(pending()?.topic).toBe('gas-spread-dice')
    expect(labels()).toEqual(['For the defenders'])
    expect(screen.getByText('It shows how many defending infantry are weakened.')).toBeDefined()
  })

  it('a 4 reaches both sides, the attackers first', () => {
    thrown(gun(1), ...fire(1), enter(4))
    expect(labels()).toEqual(['For the attackers', 'For the defenders'])
    expect(notes()).toEqual([
      'It shows how many attacking infantry are weakened.',
      'It shows how many defending infantry are weakened.',
    ])
    expect(slots()).toBe(2)
  })
})

describe('dice at the coast', () => {
  it('guns at the ships, and what each number does', () => {
    const cargo = [{ power: 'britain', type: 'infantry' } as const]
    const units = {
      sz9: { britain: { cruiser: 1, transports: [{ cargo }] } },
      belgium: { germany: { infantry: 2, artillery: 4 } },
    }
    const land: Action = { type: 'offload', transport: 1, to: 'belgium', units: { infantry: 1 } }
    const guns: Action = { type: 'coastal', count: 2 }
    thrown({ power: 'britain', phase: 'move', units }, land, END, attack('belgium'), guns)
    expect(pending()?.topic).toBe('coastal-dice')
    expect(screen.getByText('2 artillery fire at the ships')).toBeDefined()
    expect(screen.getByText(/^1 hits a ship, 2 kills an infantry aboard/)).toBeDefined()
    act1(enter(6, 6))
    expect(labels()).toEqual(['2 artillery, 3 or less hits'])
    expect(pending()?.topic).toBe('strike-dice')
  })
})

describe('dice of a convoy', () => {
  const raid = (over: Partial<PositionSpec>, ...more: Action[]) =>
    thrown(
      { ...over, treasury: { britain: 20, france: 20, usa: 20 } },
      attack(over.units?.sz7 ? 'sz7' : 'sz15'),
      { type: 'convoy', submarines: 2 },
      ...more,
    )

  it('one owner pays for all of them', () => {
    raid({ units: { sz15: { germany: { submarine: 2 } } } })
    expect(pending()?.topic).toBe('convoy-dice')
    expect(screen.getByText('2 raiders, a die each')).toBeDefined()
    expect(notes()).toEqual(['1 to 3 cost 1 IPC and 4 to 6 cost 2 IPC.'])
  })

  it('two owners share them by odd and even, and unrestricted war costs more', () => {
    raid({ units: { sz7: { germany: { submarine: 2 } } }, round: 4, usaAtWar: true, convoyWar: 'unrestricted' })
    expect(notes()).toEqual([
      '1 and 2 cost 1 IPC, 3 and 4 cost 2 IPC, and 5 and 6 cost 3 IPC. For odd dice the United States pays, for even dice Britain.',
    ])
  })

  it('escorts of several powers, each its own, in turn order', () => {
    const units = { sz7: { germany: { submarine: 2 }, usa: { destroyer: 1 }, britain: { destroyer: 2 } } }
    const escorts: Action[] = [
      { type: 'escort', destroyers: 2 },
      { type: 'escort', destroyers: 1 },
    ]
    raid({ units, round: 4, usaAtWar: true, convoyWar: 'unrestricted' }, ...escorts, enter(1, 1))
    expect(pending()?.topic).toBe('escort-dice')
    expect(labels()).toEqual(['2 destroyers, 2 or less hits', '1 destroyer, 2 or less hits'])
    expect(screen.getAllByRole('listitem').flatMap((item) => item.querySelector('svg') ?? []).length).toBeGreaterThan(1)
  })
})

describe('dice of the fleets that part', () => {
  const fleets = (germany: object, britain: object, on: boolean, ...dice: Action[]) => {
    thrown({ units: { sz9: { germany, britain } } }, attack('sz9'), ...dice)
    act1({ type: 'disengage', on })
    if (pending()?.topic === 'disengage') act1({ type: 'disengage', on: !on })
  }

  it('the attacker first, and what more cruisers are worth', () => {
    fleets({ cruiser: 2 }, { cruiser: 1, battleship: 1 }, true, enter(6, 6), enter(6, 6))
    expect(pending()?.topic).toBe('disengagement-dice')
    expect(labels()).toEqual(['Germany wants to disengage: +1 for more cruisers'])
    expect(notes()).toEqual(['The higher side gets its choice.'])
    act1(enter(4))
    expect(pending()?.topic).toBe('engagement-dice')
    expect(labels()).toEqual(['Britain wants to fight on'])
    expect(notes()).toEqual(['The higher side gets its choice. Germany has 5.'])
  })

  it('the other way round', () => {
    fleets({ cruiser: 1 }, { cruiser: 1 }, false, enter(6), enter(6))
    expect(labels()).toEqual(['Germany wants to fight on'])
    act1(enter(4))
    expect(labels()).toEqual(['Britain wants to disengage'])
  })

  it('submarines alone slip away the easier', () => {
    const up: Action = { type: 'submerge', count: 0 }
    const units = { sz9: { germany: { cruiser: 2 }, britain: { submarine: 2 } } }
    thrown({ units }, attack('sz9'), up, up, enter(6, 6), enter(6, 6))
    for (const on of [false, true]) act1({ type: 'disengage', on })
    expect(labels()).toEqual(['Germany wants to fight on'])
    act1(enter(4))
    expect(labels()).toEqual(['Britain wants to disengage: +1 for submarines alone'])
  })

  it('transports alone slip away the harder, unasked', () => {
    const units = { sz9: { germany: { battleship: 1 }, britain: { transport: 2 } } }
    thrown({ units }, attack('sz9'), enter(6), { type: 'disengage', on: false }, enter(4))
    expect(pending()?.topic).toBe('disengagement-dice')
    expect(labels()).toEqual(['Britain wants to disengage: −1 for transports alone'])
  })
})

describe('dice of the turn', () => {
  it('submarines that hunt merchantmen cost 1 each', () => {
    const hunt: Partial<PositionSpec> = { ruleset: 'standard', power: 'britain', phase: 'income', submarineWarfare: true }
    thrown({ ...hunt, units: { sz7: { germany: { submarine: 2 } }, london: { britain: { infantry: 1 } } } }, END)
    expect(pending()?.topic).toBe('submarine-warfare-dice')
    expect(screen.getByText('2 submarines, 2 or less counts')).toBeDefined()
    expect(screen.getByText('A die that counts costs 1 IPC.')).toBeDefined()
  })

  it('or what they show', () => {
    const hunt: Partial<PositionSpec> = { ruleset: 'tournament', power: 'britain', phase: 'income', submarineWarfare: true }
    thrown({ ...hunt, units: { sz7: { germany: { submarine: 1 } }, london: { britain: { infantry: 1 } } } }, END)
    expect(screen.getByText('1 submarine, 3 or less counts')).toBeDefined()
    expect(screen.getByText('A die that counts costs as many IPC as it shows.')).toBeDefined()
  })

  it('supplies by sea', () => {
    thrown({ base: 'opening', phase: 'income' }, END)
    expect(pending()?.topic).toBe('supply-dice')
    expect(screen.getByText('Supplies by sea')).toBeDefined()
  })

  it('destroyers of several powers at submarines that slip in', () => {
    const units = { sz9: { germany: { submarine: 2 } }, sz8: { usa: { destroyer: 1 }, britain: { destroyer: 2, cruiser: 1 } } }
    const slip: Action = { type: 'move', from: 'sz9', path: ['sz8'], units: { submarine: 2 }, strategic: true }
    thrown({ phase: 'move', units, round: 4, usaAtWar: true }, slip, END)
    expect(pending()?.topic).toBe('pursuit-dice')
    expect(labels()).toEqual(['2 destroyers, 2 or less hits', '1 destroyer, 2 or less hits'])
  })

  it('not those of a power that is not in the war', () => {
    const units = { sz9: { germany: { submarine: 2 } }, sz8: { usa: { destroyer: 1 }, britain: { destroyer: 2 } } }
    const slip: Action = { type: 'move', from: 'sz9', path: ['sz8'], units: { submarine: 2 }, strategic: true }
    thrown({ phase: 'move', units, usaAtWar: false }, slip, END)
    expect(labels()).toEqual(['2 destroyers, 2 or less hits'])
  })

  it('dice that the groups do not account for stand without a label', () => {
    const units = { lorraine: { germany: { infantry: 4 }, france: { infantry: 2 } } }
    thrown({ units }, attack('lorraine'))
    const asked = pending() ?? fail()
    expect(diceGroups(game(), { ...asked, count: 4 }).map((group) => group.label)).toEqual(['4 infantry, 2 or less hits'])
    expect(diceGroups(game(), { ...asked, count: 7 })).toEqual([{ label: '', count: 7, needs: null }])
  })
})
