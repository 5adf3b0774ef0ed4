import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { content } from '../../src/content'
import { setup } from './schemas'

const kindOf = new Map<string, string>(content.units.map((unit) => [unit.id, unit.kind]))
const sideOf = new Map<string, string>(content.powers.map((power) => [power.id, power.side]))

const setups = Object.entries(content.setups).map(([name, data]) => {
  const { board } = Object.values(content.rulesets).find((ruleset) => ruleset.setup === name)!
  return {
    name,
    data,
    byId: new Map(content.boards[board]!.map((space) => [space.id, space])),
    entries: Object.entries(data).flatMap(([power, spaces]) =>
      Object.entries(spaces).map(([space, units]) => ({ power, space, units: units as Record<string, number> })),
    ),
  }
})

describe.each(setups)('the $name opening', ({ data, byId, entries }) => {
  test('has the shape the program expects, for all eight powers', () => {
    expect(v.safeParse(setup, data).issues).toBeUndefined()
    expect(Object.keys(data).sort()).toEqual(content.powers.map((power) => power.id).sort())
  })

  test('ships stand at sea, everything else on the power’s own original land', () => {
    for (const { power, space, units } of entries) {
      for (const unit of Object.keys(units)) {
        const where = `${power} ${unit} in ${space}`
        if (kindOf.get(unit) === 'sea') expect(byId.get(space)?.kind, where).toBe('sea')
        else expect(byId.get(space)?.original, where).toBe(power)
      }
    }
  })

  test('every army has an infantry, every marker a gun to lie under', () => {
    for (const { power, space, units } of entries) {
      if (byId.get(space)?.kind === 'land') expect(units.infantry ?? 0, `${power} in ${space}`).toBeGreaterThan(0)
      expect(units['poison-gas'] ?? 0, `${power} in ${space}`).toBeLessThanOrEqual(units.artillery ?? 0)
    }
  })

  test('no sea zone holds surface warships of both sides', () => {
    const sides = new Map<string, Set<string>>()
    for (const { power, space, units } of entries)
      if (units.battleship || units.cruiser || units.destroyer)
        sides.set(space, (sides.get(space) ?? new Set()).add(sideOf.get(power)!))
    for (const [space, both] of sides) expect(both.size, space).toBe(1)
  })
})

const totalsOf = (name: string) => {
  const totals: Record<string, Record<string, number>> = {}
  for (const { power, units } of setups.find((each) => each.name === name)!.entries) {
    totals[power] ??= {}
    const total = totals[power]
    for (const [unit, n] of Object.entries(units)) total[unit] = (total[unit] ?? 0) + n
  }
  return totals
}

test('each power starts the standard game with these units', () => {
  expect(totalsOf('standard')).toEqual({
    'austria-hungary': { infantry: 48, artillery: 12, battleship: 1, cruiser: 1, transport: 1 },
    russia: { infantry: 36, artillery: 13, battleship: 1, cruiser: 2 },
    germany: { infantry: 63, artillery: 23, fighter: 1, battleship: 1, cruiser: 2, submarine: 4 },
    france: { infantry: 30, artillery: 8, fighter: 1, battleship: 2, cruiser: 1, transport: 3 },
    britain: { infantry: 34, artillery: 10, battleship: 2, cruiser: 5, transport: 4 },
    ottoman: { infantry: 23, artillery: 6, cruiser: 2 },
    italy: { infantry: 22, artillery: 7, battleship: 1, cruiser: 1, transport: 1 },
    usa: { infantry: 6, artillery: 2, battleship: 1, cruiser: 1 },
  })
})

test('and the advanced game with these', () => {
  expect(totalsOf('advanced')).toEqual({
    'austria-hungary': { infantry: 48, artillery: 12, 'machine-gun': 2, battleship: 1, cruiser: 1, destroyer: 1 },
    russia: {
      infantry: 39,
      artillery: 13,
      'machine-gun': 1,
      battleship: 1,
      cruiser: 1,
      destroyer: 2,
      submarine: 1,
      transport: 1,
    },
    germany: {
      infantry: 63,
      artillery: 23,
      'machine-gun': 4,
      fighter: 1,
      battleship: 2,
      cruiser: 3,
      destroyer: 3,
      submarine: 4,
      transport: 2,
      'poison-gas': 2,
    },
    france: {
      infantry: 38,
      artillery: 12,
      'machine-gun': 2,
      fighter: 1,
      battleship: 1,
      cruiser: 2,
      destroyer: 2,
      submarine: 1,
      transport: 2,
      'poison-gas': 1,
    },
    britain: {
      infantry: 34,
      artillery: 10,
      'machine-gun': 2,
      battleship: 3,
      cruiser: 6,
      destroyer: 6,
      submarine: 2,
      transport: 5,
    },
    ottoman: { infantry: 23, artillery: 6, 'machine-gun': 1, cruiser: 1, destroyer: 1, transport: 1 },
    italy: { infantry: 22, artillery: 7, 'machine-gun': 1, battleship: 1, cruiser: 1, destroyer: 1, submarine: 1, transport: 1 },
    usa: { infantry: 6, artillery: 2, 'machine-gun': 1, battleship: 1, cruiser: 2, destroyer: 2, submarine: 1, transport: 2 },
  })
})

test('and the influence game with these', () => {
  expect(totalsOf('influence')).toEqual({
    'austria-hungary': { infantry: 55, artillery: 13, battleship: 1, cruiser: 1, transport: 2 },
    russia: { infantry: 37, artillery: 13, battleship: 1, cruiser: 3, transport: 1 },
    germany: { infantry: 63, artillery: 23, fighter: 1, battleship: 1, cruiser: 3, submarine: 6, transport: 1 },
    france: { infantry: 30, artillery: 8, fighter: 1, battleship: 2, cruiser: 1, transport: 3 },
    britain: { infantry: 34, artillery: 10, battleship: 2, cruiser: 5, transport: 4 },
    ottoman: { infantry: 25, artillery: 6, cruiser: 2, transport: 1 },
    italy: { infantry: 22, artillery: 7, battleship: 1, cruiser: 1, transport: 1 },
    usa: { infantry: 6, artillery: 2, battleship: 1, cruiser: 1 },
  })
})
