// Prices, and all numbers of a unit, are those of the rules in play: an option may change them.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { costOf, costOfAll, positionFrom, reduce, treasuryOf } from '../../src/engine/index.ts'
import { figuresOf, unitsWorth } from '../../src/history/index.ts'
import { forecast } from '../../src/odds/index.ts'
import { allInfantry, budgetOf, costShares, purchaseRows } from '../../src/planning/purchase.ts'

// WIK-02 as it is, with cheaper cruisers and dearer infantry besides.
vi.mock('../../src/engine/rulesets/standard-options.ts', async (original) => {
  const module = await original<typeof import('../../src/engine/rulesets/standard-options.ts')>()
  const changed = { units: { cruiser: { defence: 4, cost: 7 }, infantry: { cost: 4 } } }
  return { ...module, standardOptions: { ...module.standardOptions, 'wik-02': changed } }
})

const game = (changed: boolean) =>
  positionFrom({
    ruleset: 'standard',
    base: 'empty',
    power: 'germany',
    phase: 'purchase',
    options: changed ? { 'wik-02': true } : {},
    treasury: { germany: 30 },
    units: { picardy: { germany: { infantry: 3 }, france: { infantry: 2 } } },
  })

describe('prices of the rules in play', () => {
  it.each([
    [false, 9, 3, 10],
    [true, 7, 4, 7],
  ])('an option may change them: %s', (changed, cruiser, infantry, most) => {
    const state = game(changed)
    expect([costOf(state, 'cruiser'), costOf(state, 'infantry')]).toEqual([cruiser, infantry])
    expect(costOfAll(state, { cruiser: 1, infantry: 2 })).toBe(cruiser + 2 * infantry)
    expect(purchaseRows(state).find(({ type }) => type === 'cruiser')?.cost).toBe(cruiser)
    expect(allInfantry(state)).toEqual({ infantry: most })
    expect(costShares(state, { cruiser: 1 })).toEqual([{ type: 'cruiser', cost: cruiser }])
    const bought = reduce(state, { type: 'purchase', units: { cruiser: 1 } })
    if (!bought.ok) throw new Error(bought.error.message)
    expect(treasuryOf(bought.state, 'germany')).toBe(30 - cruiser)
    expect(budgetOf(bought.state)).toBe(30)
  })

  it('figures of the war and odds count by them', () => {
    const state = game(true)
    expect(figuresOf(state).germany.units).toBe(12)
    expect(unitsWorth(state, { infantry: 2 })).toBe(8)
    const [plain, changed] = [game(false), state].map((each) => forecast(each, { space: 'picardy' })?.lost.defender.ipc ?? 0)
    expect((changed as number) / (plain as number)).toBeCloseTo(4 / 3, 9)
  })
})

it('no code outside the engine reads printed prices or combat values', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const outside = files.filter((file) => !/^(engine|content)\b/.test(file))
  const reads = outside.filter((file) => {
    const text = readFileSync(path.join('src', file), 'utf8')
    return /unitOf\([^)]*\)\??\.(cost|attack|defence|move)\b|content\.units\b[^\n]*\.(cost|attack|defence|move)\b/.test(text)
  })
  expect(outside.length).toBeGreaterThan(100)
  expect(reads).toEqual([])
})
