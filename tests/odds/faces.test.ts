import { describe, expect, it } from 'vitest'
import type { Throw, ThrowGroup } from '../../src/engine/index.ts'
import { chancesOfHits } from '../../src/history/index.ts'
import { type Fortune, facesFor, hitsFor } from '../../src/odds/faces.ts'

const group = (count: number, needs: number): ThrowGroup => ({ power: 'germany', type: 'infantry', count, needs })
const MIXES = [[group(1, 1)], [group(12, 2)], [group(5, 3), group(7, 2)], [group(20, 4), group(3, 1), group(1, 3)]]
const chances = (groups: readonly ThrowGroup[]) =>
  chancesOfHits(
    groups.map(({ count, needs, power }) => ({ dice: count, hits: 0, needs, power, worth: 1, typed: false }) as never),
  )
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

describe.each(MIXES)('a throw of several dice (%#)', (...groups: ThrowGroup[]) => {
  const all = chances(groups)

  it('has of the best tenth the most hits that a tenth of all throws reach', () => {
    const k = hitsFor(groups, 'high')
    expect(sum(all.slice(k))).toBeGreaterThanOrEqual(0.1 - 1e-9)
    expect(sum(all.slice(k + 1))).toBeLessThan(0.1)
  })

  it('has of the worst tenth the fewest that a tenth of all throws do not exceed', () => {
    const k = hitsFor(groups, 'low')
    expect(sum(all.slice(0, k + 1))).toBeGreaterThanOrEqual(0.1 - 1e-9)
    expect(sum(all.slice(0, k))).toBeLessThan(0.1)
  })

  it.each(['expected', 'high', 'low'] as const)('has a face for each die, and as many that hit as it says: %s', (fortune) => {
    const faces = facesFor({ groups, counts: 'hits' }, fortune)
    expect(faces).toHaveLength(sum(groups.map(({ count }) => count)))
    expect(faces.every((face) => face >= 1 && face <= 6)).toBe(true)
    const needs = groups.flatMap((each) => Array.from({ length: each.count }, () => each.needs))
    expect(faces.filter((face, i) => face <= needs[i]!)).toHaveLength(hitsFor(groups, fortune))
  })
})

describe('faces', () => {
  it('hit as often as on average, each group by its share', () => {
    const thrown: Throw = { groups: [group(6, 3), group(6, 1)], counts: 'hits' }
    const faces = facesFor(thrown, 'expected')
    expect(faces.slice(0, 6).filter((face) => face <= 3)).toHaveLength(3)
    expect(faces.slice(6).filter((face) => face <= 1)).toHaveLength(1)
  })

  it('are good, bad or middling where a die says how much, by what is good for whoever throws', () => {
    const one: Throw = { groups: [group(1, 0)], counts: 'faces' }
    expect(['high', 'low', 'expected'].map((luck) => facesFor(one, luck as Fortune))).toEqual([[1], [6], [4]])
    const high = [1, 2, 3, 4, 5, 6]
    expect(['high', 'low', 'expected'].map((luck) => facesFor(one, luck as Fortune, high))).toEqual([[6], [1], [3]])
  })

  it('of several such dice are as good together as the best tenth and the worst, and lie close to each other', () => {
    const three: Throw = { groups: [group(2, 0), group(1, 0)], counts: 'faces' }
    // Three dice: 14 and more in a tenth of all throws at least, 15 and more in fewer.
    expect(facesFor(three, 'high', [1, 2, 3, 4, 5, 6])).toEqual([5, 5, 4])
    expect(facesFor(three, 'low', [1, 2, 3, 4, 5, 6])).toEqual([3, 2, 2])
  })

  it('of which the lowest counts have it once and none below it', () => {
    const two: Throw = { groups: [group(2, 1)], counts: 'lowest' }
    expect(facesFor(two, 'high')).toEqual([1, 6])
    expect(facesFor(two, 'expected')).toEqual([2, 6])
    expect(facesFor(two, 'low')).toEqual([5, 6])
  })

  it('never hit with dice that cannot', () => {
    expect(facesFor({ groups: [group(2, 0), group(6, 3)], counts: 'hits' }, 'high').slice(0, 2)).toEqual([1, 2])
    expect(hitsFor([group(2, 0)], 'high')).toBe(0)
  })
})
