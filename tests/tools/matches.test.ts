import { describe, expect, it, vi } from 'vitest'
import { checkAction, createGame, reduce } from '../../src/engine/index.ts'
import { marginOf, meanOf, wilson, worthOf } from '../../tools/matches/count.ts'
import { type Deeds, type GameResult, idleStacks } from '../../tools/matches/game.ts'
import { greedy } from '../../tools/matches/greedy.ts'
import { linesOf, type Pair, summaryOf } from '../../tools/matches/series.ts'
import { spread } from '../../tools/matches/spread.ts'
import { balancePage, rowOf, type War } from '../../tools/matches/wars.ts'
import { position } from '../planning/position.ts'

describe('how sure a share is', () => {
  it('goes by Wilson', () => {
    const [low, high] = wilson(10, 10)
    expect(low).toBeCloseTo(0.7225, 4)
    expect(high).toBeCloseTo(1, 9)
    const [least, most] = wilson(20, 30)
    expect(least).toBeCloseTo(0.4878, 4)
    expect(most).toBeCloseTo(0.8077, 4)
  })

  it('nothing is known of nothing', () => {
    expect(wilson(0, 0)).toEqual([0, 1])
    expect(meanOf([]).within).toBe(Number.POSITIVE_INFINITY)
    expect(meanOf([5])).toEqual({ mean: 5, within: Number.POSITIVE_INFINITY })
  })

  it('a mean has the width of its standard error', () => {
    const { mean, within } = meanOf([1, 2, 3, 4])
    expect(mean).toBe(2.5)
    expect(within).toBeCloseTo((1.959964 * Math.sqrt(5 / 3)) / 2, 6)
  })
})

describe('what a position is worth', () => {
  const bare = position({})
  const armed = position({
    units: {
      berlin: { germany: { infantry: 2, artillery: 1 } },
      sz10: { germany: { transports: [{ cargo: [{ power: 'germany', type: 'tank' }] }] } },
    },
  })

  it('is its units with what they carry, three incomes, and 20 a capital', () => {
    expect(worthOf(armed, 'central') - worthOf(bare, 'central')).toBe(2 * 3 + 4 + 6 + 6)
    // 26 + 35 + 16 of income and three capitals; 25 + 24 + 30 + 14 + 20 and five.
    expect(worthOf(bare, 'central')).toBe(3 * 77 + 3 * 20)
    expect(worthOf(bare, 'allies')).toBe(3 * 113 + 5 * 20)
  })

  it('is what one side has more than the other, and a victory decides', () => {
    expect(marginOf(armed, 'central')).toBe(-marginOf(armed, 'allies'))
    const won = reduce(armed, { type: 'resign', side: 'allies' })
    expect(won.ok && marginOf(won.state, 'central') - marginOf(armed, 'central')).toBe(1000)
  })
})

it('stacks are idle that stand still far from every enemy', () => {
  const state = position({
    power: 'germany',
    units: {
      hanover: { germany: { infantry: 3 } },
      berlin: { germany: { infantry: 5 } },
      alsace: { germany: { infantry: 5 } },
      kiel: { germany: { infantry: 2 } },
    },
  })
  expect(idleStacks(state)).toBe(1)
  const moved = reduce(state, { type: 'move', from: 'hanover', path: ['ruhr'], units: { infantry: 3 } })
  expect(moved.ok && idleStacks(moved.state)).toBe(0)
})

it('the greedy player gives orders that are accepted, through a whole turn', () => {
  let state = createGame({ ruleset: 'standard', seed: 'greedy' })
  for (let i = 0; i < 60 && state.flow.power === 'austria-hungary'; i++) {
    const action = greedy(state)
    expect(checkAction(state, action)).toBeNull()
    const out = reduce(state, action)
    if (out.ok) state = out.state
  }
  expect(state.flow.power).toBe('russia')
})

