// Looking back at a turn: what is remarked of ships, of money and of countries woken.
import { describe, expect, test } from 'vitest'
import type { Action, Counts } from '../../src/engine/index.ts'
import { detectors, type Remark } from '../../src/learn/review/index.ts'
import { army, END, march, remarks, type Scene, told, turnOf } from '../support/review.ts'

describe('a way through mines', () => {
  const sail = (...path: string[]): Parameters<typeof turnOf> => [
    { units: { sz10: army('germany', { cruiser: 1 }) }, queue: [6, 6, 6] },
    { type: 'move', from: 'sz10', path, units: { cruiser: 1 } },
  ]
  test('is told with the one past none, and what it could cost on average', () => {
    const [remark] = remarks('mined-path', ...sail('sz9', 'sz4'))
    expect(remark).toMatchObject({
      rule: 'STD-MIN-05',
      spaces: ['sz9', 'sz4'],
      entry: 0,
      facts: { by: 'sz5', to: 'sz4', zones: 1 },
    })
    expect(remark!.cost).toBeGreaterThan(0)
  })
  test.each([[['sz5', 'sz4']], [['sz9']]])('is silent of %s', (path) => {
    expect(remarks('mined-path', ...sail(...path))).toEqual([])
  })
})

describe('money that was kept', () => {
  const kept = (now: number, last: number): Remark[] => {
    const of = (money: number) =>
      turnOf({ phase: 'purchase', units: { berlin: army('germany', { infantry: 1 }) }, treasury: { germany: money } })
    return detectors.unspent({ ...of(now), earlier: of(last).entries })
  }
  test('is told of six in two turns', () => {
    expect(told(kept(6, 6))).toEqual([{ space: 'berlin', cost: 6, now: 6, last: 6 }])
  })
  test.each([
    [5, 6],
    [6, 5],
  ])('is silent of %d after %d', (now, then) => {
    expect(kept(now, then)).toEqual([])
  })
})

describe('a cruiser lost', () => {
  const sea = (units: Counts): Scene => ({
    phase: 'combat',
    units: { sz10: { germany: units, britain: { cruiser: 2 } } },
    queue: [1, 1, 1, 1, 1, 1, 1, 1],
  })
  const lose = (hit: boolean): Action[] => [
    { type: 'attack', space: 'sz10' },
    hit
      ? { type: 'casualties', lose: { germany: { cruiser: 1 } }, hit: { germany: { battleship: 1 } } }
      : { type: 'casualties', lose: { germany: { cruiser: 2 } } },
  ]
  test('is told while a battleship has no hit', () => {
    expect(remarks('cruiser-first', sea({ battleship: 1, cruiser: 2 }), ...lose(false))).toMatchObject([
      { rule: 'STD-NAV-12', cost: expect.any(Number), facts: { lost: 1, fresh: 1 } },
    ])
  })
  test('is silent once it has one', () => {
    expect(remarks('cruiser-first', sea({ battleship: 1, cruiser: 2 }), ...lose(true))).toEqual([])
  })
})

describe('boats that stayed up', () => {
  const sea: Scene = {
    phase: 'combat',
    units: { sz10: { germany: { submarine: 2 }, britain: { cruiser: 3 } } },
    queue: [6, 6, 1, 1, 1, 6, 6, 6, 6, 6, 6],
  }
  test('are told once they are sunk', () => {
    const found = remarks('not-dived', sea, { type: 'attack', space: 'sz10' }, { type: 'submerge', count: 0 })
    expect(found).toMatchObject([{ rule: 'STD-NAV-06', spaces: ['sz10'], facts: { stayed: 2 } }])
  })
  test('are silent where they dived', () => {
    expect(remarks('not-dived', sea, { type: 'attack', space: 'sz10' }, { type: 'submerge', count: 2 })).toEqual([])
  })
})

describe('a neutral country woken', () => {
  const scene = (own: number): Scene => ({
    units: { ruhr: army('germany', { infantry: own }) },
    control: { ruhr: 'germany' },
    queue: Array.from({ length: 60 }, (_, i) => (i < own ? 1 : 6)),
  })
  const enter = (units: number): Action[] => [march('ruhr', 'holland', { infantry: units }), END]
  test('is told where it was not taken', () => {
    const found = remarks('neutral-woken', scene(2), ...enter(1))
    expect(found).toMatchObject([{ rule: 'STD-POL-14', spaces: ['holland'] }])
    expect(found[0]!.cost).toBeGreaterThan(0)
  })
  test('is silent where it was taken', () => {
    const many: Scene = {
      ...scene(2),
      units: { ruhr: army('germany', { infantry: 12 }) },
      queue: [...Array(12).fill(1), ...Array(40).fill(6)],
    }
    expect(remarks('neutral-woken', many, ...enter(12), { type: 'attack', space: 'holland' })).toEqual([])
  })
  test('is silent where nobody went', () => {
    expect(remarks('neutral-woken', scene(2))).toEqual([])
  })
})
