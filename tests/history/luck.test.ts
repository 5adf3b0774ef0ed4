import { describe, expect, it } from 'vitest'
import { POWERS, sideOf } from '../../src/engine/index.ts'
import {
  chancesOfHits,
  type DiceLot,
  diceOfWar,
  extremeLuck,
  luckByBattle,
  luckByParty,
  luckByTheatre,
  luckOf,
} from '../../src/history/index.ts'
import { battleReports, expectedOf } from '../../src/report/index.ts'
import { pastGame } from '../support/past.ts'
import { chooser } from '../support/random.ts'

const past = pastGame('central-by-capitals')
const war = diceOfWar(past)
const parties = luckByParty(war)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const lot = (needs: number, dice: number, hits: number, worth = 3, typed = false) => ({ needs, dice, hits, worth, typed })

/** One of each ruleset. */
const WARS = ['central-by-capitals', 'tournament-on-points', 'influence-central', 'advanced-paris-falls']

describe.each(WARS)('luck against a straight simulation, %s', (game) => {
  const SAMPLES = 4000
  const { rolls, ...rest } = diceOfWar(pastGame(game))
  const told = luckByParty({ rolls, ...rest })

  it.each(POWERS)('of %s: the share of wars in which the same dice hit less often', (power) => {
    const own = rolls.filter((each) => each.power === power)
    const needs = own.flatMap(({ needs, dice }) => new Array<number>(dice).fill(needs))
    const below = chooser(1914)
    const luck = told.find(({ party }) => party === power)?.luck ?? luckOf([])
    const wars = Array.from({ length: SAMPLES }, () => needs.filter((need) => below(6) < need).length)
    const [fewer, alike] = [wars.filter((hits) => hits < luck.hits), wars.filter((hits) => hits === luck.hits)]
    // Four standard errors of a share of so many samples are 0.032 at most.
    expect(luck.dice).toBe(needs.length)
    expect(Math.abs(fewer.length / SAMPLES - luck.below)).toBeLessThan(0.032)
    expect(Math.abs(alike.length / SAMPLES - luck.equal)).toBeLessThan(0.032)
    expect(Math.abs(sum(wars) / SAMPLES - luck.expected)).toBeLessThan(
      (4 * Math.sqrt(needs.length / 4)) / Math.sqrt(SAMPLES) + 1e-9,
    )
  })
})

describe('the luck of dice', () => {
  it('two that need 3: a quarter none, one half one, a quarter both', () => {
    expect(chancesOfHits([lot(3, 2, 0)])).toEqual([0.25, 0.5, 0.25])
    expect(luckOf([lot(3, 2, 1)])).toMatchObject({ expected: 1, below: 0.25, equal: 0.5, percentile: 0.5, swing: 0 })
    expect(luckOf([lot(3, 2, 2, 6)])).toMatchObject({ below: 0.75, equal: 0.25, percentile: 0.875, swing: 6 })
  })

  it('dice that need different numbers are one distribution', () => {
    const [none, one, both] = chancesOfHits([lot(1, 1, 0), lot(4, 1, 0)])
    expect(none).toBeCloseTo((5 / 6) * (2 / 6), 12)
    expect(one).toBeCloseTo((1 / 6) * (2 / 6) + (5 / 6) * (4 / 6), 12)
    expect(both).toBeCloseTo((1 / 6) * (4 / 6), 12)
  })

  it('a thousand dice still add up to one', () => {
    const all = [lot(1, 300, 60), lot(2, 400, 120), lot(3, 300, 151)]
    expect(sum(chancesOfHits(all))).toBeCloseTo(1, 10)
    expect(luckOf(all).expected).toBeCloseTo(50 + 400 / 3 + 150, 9)
  })

  it('marks all dice of a game whose dice are typed in, and none of another', () => {
    expect(new Set(diceOfWar(pastGame('resignation-after-revolution')).rolls.map(({ typed }) => typed))).toEqual(new Set([true]))
    expect(new Set(war.rolls.map(({ typed }) => typed))).toEqual(new Set([false]))
  })

  it('of nothing thrown is neither good nor bad', () => {
    expect(luckOf([])).toEqual({
      dice: 0,
      hits: 0,
      expected: 0,
      below: 0,
      equal: 1,
      percentile: 0.5,
      swing: 0,
      typed: false,
    })
  })

  it('says that some were typed in', () => {
    expect(luckOf([lot(2, 3, 1), lot(2, 1, 1, 3, true)]).typed).toBe(true)
    expect(luckOf([lot(2, 3, 1)]).typed).toBe(false)
  })
})

