import { describe, expect, test } from 'vitest'
import { incomeHandicapOf, type PositionSpec, positionFrom, productionOf, reduce } from '../../../src/engine/index.ts'
import { gameWith } from '../../support/scenes/bids.ts'

const collecting = (handicap: PositionSpec['handicap'], more: Partial<PositionSpec> = {}) =>
  positionFrom({
    ruleset: 'standard',
    base: 'opening',
    power: 'britain',
    phase: 'income',
    ...(handicap ? { handicap } : {}),
    ...more,
  })

describe('HCP-08 income in per cent', () => {
  const printed = productionOf(collecting(undefined), 'britain')

  test.each([
    [120, Math.floor(printed * 1.2)],
    [50, Math.floor(printed / 2)],
    [200, 2 * printed],
  ])('allowed: at %i per cent a power collects so much, rounded down', (percent, income) => {
    const state = collecting({ income: { allies: percent } })
    expect(productionOf(state, 'britain')).toBe(income)
    expect(incomeHandicapOf(state, 'britain')).toEqual({ percent, handicap: income - printed })
    const outcome = reduce(state, { type: 'end-phase' })
    if (!outcome.ok) throw new Error(outcome.error.message)
    expect(outcome.events).toContainEqual({
      type: 'income-collected',
      power: 'britain',
      income,
      loss: 0,
      treasury: state.war.treasury.britain + income,
      handicap: income - printed,
    })
  })

  test('holds: a power’s own figure comes before its side’s, also to take it away', () => {
    const state = collecting({ income: { allies: 150, britain: 100 } })
    expect(productionOf(state, 'britain')).toBe(printed)
    expect(incomeHandicapOf(state, 'britain')).toBeNull()
    expect(incomeHandicapOf(state, 'france')?.percent).toBe(150)
    expect(incomeHandicapOf(state, 'germany')).toBeNull()
  })

  test('holds: submarines take theirs afterwards', () => {
    const state = collecting(
      { income: { britain: 200 } },
      { submarineWarfare: true, queue: [1, 1], units: { sz9: { germany: { submarine: 2 } } } },
    )
    const outcome = reduce(state, { type: 'end-phase' })
    if (!outcome.ok) throw new Error(outcome.error.message)
    const paid = outcome.events.find((e) => e.type === 'income-collected')
    expect(paid).toMatchObject({ income: 2 * printed, handicap: printed })
  })

  test.each([[49], [201], [99.5]])('refused: %d per cent', (percent) => {
    expect(() => gameWith({ income: { central: percent } })).toThrow(/handicap\.income\.central/)
  })
})
