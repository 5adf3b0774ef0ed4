// Looking back at a turn: each remark is made where it is due, with its number, and not one step before.
import { describe, expect, test } from 'vitest'
import { ruleById } from '../../src/content/rules.ts'
import type { Action, Counts, PositionSpec, PowerId } from '../../src/engine/index.ts'
import { detectors, lastTurn, MOST_REMARKS, type Remark, type RemarkId, remarksOn } from '../../src/learn/review/index.ts'
import type { Done } from '../../src/learn/review/types.ts'
import { at, engine } from '../support/game.ts'

const END: Action = { type: 'end-phase' }

type Scene = Partial<PositionSpec> & { power?: PowerId }

/** A turn from a position: these actions, others answering with what stands first, then whatever stands first to the end of it. */
function turnOf(spec: Scene, ...actions: Action[]) {
  const log: Done[] = []
  let state = at({ base: 'empty', round: 2, power: 'germany', phase: 'move', ...spec }).state
  const { power } = engine.turn(state)
  const play = (action: Action) => {
    const out = engine.reduce(state, action)
    if (!out.ok) return expect.fail(`${JSON.stringify(action)} is refused by ${out.error.rule}: ${out.error.message}`)
    log.push({ action, events: out.events, before: state, after: out.state })
    state = out.state
  }
  const others = () => (engine.decision(state)?.by ?? power) !== power
  for (const action of actions) {
    while (others()) play(engine.legalActions(state)[0]!)
    play(action)
  }
  while (engine.turn(state).power === power) {
    const offered = engine.legalActions(state)
    play(offered.find(({ type }) => type === 'end-phase') ?? offered[0]!)
  }
  return lastTurn(log, [power])!
}

const remarks = (id: RemarkId, ...turn: Parameters<typeof turnOf>): Remark[] => detectors[id](turnOf(...turn))
const told = (found: readonly Remark[]) => found.map(({ spaces: [space], cost, facts }) => ({ space, cost, ...facts }))

const army = (power: PowerId, units: Counts) => ({ [power]: units })
const march = (from: string, to: string, units: Counts): Action => ({ type: 'move', from, path: [to], units })

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

describe('what is told of a turn', () => {
  const scene: Scene = {
    units: {
      lorraine: { germany: { infantry: 3 }, france: { infantry: 6 } },
      berlin: army('germany', { infantry: 1 }),
    },
    control: { lorraine: 'contested', alsace: 'germany' },
    queue: Array.from({ length: 30 }, () => 6),
  }
  test('is three things at most, the dearest first, each with a rule that is in the book', () => {
    const found = remarksOn(turnOf(scene, END, { type: 'attack', space: 'lorraine' }))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(MOST_REMARKS)
    expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).sort((a, b) => b - a))
    for (const { rule } of found) expect(ruleById(rule)).toBeDefined()
  })
  test('has money that is kept after what the position has cost, however much it is', () => {
    const attack: Action = { type: 'attack', space: 'lorraine' }
    const turn = turnOf({ ...scene, phase: 'purchase', treasury: { germany: 40 } }, END, END, attack)
    const found = remarksOn({ ...turn, earlier: turn.entries })
    expect(found.map(({ id }) => id)).toEqual(['few-hits', 'unspent'])
    expect(found[1]!.cost).toBeGreaterThan(found[0]!.cost)
  })
  test('is of the last turn that is over of whoever asks', () => {
    expect(lastTurn([], ['germany'])).toBeNull()
    const { entries, power } = turnOf(scene)
    expect(lastTurn(entries, ['france'])).toBeNull()
    expect(lastTurn(entries, [power])).toMatchObject({ power: 'germany', from: 0 })
    expect(lastTurn(entries.slice(0, -1), [power])).toBeNull()
  })
})
