import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GameState, PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { engine } from '../support/game.ts'
import { step } from '../support/random.ts'
import { runs, timeout } from '../support/runs.ts'
import { positions, wage } from '../support/war.ts'

const OPTIONS =
  engine
    .rulesets()
    .find((r) => r.id === 'standard')
    ?.options.map((o) => o.id) ?? []
/** House rules and where the dice come from. */
const house = fc
  .record({ on: fc.subarray(OPTIONS), dice: fc.constantFrom('seeded' as const, 'entered' as const) })
  .map(({ on, dice }) => ({ dice, options: Object.fromEntries(on.map((id) => [id, true])) }))

/** What a question must be, whatever it asks. */
function checkQuestion(state: GameState): void {
  const decision = engine.decision(state)
  if (!decision) return
  const { by, kind, count, options = [], pool = {} } = decision
  const what = JSON.stringify(decision)
  const listed = engine.legalActions(state)
  expect(engine.POWERS, what).toContain(by)
  expect(decision.rule, what).toMatch(/^((STD|TOU|INF)-[A-Z]{3,5}-\d\d|ADV-[A-Z\d]{2,3}-\d\d|WIK-\d\d)$/)
  for (const action of [{ type: 'end-phase' }, { type: 'declare-submarine-warfare' }] as const)
    expect(engine.checkAction(state, action), what).toMatchObject({ rule: 'CONTRACT', code: 'decision-open' })
  expect(new Set(listed.map((a) => JSON.stringify(a))).size, what).toBe(listed.length)
  if (kind === 'dice') expect(listed, what).toHaveLength(1)
  else expect(listed.length, `asked without need: ${what}`).toBeGreaterThan(1)
  if (kind === 'choice')
    expect(
      options.map((o) => ({ type: 'choose', option: o.id })),
      what,
    ).toEqual(listed)
  if (kind === 'casualties') {
    expect(listed.length, what).toBeLessThanOrEqual(64)
    const size = Object.values(pool).reduce((sum, counts) => sum + Object.values(counts).reduce((n, k) => n + k, 0), 0)
    expect(count, what).toSatisfy((n: number) => n > 0 && n <= 2 * size)
  }
  for (const action of listed.slice(0, 8)) {
    const { state: next } = step(state, action)
    expect(engine.decision(next)?.id, what).not.toBe(decision.id)
  }
}

describe('questions', () => {
  test('are asked only where there are several answers, and each that is listed is taken', { timeout }, () => {
    const asked = new Map<string, number>()
    fc.assert(
      fc.property(positions({ base: 'empty', armies: 18, fleets: 10, more: house }), fc.integer(), (position, seed) => {
        for (const { outcome } of wage(position, seed, 60)) {
          const kind = engine.decision(outcome.state)?.kind ?? 'none'
          asked.set(kind, (asked.get(kind) ?? 0) + 1)
          checkQuestion(outcome.state)
        }
      }),
      runs(1919, 16),
    )
    for (const kind of ['casualties', 'dice', 'submerge', 'press', 'choice']) expect(asked.get(kind), kind).toBeGreaterThan(0)
  })

  /** What each further game asks besides. */
  const OWN = { tournament: ['press'], advanced: ['disengage', 'gas', 'convoy'], influence: ['casualties'] } as const

  test.each(['tournament', 'advanced', 'influence'] as const)('of the %s game too', { timeout }, (ruleset) => {
    const asked = new Set<string>()
    const phases = ['combat'] as const
    fc.assert(
      fc.property(positions({ ruleset, base: 'empty', phases, armies: 14, fleets: 14 }), fc.integer(), (position, seed) => {
        const gas = ruleset === 'advanced' ? { markers: { gas: markersIn(position.units ?? {}) } } : {}
        for (const { outcome } of wage({ ...position, ...gas }, seed, 40)) {
          asked.add(engine.decision(outcome.state)?.kind ?? 'none')
          checkQuestion(outcome.state)
        }
      }),
      runs(1920, 8),
    )
    for (const kind of OWN[ruleset]) expect([...asked], kind).toContain(kind)
  })
})

/** A marker on a gun of every power that has one ashore. */
function markersIn(units: NonNullable<PositionSpec['units']>): Record<SpaceId, Partial<Record<PowerId, number>>> {
  const marked: Record<SpaceId, Partial<Record<PowerId, number>>> = {}
  for (const [space, forces] of Object.entries(units))
    for (const [power, spec] of Object.entries(forces)) if (spec.artillery) marked[space] = { ...marked[space], [power]: 1 }
  return marked
}
