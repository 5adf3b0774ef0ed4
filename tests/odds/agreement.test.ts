// The arithmetic and the walk over positions are two ways to one answer; all of it: npm run odds:check.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULESET_IDS } from '../../src/engine/index.ts'
import { forecast } from '../../src/odds/index.ts'
import { CASES } from '../../tools/odds/cases.ts'
import { furthest } from '../../tools/odds/compare.ts'
import type { Checks } from '../../tools/odds/kept.ts'
import { battleOf, KINDS } from '../../tools/odds/positions.ts'

/** So many battles of each kind in each ruleset. */
const BATTLES = [1]

describe.each(KINDS)('%s', (kind) => {
  test.each(RULESET_IDS)('%s: computed and walked agree in every number', (ruleset) => {
    for (const n of BATTLES) {
      const { state, space, orders, policy } = battleOf(kind, ruleset, n)
      const ask = { space, orders, policy, table: true }
      const walked = forecast(state, ask, 'graph')
      const answered = forecast(state, ask)
      if (!walked || !answered) expect.fail(`${kind} ${ruleset} ${n}: nothing would be fought`)
      expect(furthest(answered, walked).by, furthest(answered, walked).what).toBeLessThan(1e-9)
      expect(walked.cleared + walked.contested + walked.repulsed + walked.annihilated).toBeCloseTo(1, 12)
    }
  })
})

test('the arithmetic knows every printed battle', () => {
  for (const kind of KINDS) {
    const { state, space, orders, policy } = battleOf(kind, 'standard', 1)
    expect(forecast(state, { space, orders, policy })?.exact, kind).toBe('kernel')
  }
})

test('what the long check found of every kind and ruleset, and with dice, is exact', () => {
  const { walked, played }: Checks = JSON.parse(readFileSync('docs/odds-check.json', 'utf8'))
  for (const kind of KINDS) for (const ruleset of RULESET_IDS) expect(walked[kind]?.[ruleset]?.apart, kind).toBeLessThan(1e-9)
  for (const { name } of CASES) expect(played[name]?.deviations, name).toBeLessThan(4)
})
