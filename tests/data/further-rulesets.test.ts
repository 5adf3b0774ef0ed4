/** What the data of every ruleset must be true to: its own board, its powers, the rules it names. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { content } from '../../src/content'
import { rules } from '../../src/content/rules'
import { ruleset } from './schemas-ruleset'

const known = new Set(rules.map((rule) => rule.id))
const all = Object.entries(content.rulesets).map(([id, data]) => ({
  id,
  data,
  byId: new Map(content.boards[data.board]!.map((space) => [space.id, space])),
}))

/** Every text that looks like the id of a rule, wherever it stands. */
const idsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? /^(STD|WIK|TOU|INF|ADV)-[A-Z\d]+(-\d\d)?$/.test(value)
      ? [value]
      : []
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(idsIn)
      : []

describe.each(all)('the $id ruleset', ({ data, byId }) => {
  const seaOf = (id: string) => byId.get(id)?.adjacent ?? []

  test('has the shape the program expects', () => {
    const { extends: _parent, ...whole } = data
    expect(v.safeParse(ruleset, whole).issues).toBeUndefined()
  })

  test('names rules that there are', () => {
    for (const id of idsIn(data)) expect(known.has(id), id).toBe(true)
  })

  test('has passages between neighbouring zones, beside the land that holds them', () => {
    for (const { id, zones, control } of data.passages) {
      const [one, other] = zones
      expect(seaOf(one), id).toContain(other)
      expect(
        zones.some((zone) => seaOf(control).includes(zone)),
        id,
      ).toBe(true)
    }
  })

  test('mobilises on original land, off its coast, and limits bases that there are', () => {
    for (const [power, places] of Object.entries(data.extraMobilization))
      for (const { space, ships, duty, limit } of places) {
        expect(byId.get(space)?.original, space).toBe(power)
        if (ships) expect(seaOf(space)).toContain(ships.zone)
        if (duty) expect(limit, `${space} has a duty without a number`).toBeDefined()
      }
    const bases = [...byId.values()].flatMap((space) => space.navalBases ?? [])
    for (const zone of Object.keys(data.yardLimits ?? {})) expect(bases).toContain(zone)
    for (const zone of Object.keys(data.withoutBase ?? {})) expect(bases).not.toContain(zone)
  })

  test('keeps apart by a rule only what has no border', () => {
    for (const [rule, pairs] of Object.entries(data.apart ?? {})) {
      expect(known.has(rule), rule).toBe(true)
      for (const [one, other] of pairs) expect(byId.get(one)?.adjacent, `${one} and ${other}`).not.toContain(other)
    }
  })

  test('speaks of spaces of its own board', () => {
    const { homeWaters, supplies, growth, convoys } = data
    for (const zone of [...Object.keys(homeWaters?.zones ?? {}), ...(convoys?.zones ?? [])])
      expect(byId.get(zone)?.kind, zone).toBe('sea')
    if (supplies) {
      expect(byId.get(supplies.through)?.minor).toBe(true)
      expect(seaOf(supplies.through)).toContain(supplies.zone)
    }
    if (growth) expect(byId.get(growth.territory)?.capitalOf).toBe(growth.power)
  })
})
