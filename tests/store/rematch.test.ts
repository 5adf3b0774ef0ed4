import { beforeEach, describe, expect, it } from 'vitest'
import { shortWars } from '../../src/content/short-wars.ts'
import { type GameOptions, type PlayerSpec, POWERS, type PowerId, sideOf } from '../../src/engine/index.ts'
import type { Computers } from '../../src/save/computers.ts'
import { useGame } from '../../src/store/game/game.ts'
import { beginRematch, rematchesOf, seatLines } from '../../src/store/game/rematch.ts'
import { beginShortWar } from '../../src/store/game/short-war.ts'

const CENTRAL = POWERS.filter((power) => sideOf(power) === 'central')
const ALLIES = POWERS.filter((power) => sideOf(power) === 'allies')
const TWO: PlayerSpec[] = [
  { name: 'Anna', powers: CENTRAL },
  { name: 'Ben', powers: ALLIES },
]
const SOLO: PlayerSpec[] = [
  { name: 'Anna', powers: CENTRAL },
  { name: 'Anna', powers: ALLIES },
]
const store = () => useGame.getState()
const seed = () => 'fresh'
const begin = (players: PlayerSpec[], computers?: Computers['seats'], more: Partial<GameOptions> = {}) =>
  store().newGame({ ruleset: 'standard', seed: 'old', players, ...more }, computers && { seed: 'c', seats: computers })
const rematches = () => rematchesOf(store())!
const seats = (of: 'same' | 'exchanged') =>
  Object.fromEntries(seatLines(rematches()[of]!).map(({ name, level, powers }) => [level ? `computer ${level}` : name, powers]))
const all = (powers: readonly PowerId[], level: 'easy' | 'hard') => Object.fromEntries(powers.map((power) => [power, { level }]))

beforeEach(() => store().leave())

describe('a rematch', () => {
  it('exchanges two people, or keeps their seats', () => {
    begin(TWO)
    expect(seats('exchanged')).toEqual({ Anna: ALLIES, Ben: CENTRAL })
    expect(seats('same')).toEqual({ Anna: CENTRAL, Ben: ALLIES })
  })

  it('gives the only person the other side, and the computer the one that is left, at its level and in its style', () => {
    begin(SOLO, Object.fromEntries(ALLIES.map((power) => [power, { level: 'hard', style: 'bold' }])))
    expect(seats('exchanged')).toEqual({ Anna: ALLIES, 'computer hard': CENTRAL })
    expect(rematches().exchanged!.computers.germany).toEqual({ level: 'hard', style: 'bold' })
  })

  it('keeps what the computer has beside people of both sides', () => {
    begin(
      [
        { name: 'Anna', powers: CENTRAL },
        { name: 'Ben', powers: ALLIES },
      ],
      all(['italy', 'ottoman'], 'easy'),
    )
    expect(seats('exchanged')).toEqual({
      Anna: ALLIES.filter((power) => power !== 'italy'),
      Ben: CENTRAL.filter((power) => power !== 'ottoman'),
      'computer easy': ['ottoman', 'italy'].sort((a, b) => POWERS.indexOf(a as PowerId) - POWERS.indexOf(b as PowerId)),
    })
  })

  it('offers nothing to exchange to one person on both sides, to computers alone, or where too many people would share a side', () => {
    begin(SOLO)
    expect(rematches().exchanged).toBeNull()
    begin(SOLO, all(POWERS, 'easy'))
    expect(rematches().exchanged).toBeNull()
    begin([
      { name: 'Anna', powers: CENTRAL },
      { name: 'B', powers: ['russia', 'usa'] },
      { name: 'C', powers: ['france'] },
      { name: 'D', powers: ['britain'] },
      { name: 'E', powers: ['italy'] },
    ])
    expect(rematches().exchanged).toBeNull()
    expect(seats('same')).toMatchObject({ Anna: CENTRAL, E: ['italy'] })
  })

  it('splits a side among several people as the rules allow', () => {
    begin([
      { name: 'Anna', powers: ['austria-hungary', 'ottoman'] },
      { name: 'Ben', powers: ['germany'] },
      { name: 'Cara', powers: ['russia', 'usa'] },
      { name: 'Dan', powers: ['france', 'britain', 'italy'] },
    ])
    const now = seats('exchanged')
    expect([...now.Anna!, ...now.Ben!].sort()).toEqual([...ALLIES].sort())
    expect([...now.Cara!, ...now.Dan!].sort()).toEqual([...CENTRAL].sort())
  })

  it('takes a seat that was lent for one turn back', () => {
    begin(TWO)
    store().handOver('germany', { level: 'easy' }, 'turn')
    expect(seats('same')).toEqual({ Anna: CENTRAL, Ben: ALLIES })
  })

  it('begins with the same rules, options, dice and table, under a new seed and name', () => {
    begin(TWO, undefined, { ruleset: 'tournament', dice: 'entered', ...({ handicap: { kept: true } } as object) })
    useGame.setState({
      agreement: { on: true, taken: [{ at: 0, count: 1, from: { round: 1, power: 'germany', phase: 'move' } }] },
    })
    const before = store()
    store().dispatch({ type: 'resign', side: 'allies' })
    beginRematch(rematches().exchanged!, null, seed)
    const now = store()
    expect(now.start).toEqual({
      ...before.start,
      seed: 'fresh',
      players: [
        { name: 'Ben', powers: CENTRAL },
        { name: 'Anna', powers: ALLIES },
      ],
    })
    expect(now.id).not.toBe(before.id)
    expect(now.log).toEqual([])
    expect(now.game!.flow.winner).toBeNull()
    expect(now.agreement).toEqual({ on: true, taken: [] })
  })

  it('can begin at another level', () => {
    begin(SOLO, all(ALLIES, 'easy'))
    beginRematch(rematches().same, 'hard', seed)
    expect(seats('same')).toEqual({ Anna: CENTRAL, 'computer hard': ALLIES })
  })

  it('begins a war from a position there again, without the dice that were laid ready', () => {
    store().open({ ruleset: 'standard', base: 'opening', round: 5, power: 'france', seed: 'old', queue: [1, 2, 3], players: TWO })
    beginRematch(rematches().same, null, seed)
    expect(store().game!.flow).toMatchObject({ round: 5, power: 'france' })
    expect(store().game!.table.rng.queue).toEqual([])
    expect(store().start).toMatchObject({ seed: 'fresh', round: 5 })
  })

  it.each(shortWars.map((war) => [war.id, war] as const))('exchanges the fronts of the short war %s', (_, war) => {
    beginShortWar(war, 'central', 'old')
    const people = POWERS.filter((power) => !rematches().exchanged!.computers[power])
    expect([...people].sort()).toEqual([...war.sides[1]].sort())
    beginRematch(rematches().exchanged!, null, seed)
    expect(POWERS.filter((power) => !rematches().exchanged!.computers[power]).sort()).toEqual([...war.sides[0]].sort())
  })
})
