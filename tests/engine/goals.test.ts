// The ways to win that the door tells, in every ruleset: the table shows them, so they must agree with what ends the war.
import { describe, expect, test } from 'vitest'
import { at, engine } from '../support/game.ts'

const goals = (spec: Parameters<typeof at>[0]) => engine.goals(at(spec).state)
const named = (spec: Parameters<typeof at>[0], rule: string) =>
  goals(spec)
    .find((g) => g.rule === rule)
    ?.needs.map((list) => list.map((n) => n.space))

describe('goals', () => {
  test('the standard game counts capitals after two turns', () => {
    expect(goals({}).map(({ side, rule, when, after }) => ({ side, rule, when, after }))).toEqual([
      { side: 'central', rule: 'STD-VIC-02', when: 'round', after: 'usa' },
      { side: 'allies', rule: 'STD-VIC-01', when: 'turn', after: 'ottoman' },
    ])
    expect(named({}, 'STD-VIC-01')).toEqual([['berlin'], ['vienna', 'constantinople']])
    expect(named({}, 'STD-VIC-02')).toEqual([
      ['paris', 'london'],
      ['moscow', 'paris', 'london', 'rome', 'united-states-of-america'],
    ])
  })

  test('no capital counts twice', () => {
    const met = (control: Parameters<typeof at>[0] & object) => goals(control).find((g) => g.side === 'central')?.met
    expect(met({ control: { paris: 'germany' } })).toBe(false)
    expect(met({ control: { rome: 'germany', moscow: 'germany' } })).toBe(false)
    expect(met({ control: { paris: 'germany', london: 'germany' } })).toBe(true)
    expect(met({ control: { london: 'germany', moscow: 'ottoman' } })).toBe(true)
  })

  test('a house rule makes them immediate', () => {
    expect(goals({ options: { 'wik-16': true } }).map(({ rule, when }) => [rule, when])).toEqual([
      ['WIK-16', 'at-once'],
      ['WIK-16', 'at-once'],
    ])
  })

  test('a short war asks for its own lands, and says from which round on', () => {
    const lands = ['picardy', 'burgundy', 'paris']
    const war = { base: 'opening', options: { 'western-front': true } } as const
    expect(goals(war).map(({ side, when, fromRound, met }) => [side, when, fromRound, met])).toEqual([
      ['central', 'round', 6, false],
      ['allies', 'round', 6, false],
    ])
    expect(named(war, 'STD-WAR-01')).toEqual([lands, lands])
    expect(goals({ ...war, round: 6 }).map(({ met }) => met)).toEqual([false, true])
  })

  test('every ruleset has some for either side, all of them about capitals', () => {
    const capitals = new Set(engine.spacesOf(at({}).state).flatMap((s) => (s.capitalOf ? [s.id] : [])))
    for (const { id } of engine.rulesets()) {
      const list = goals({ ruleset: id })
      expect(new Set(list.map((g) => g.side)), id).toEqual(new Set(['central', 'allies']))
      for (const g of list)
        for (const need of g.needs.flat()) expect(capitals.has(need.space), `${id} ${g.rule} ${need.space}`).toBe(true)
    }
  })

  test('tells what is met, need by need', () => {
    const [first] = goals({
      ruleset: 'advanced',
      units: { berlin: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    }).filter((g) => g.rule === 'ADV-31-05')
    expect(first).toMatchObject({
      met: false,
      needs: [[{ space: 'berlin', as: 'contested', met: true }], [{ met: false }, { met: false }]],
    })
  })
})
