// Looking back at a turn: what is remarked of land and of fights, where it is due, with its number, and not one step before.
import { describe, expect, test } from 'vitest'
import type { Action, Counts } from '../../src/engine/index.ts'
import { army, END, march, remarks, type Scene, told, type turnOf } from '../support/review.ts'

describe('contested land given away', () => {
  const scene: Scene = {
    units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } } },
    control: { lorraine: 'contested', alsace: 'germany' },
  }
  test('is told once all have left it', () => {
    expect(told(remarks('given-away', scene, march('lorraine', 'alsace', { infantry: 2 })))).toEqual([
      { space: 'lorraine', cost: 2, ipc: 2, power: 'france' },
    ])
  })
  test('is silent while one stays', () => {
    expect(remarks('given-away', scene, march('lorraine', 'alsace', { infantry: 1 }))).toEqual([])
  })
})

describe('land left open', () => {
  const scene: Scene = {
    power: 'austria-hungary',
    units: {
      vienna: { 'austria-hungary': { infantry: 1 } },
      budapest: { 'austria-hungary': { infantry: 1 } },
      galicia: { russia: { infantry: 2 } },
    },
    control: { vienna: 'austria-hungary', galicia: 'russia', bohemia: 'austria-hungary' },
    treasury: { 'austria-hungary': 7 },
  }
  const leave = march('vienna', 'bohemia', { infantry: 1 })
  test('is told of a capital with what its treasury holds', () => {
    const [remark] = remarks('left-open', scene, leave)
    expect(remark).toMatchObject({ rule: 'STD-CAP-11', entry: 0, facts: { enemies: 2, near: 'galicia' } })
    expect(remark!.cost).toBe(Number(remark!.facts.ipc) + Number(remark!.facts.money))
  })
  test('is silent while somebody guards it, or nobody could come', () => {
    expect(remarks('left-open', scene)).toEqual([])
    expect(remarks('left-open', { ...scene, units: { vienna: army('austria-hungary', { infantry: 1 }) } }, leave)).toEqual([])
  })
  test('is silent where whoever stands next door is bound to contested land', () => {
    const bound: Scene = {
      ...scene,
      units: { ...scene.units, galicia: { ...scene.units?.galicia, germany: { infantry: 1 } } },
      control: { ...scene.control, galicia: 'contested' },
    }
    expect(remarks('left-open', bound, leave)).toEqual([])
  })
  test('is silent of land worth less than four', () => {
    const border: Scene = {
      units: {
        alsace: army('germany', { infantry: 1 }),
        lorraine: army('france', { infantry: 1 }),
        berlin: army('germany', { infantry: 1 }),
      },
      control: { alsace: 'germany', lorraine: 'france', ruhr: 'germany', berlin: 'germany' },
    }
    expect(remarks('left-open', border, march('alsace', 'ruhr', { infantry: 1 }))).toEqual([])
  })
})

describe('an attack with few hits to expect', () => {
  const attack = (own: Counts, theirs: Counts): Parameters<typeof turnOf> => [
    {
      phase: 'combat',
      units: { lorraine: { germany: own, france: theirs } },
      control: { lorraine: 'contested' },
      queue: Array.from({ length: 30 }, () => 6),
    },
    { type: 'attack', space: 'lorraine' },
  ]
  test('is told where fewer than half are to be expected of those that come back', () => {
    const [remark] = remarks('few-hits', ...attack({ infantry: 3 }, { infantry: 6 }))
    expect(remark).toMatchObject({ rule: 'STD-CBT-03', entry: 0, facts: { own: 1, theirs: 3 } })
    expect(remark!.cost).toBeGreaterThan(0)
  })
  test('is silent at half', () => {
    expect(remarks('few-hits', ...attack({ infantry: 3 }, { infantry: 4 }))).toEqual([])
  })
})

describe('guns alone', () => {
  const scene = (own: Counts): Scene => ({
    units: {
      lorraine: { germany: { infantry: 1 }, france: { infantry: 2 } },
      alsace: army('germany', own),
    },
    control: { lorraine: 'contested', alsace: 'germany' },
    queue: Array.from({ length: 30 }, () => 6),
  })
  const fight: Action[] = [END, { type: 'attack', space: 'lorraine' }]
  test('are told with who stayed next door', () => {
    const found = remarks(
      'guns-alone',
      scene({ infantry: 3, artillery: 2 }),
      march('alsace', 'lorraine', { infantry: 1, artillery: 2 }),
      ...fight,
    )
    expect(found).toEqual([])
    const more = remarks(
      'guns-alone',
      scene({ infantry: 4, artillery: 3 }),
      march('alsace', 'lorraine', { infantry: 1, artillery: 3 }),
      ...fight,
    )
    expect(more).toMatchObject([{ rule: 'STD-LND-05', facts: { guns: 1, near: 'alsace' } }])
    expect(more[0]!.cost).toBeGreaterThan(0)
  })
  test('are silent where nobody could have come', () => {
    expect(
      remarks(
        'guns-alone',
        scene({ infantry: 1, artillery: 3 }),
        march('alsace', 'lorraine', { infantry: 1, artillery: 3 }),
        ...fight,
      ),
    ).toEqual([])
  })
})

describe('air that was left', () => {
  const scene = (against: number): Scene => ({
    units: {
      lorraine: { germany: { infantry: 2, artillery: 2 }, france: { infantry: 2, fighter: against } },
      alsace: army('germany', { infantry: 1, fighter: 2 }),
    },
    control: { lorraine: 'contested', alsace: 'germany' },
    queue: Array.from({ length: 40 }, () => 6),
  })
  const fight: Action[] = [END, { type: 'attack', space: 'lorraine' }]
  test('is told where the fighters at home were the more', () => {
    expect(remarks('air-left', scene(1), ...fight)).toMatchObject([
      { rule: 'STD-LND-08', spaces: ['lorraine', 'alsace'], facts: { fighters: 2, guns: 2 } },
    ])
  })
  test('is silent where they were not, or where they flew', () => {
    expect(remarks('air-left', scene(2), ...fight)).toEqual([])
    expect(remarks('air-left', scene(0), march('alsace', 'lorraine', { fighter: 1 }), ...fight)).toEqual([])
  })
})
