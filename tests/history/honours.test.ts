import { describe, expect, it } from 'vitest'
import { controllerOf } from '../../src/engine/index.ts'
import { balanceByRound, type Chronicle, honoursOf, largestShifts, statisticsOf } from '../../src/history/index.ts'
import { battleReports } from '../../src/report/index.ts'
import { PAST_GAMES, pastGame } from '../support/past.ts'

const wars = new Map(PAST_GAMES.map((game) => [game, pastGame(game)]))
const past = wars.get('central-by-capitals')!
const kinds = (war: Chronicle) => honoursOf(war).map(({ kind }) => kind)
const honour = <K extends ReturnType<typeof honoursOf>[number]['kind']>(war: Chronicle, kind: K) =>
  honoursOf(war).find((each): each is Extract<ReturnType<typeof honoursOf>[number], { kind: K }> => each.kind === kind)

describe('the balance by round', () => {
  it('has the opening and every round, with the figures of both sides that the charts have', () => {
    const rounds = balanceByRound(past)
    const rows = statisticsOf(past)
    expect(rounds.length).toBeGreaterThan(3)
    for (const { round, index, units, income } of rounds) {
      const row = (party: string) => rows.find((each) => each.round === round && each.index === index && each.party === party)
      expect(units).toEqual({ central: row('central')?.units, allies: row('allies')?.units })
      expect(income).toEqual({ central: row('central')?.income, allies: row('allies')?.income })
    }
    expect(rounds.at(-1)?.index).toBe(past.entries.length)
  })

  it('finds the largest shifts, in the order of the war, and none below the least', () => {
    const at = (round: number, central: number, allies: number) => ({
      round,
      index: round * 10,
      units: { central, allies },
      income: { central: 1, allies: 1 },
    })
    const rounds = [at(0, 100, 100), at(1, 120, 100), at(2, 120, 150), at(3, 125, 150), at(4, 125, 110), at(5, 125, 99)]
    expect(largestShifts(rounds)).toEqual([
      { at: 1, round: 1, index: 10, ipc: 20 },
      { at: 2, round: 2, index: 20, ipc: -50 },
      { at: 4, round: 4, index: 40, ipc: 40 },
    ])
    expect(largestShifts(rounds, 3, 45)).toEqual([{ at: 2, round: 2, index: 20, ipc: -50 }])
    expect(largestShifts([at(0, 1, 1)])).toEqual([])
  })
})

describe('honours', () => {
  it.each(PAST_GAMES)('of %s are at most four, each of its own kind, with a number above nothing', (game) => {
    const war = wars.get(game)!
    const all = honoursOf(war)
    expect(all.length).toBeLessThanOrEqual(4)
    expect(new Set(kinds(war)).size).toBe(all.length)
    for (const each of all) {
      const numbers = Object.entries(each).flatMap(([key, value]) => (typeof value === 'number' && key !== 'own' ? [value] : []))
      expect(numbers.length, each.kind).toBeGreaterThan(0)
      for (const value of numbers) if (each.kind !== 'thrift') expect(value, each.kind).not.toBe(0)
    }
  })

  it('are none where nothing was fought', () => {
    expect(honoursOf({ ...past, entries: past.entries.slice(0, 3) })).toEqual([])
  })

  it('count the rounds at whose end a capital was contested without a break', () => {
    const siege = honour(past, 'siege')
    const ends = new Map(past.entries.map(({ after }) => [after.flow.round, after]))
    const longest = Math.max(
      ...['paris', 'moscow', 'rome', 'london', 'berlin', 'vienna', 'constantinople', 'united-states'].map((space) => {
        let [run, most] = [0, 0]
        for (const state of ends.values()) {
          run = controllerOf(state, space) === 'contested' ? run + 1 : 0
          most = Math.max(most, run)
        }
        return most
      }),
    )
    if (longest < 2) expect(siege).toBeUndefined()
    else expect(siege?.rounds).toBe(longest)
  })

  it('name a defence that was won and cost the attacker more', () => {
    const defended = [...wars.values()].flatMap((war) => {
      const found = honour(war, 'defence')
      return found ? [{ war, found }] : []
    })
    expect(defended.length).toBeGreaterThan(1)
    for (const { war, found } of defended) {
      expect(found.enemy).toBeGreaterThan(found.own)
      const here = battleReports(war.entries).filter(({ space, outcome }) => space === found.space && outcome === 'repulsed')
      expect(here.length).toBeGreaterThan(0)
    }
  })

  it('leave out thrift below three victories, and say how many there were', () => {
    for (const war of wars.values()) {
      const thrift = honour(war, 'thrift')
      if (thrift) expect(thrift.wins).toBeGreaterThanOrEqual(3)
    }
  })
})
