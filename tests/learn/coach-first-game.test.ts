// First games of one, two and eight who do what the coach says: what each is told, and that it falls silent.
import { describe, expect, it } from 'vitest'
import { type PowerId, seatings } from '../../src/engine/index.ts'
import { spaceName } from '../../src/store/text.ts'
import { type Followed, follow } from './followed.ts'

const solo = seatings(2).map((powers) => ({ name: 'Anna', powers }))
const each = (powers: PowerId[][]) => powers.map((held, i) => ({ name: `Player ${i + 1}`, powers: held }))
const GAMES = { one: solo, two: each(seatings(2)), eight: each(seatings(8)) }
const games = Object.entries(GAMES).map(([seats, players]) => [seats, follow(players, seats === 'one' ? 2 : 3)] as const)

const linesIn = ({ steps }: Followed, person: string, nth: number): string[] => [
  ...new Set(steps.filter((step) => step.person === person && step.turn === nth).flatMap((step) => step.said?.line.id ?? [])),
]

describe.each(games)('a first game of %s that follows the coach', (_, game) => {
  const people = Object.keys(game.people)

  it('says something to everybody in the first turn, and nothing from the third on', () => {
    expect(people.filter((person) => linesIn(game, person, 1).length < 5)).toEqual([])
    expect(game.steps.filter((step) => step.turn > 2 && step.said !== null)).toEqual([])
    expect(game.steps.some((step) => step.turn > 2)).toBe(true)
  })

  it('lights what it means: a space of the board, or a control', () => {
    const meant = game.steps.flatMap((step) => (step.said ? [step.said] : []))
    const wrong = meant.filter(({ line, target: meant }) =>
      line.lit === 'found'
        ? !(meant && 'space' in meant && spaceName(meant.space) !== meant.space)
        : !(meant && 'control' in meant && meant.control === line.lit),
    )
    expect(wrong).toEqual([])
    expect(meant.length).toBeGreaterThan(people.length * 5)
  })

  it('sees by what is done that each line is followed', () => {
    const missed = people.flatMap((person) =>
      Object.entries(game.people[person]!.lines).filter(([, { said, done }]) => said.some((now) => !done.includes(now))),
    )
    expect(missed).toEqual([])
  })
})

describe('Austria-Hungary, told what to do', () => {
  it('buys, enters Serbia, fights, places and collects in its first turn', () => {
    expect(linesIn(games[0]![1], 'Anna', 1)).toEqual([
      'welcome',
      'aim',
      'buy',
      'guns',
      'spend',
      'bought',
      'duty-from',
      'duty-to',
      'odds',
      'must-fight',
      'attack',
      'losses',
      'fought',
      'place',
      'collect',
    ])
  })

  it('is told in its second turn how to march, which a duty has not shown', () => {
    const second = linesIn(games[0]![1], 'Anna', 2)
    expect(second.slice(0, 2)).toEqual(['pick', 'pick-to'])
    // What was done in the first turn is not said again.
    expect(second.filter((line) => linesIn(games[0]![1], 'Anna', 1).includes(line))).toEqual([])
  })
})