describe('wars', () => {
  const war = (n: number, side: War['side'], more: Partial<War> = {}): War => ({
    ruleset: 'standard',
    player: 'normal',
    rounds: 10,
    seed: `w ${n}`,
    how: side ? 'capitals' : 'limit',
    side,
    round: side ? 6 : 10,
    margin: side === 'central' ? 500 : -100,
    actions: 1000,
    refused: 0,
    fallbacks: 1,
    landings: n,
    idle: 8,
    ...more,
  })
  const wars = [war(0, 'central'), war(1, 'allies'), war(2, 'central'), war(3, null)]

  it('are a row a ruleset: victories of both, their share, rounds, and what was counted', () => {
    expect(rowOf('standard', wars)).toBe('| standard | 4 | 2 | 1 | 1 | 21 %–94 % | 6.0 | 200 | 75 % | 1.1 | 4000 | 0 | 4 | 0 |')
  })

  it('are a page, a table a player, with a row for each ruleset that was played', () => {
    const page = balancePage([...wars, war(4, null, { ruleset: 'influence' }), war(5, null, { player: 'hard' })])
    expect(page.match(/^## .*$/gm)).toEqual(['## normal, 5 wars of at most 10 rounds', '## hard, 1 wars of at most 10 rounds'])
    expect(page.match(/^\| (standard|influence) /gm)).toHaveLength(3)
  })
})

describe('a series', () => {
  const deeds = (landings: number, refused = 0): Deeds => ({
    actions: 10,
    refused,
    fallbacks: 0,
    landings,
    assaults: 0,
    seaBattles: 0,
    idle: 4,
    unspent: 2,
    ms: 8,
  })
  const game = (side: GameResult['side'], margin: number, landings: number): GameResult => ({
    seed: 's',
    how: side ? 'capitals' : 'limit',
    side,
    round: 4,
    margin,
    deeds: { central: deeds(landings), allies: deeds(0, 1) },
  })
  // The first player wins one game with each side's exchange, and is at the limit in one.
  const pairs: Pair[] = [
    {
      seed: '0',
      margin: 300,
      games: [
        { as: 'central', game: game('central', 500, 1) },
        { as: 'allies', game: game(null, 200, 0) },
      ],
    },
    {
      seed: '1',
      margin: -100,
      games: [
        { as: 'central', game: game(null, 100, 0) },
        { as: 'allies', game: game('central', 200, 3) },
      ],
    },
  ]
  const summary = summaryOf({ a: 'normal', b: 'greedy', ruleset: 'standard', rounds: 8, seed: 's', pairs: 2 }, pairs)

  it('counts pairs, victories and deeds of both, whichever side they held', () => {
    expect(summary.pairs).toEqual({ played: 2, won: 1, share: [0.095, 0.905] })
    expect(summary.victories).toEqual({ won: 1, lost: 1, limit: 2, stuck: 0, round: 4 })
    expect(summary.margin.mean).toBe(100)
    // By game, and idle stacks, unspent money and time by round.
    expect(summary.deeds.a).toMatchObject({ landings: 0.25, refused: 0.5, idle: 1, unspent: 0.5, ms: 2 })
    expect(summary.deeds.b).toMatchObject({ landings: 0.75, refused: 0.5 })
    expect(summary.landingGames).toEqual({ a: 0.25, b: 0.25 })
  })

  it('is told in four lines', () => {
    const lines = linesOf(summary)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toBe('normal v greedy, standard: 1 of 2 pairs (10 %–91 %), margin a pair 100 ± 392')
  })
})

describe('work that is spread', () => {
  const work = { seconds: Number.POSITIVE_INFINITY, options: {} }

  it('is all done by one', async () => {
    expect(await spread(4, (n) => n * n, { ...work, jobs: 1 })).toEqual([0, 1, 4, 9])
    expect(await spread(4, (n) => n, { ...work, jobs: 1, seconds: 0 })).toEqual([])
  })

  it('is told a line each by whoever does a part of it', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    expect(await spread(5, (n) => n, { ...work, jobs: 2, job: 1 })).toEqual([1, 3])
    const lines = said.mock.calls.map(([line]) => JSON.parse(String(line).slice(1)))
    said.mockRestore()
    expect(lines).toEqual([
      { n: 1, result: 1 },
      { n: 3, result: 3 },
    ])
  })
})
