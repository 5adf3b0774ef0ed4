import { describe, expect, it } from 'vitest'
import { battleAt, battlesOfWar } from '../../src/history/index.ts'
import { battleReports } from '../../src/report/index.ts'
import { pastGame } from '../support/past.ts'

const GAMES = ['central-by-capitals', 'tournament-central-by-capitals', 'influence-central', 'advanced-paris-falls']

describe.each(GAMES)('the battles of %s', (game) => {
  const { entries } = pastGame(game)
  const battles = battlesOfWar(entries)
  const between = ({ from, to }: (typeof battles)[number]) =>
    entries
      .slice(from[0], to[0] + 1)
      .flatMap(({ events }, i, all) => events.slice(i === 0 ? from[1] : 0, i === all.length - 1 ? to[1] : events.length))

  it('are all of them, each from its opening to its end', () => {
    expect(battles.map(({ report }) => report.id)).toEqual(battleReports(entries).map(({ id }) => id))
    expect(battles.length).toBeGreaterThan(10)
    const told = battles.map((battle) => between(battle).map(({ type }) => type))
    expect(told.filter(([first]) => first !== 'battle-opened')).toEqual([])
    expect(told.filter((types) => types.filter((type) => type === 'battle-opened').length !== 1)).toEqual([])
    expect(told.filter((types) => types.includes('phase-opened') || types.includes('turn-opened'))).toEqual([])
  })

  it('have between the two all the dice and losses that their reports tell', () => {
    const again = battles.map((battle) => battleReports([{ events: between(battle) }])[0]!)
    expect(again.map(({ outcome, exchanges }) => ({ outcome, exchanges }))).toEqual(
      battles.map(({ report: { outcome, exchanges } }) => ({ outcome, exchanges })),
    )
    // What the end of the phase brings about as well comes after it.
    const sizes = battles.map(({ report }, i) => report.aftermath.slice(0, again[i]!.aftermath.length))
    expect(again.map(({ aftermath }) => aftermath)).toEqual(sizes)
  })
})

describe('the battle of an act', () => {
  const { entries } = pastGame('central-by-capitals')
  const battles = battlesOfWar(entries)

  it('is found by any act of it', () => {
    const long = battles.find(({ from, to }) => to[0] > from[0])!
    expect(battleAt(battles, long.from[0])).toBe(long)
    expect(battleAt(battles, long.to[0])).toBe(long)
  })

  it('is none where nothing was fought', () => {
    expect(battleAt(battles, -1)).toBeNull()
    expect(battleAt(battles, entries.length)).toBeNull()
  })

  it('is the one that an event is of, where an act has several', () => {
    const [first, second] = [battles[0]!, battles[1]!]
    const both = [
      { ...first, from: [0, 0] as const, to: [0, 5] as const },
      { ...second, from: [0, 5] as const, to: [0, 9] as const },
    ]
    expect(battleAt(both, 0)).toBe(both[0])
    expect(battleAt(both, 0, 4)).toBe(both[0])
    expect(battleAt(both, 0, 5)).toBe(both[1])
  })
})
