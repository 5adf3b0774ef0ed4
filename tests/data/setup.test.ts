import * as v from 'valibot'
import { expect, test } from 'vitest'
import standard from '../../data/setup/standard.json'
import { content } from '../../src/content'
import { setup } from './schemas'

const byId = new Map(content.spaces.map((space) => [space.id, space]))
const kindOf = new Map<string, string>(content.units.map((unit) => [unit.id, unit.kind]))
const entries = Object.entries(standard).flatMap(([power, spaces]) =>
  Object.entries(spaces).map(([space, units]) => ({ power, space, units: units as Record<string, number> })),
)

test('the opening has the shape the program expects, for all eight powers', () => {
  expect(v.safeParse(setup, standard).issues).toBeUndefined()
  expect(Object.keys(standard).sort()).toEqual(content.powers.map((power) => power.id).sort())
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

test('every army has an infantry', () => {
  for (const { power, space, units } of entries)
    if (byId.get(space)?.kind === 'land') expect(units.infantry ?? 0, `${power} in ${space}`).toBeGreaterThan(0)
})

test('no sea zone holds surface warships of both sides', () => {
  const sideOf = new Map<string, string>(content.powers.map((power) => [power.id, power.side]))
  const sides = new Map<string, Set<string>>()
  for (const { power, space, units } of entries)
    if (units.battleship || units.cruiser) sides.set(space, (sides.get(space) ?? new Set()).add(sideOf.get(power)!))
  for (const [space, both] of sides) expect(both.size, space).toBe(1)
})

test('each power starts with these units', () => {
  const totals: Record<string, Record<string, number>> = {}
  for (const { power, units } of entries) {
    totals[power] ??= {}
    const total = totals[power]
    for (const [unit, n] of Object.entries(units)) total[unit] = (total[unit] ?? 0) + n
  }
  expect(totals).toEqual({
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