describe('the luck of a war', () => {
  it('leaves no die out: all volleys of all reports, and no hit that did not fall', () => {
    const fired = past.entries.flatMap(({ events }) => events).filter((event) => event.type === 'fired')
    const groups = fired.flatMap((event) => event.groups)
    const fought = war.rolls.filter(({ battle }) => battle !== null)
    expect(sum(fought.map(({ dice }) => dice))).toBe(sum(groups.map(({ dice }) => dice.length)))
    expect(sum(fought.map(({ hits }) => hits))).toBe(
      sum(groups.map(({ dice, needs }) => dice.filter((die) => die <= needs).length)),
    )
    expect(luckOf(fought).expected).toBeCloseTo(
      sum(fired.map((event) => expectedOf(event.groups.map((g) => ({ ...g, count: g.dice.length }))))),
      6,
    )
    expect(fought.length).toBeGreaterThan(100)
  })

  it('battles bear the names of their reports, each side that threw once, and their dice are all that fell in battle', () => {
    const reports = battleReports(past.entries)
    const sides = luckByBattle(war)
    const names = new Map(sides.map(({ battle, space }) => [battle, space]))
    const thrownIn = new Set(war.rolls.map(({ battle }) => battle))
    expect([...names]).toEqual(reports.filter(({ id }) => thrownIn.has(id)).map(({ id, space }) => [id, space]))
    expect(new Set(sides.map(({ battle, side }) => `${battle} ${side}`)).size).toBe(sides.length)
    expect(sum(sides.map(({ luck }) => luck.dice))).toBe(sum(war.rolls.map(({ battle, dice }) => dice * Number(battle !== null))))
    expect(sides.filter(({ powers }) => new Set(powers.map((power) => power !== 'neutral' && sideOf(power))).size > 1)).toEqual(
      [],
    )
  })

  it('sides are what their powers are together', () => {
    for (const side of ['central', 'allies'] as const) {
      const of = (wanted: (party: string) => boolean) => parties.filter(({ party }) => wanted(party)).map(({ luck }) => luck)
      const [whole] = of((party) => party === side)
      const own = of((party) => POWERS.some((power) => power === party && sideOf(power) === side))
      expect(whole!.hits).toBe(sum(own.map(({ hits }) => hits)))
      expect(whole!.swing).toBeCloseTo(sum(own.map(({ swing }) => swing)), 6)
    }
  })

  it('the ten throws farthest from expectation are the rarest, of those alike the dearest first', () => {
    const ten = extremeLuck(war)
    const all = luckByBattle(war).map(({ luck }) => Math.abs(luck.percentile - 0.5))
    expect(ten.map(({ luck }) => Math.abs(luck.percentile - 0.5))).toEqual(all.sort((a, b) => b - a).slice(0, 10))
    expect(ten[0]!.luck.percentile).not.toBe(0.5)
    const clash = (battle: string) =>
      ({ battle, index: 1, space: 'x', kind: 'land', attacker: 'germany', defenders: [] }) as const
    const one = (battle: string, hits: number, worth: number): DiceLot => ({
      ...lot(3, 1, hits, worth),
      ...{ power: 'germany', index: 1, space: 'x', battle, side: 'attacker' },
    })
    const alike = { rolls: [one('a', 1, 2), one('b', 0, 9)], battles: [clash('a'), clash('b')] }
    expect(extremeLuck(alike).map(({ battle }) => battle)).toEqual(['b', 'a'])
    expect(extremeLuck(alike, 1)).toHaveLength(1)
  })

  it('theatres share out all that has a place', () => {
    const theatres = luckByTheatre(war, (space) => space.slice(0, 2))
    const placed = war.rolls.filter(({ space, power }) => space !== null && power !== 'neutral')
    expect(sum(theatres.map(({ central, allies }) => central.dice + allies.dice))).toBe(sum(placed.map(({ dice }) => dice)))
    expect(theatres.length).toBeGreaterThan(3)
  })
})
