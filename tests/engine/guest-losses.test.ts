// Losses of allied forces with fighters that rest among them: what is listed is exactly what the rules allow.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Action, Counts, PowerId } from '../../src/engine/index.ts'
import { engine } from '../support/game.ts'
import { inf } from '../support/scenes/start.ts'

const few = fc.integer({ min: 0, max: 3 })
const army = fc.record({ infantry: few, artillery: fc.integer({ min: 0, max: 2 }), fighter: few })
const POWERS = ['france', 'italy', 'britain'] as const

/** As it could stand on the board: guns only beside infantry of their own, fighters only where some infantry is. */
function settled(armies: Record<(typeof POWERS)[number], Counts>): Partial<Record<PowerId, Counts>> | null {
  const here: Partial<Record<PowerId, Counts>> = {}
  for (const power of POWERS) {
    const { infantry = 0, artillery = 0, fighter = 0 } = armies[power]
    const units = { infantry, artillery: infantry > 0 ? artillery : 0, fighter }
    if (units.infantry + units.fighter > 0) here[power] = units
  }
  return Object.values(here).some((a) => (a.infantry ?? 0) > 0) ? here : null
}

/** Every way to name so many units. */
function* ways(here: Partial<Record<PowerId, Counts>>, count: number): Generator<Partial<Record<PowerId, Counts>>> {
  const slots = Object.entries(here).flatMap(([power, units]) =>
    Object.entries(units).map(([type, n]) => ({ power: power as PowerId, type, n: n as number })),
  )
  function* from(i: number, left: number): Generator<{ power: PowerId; type: string; n: number }[]> {
    const slot = slots[i]
    if (!slot) {
      if (left === 0) yield []
      return
    }
    for (let n = 0; n <= Math.min(slot.n, left); n++)
      for (const rest of from(i + 1, left - n)) yield n > 0 ? [{ ...slot, n }, ...rest] : rest
  }
  for (const way of from(0, count)) {
    const lose: Partial<Record<PowerId, Counts>> = {}
    for (const { power, type, n } of way) lose[power] = { ...lose[power], [type]: n }
    yield lose
  }
}

/** The rules in plain words (STD-LND-18, INF-UNIT-04, INF-UNIT-06): guns keep infantry of their own, fighters any of their side. */
function allowed(here: Partial<Record<PowerId, Counts>>, lose: Partial<Record<PowerId, Counts>>): boolean {
  let infantry = 0
  let fighters = 0
  for (const [power, units] of Object.entries(here) as [PowerId, Counts][]) {
    const left = (type: keyof Counts) => (units[type] ?? 0) - (lose[power]?.[type] ?? 0)
    infantry += left('infantry')
    fighters += left('fighter')
    if (left('infantry') === 0 && left('artillery') > 0) return false
  }
  return infantry > 0 || fighters === 0
}

const sorted = (list: readonly unknown[]): string[] =>
  list
    .map((lose) =>
      JSON.stringify(
        Object.entries(lose as object)
          .map(([p, u]) => [p, Object.entries(u).sort()])
          .sort(),
      ),
    )
    .sort()

describe('losses of a joint defence with guests', () => {
  test('every allowed answer is listed, and nothing else', () => {
    fc.assert(
      fc.property(fc.record({ france: army, italy: army, britain: army }), fc.integer({ min: 1, max: 5 }), (armies, hits) => {
        const here = settled(armies)
        fc.pre(here !== null)
        if (!here) return
        const g = inf({
          phase: 'combat',
          units: { alsace: { germany: { infantry: 5 }, ...here } },
          queue: [...Array(hits).fill(1), ...Array(60).fill(6)],
        })
        g.attack('alsace')
        const asked = g.decision
        if (asked?.kind !== 'casualties' || asked.by === 'germany') return
        const wanted = [...ways(here, asked.count ?? 0)].filter((lose) => allowed(here, lose))
        const listed = g.legal.map((a) => (a as Extract<Action, { type: 'casualties' }>).lose)
        if (wanted.length <= 64) expect(sorted(listed)).toEqual(sorted(wanted))
        for (const lose of ways(here, asked.count ?? 0))
          expect(engine.checkAction(g.state, { type: 'casualties', lose }) === null).toBe(allowed(here, lose))
      }),
      { seed: 6, numRuns: 60 },
    )
  })
})
