// A game as one line, and what each step along it came to.
import { describe, expect, it } from 'vitest'
import { productionOf, treasuryOf } from '../../src/engine/index.ts'
import { changesOfStep, spacesOfChanges, stretchStarts, timelineOf } from '../../src/history/index.ts'
import { pastGame } from '../support/past.ts'

const past = pastGame('tournament-on-points')
const all = past.entries.length

describe('the line of a game', () => {
  it('is covered by its turns without a gap, each beginning where a turn begins', () => {
    const { turns } = timelineOf(past)
    expect(turns[0]!.from).toBe(0)
    expect(turns.at(-1)!.to).toBe(all)
    expect(turns.slice(1).map(({ from }) => from)).toEqual(turns.slice(0, -1).map(({ to }) => to))
    expect(turns.map(({ from }) => from)).toEqual(stretchStarts(past, 'turn').filter((at) => at < all))
  })

  it('marks every battle at the moment that opened it', () => {
    const { battles } = timelineOf(past)
    const opened = past.entries.filter(({ events }) => events.some(({ type }) => type === 'battle-opened'))
    expect(battles).toHaveLength(opened.length)
    expect(battles.map((at) => past.entries[at - 1])).toEqual(opened)
  })

  it('has one turn before anything is done, of nobody’s length', () => {
    const { turns, battles } = timelineOf({ ...past, entries: [] })
    expect(turns).toMatchObject([{ from: 0, to: 0 }])
    expect(battles).toEqual([])
  })
})

describe('what a step came to', () => {
  it('says money and income as the engine does, for every action', () => {
    for (const { before, after } of past.entries) {
      const { income, treasury } = changesOfStep(before, after)
      for (const { power, from, to } of income)
        expect([from, to]).toEqual([productionOf(before, power), productionOf(after, power)])
      for (const { power, from, to } of treasury)
        expect([from, to]).toEqual([treasuryOf(before, power), treasuryOf(after, power)])
    }
  })

  it('has armies that differ by what came and went', () => {
    const shifts = past.entries.flatMap(({ before, after }) => changesOfStep(before, after).armies)
    expect(shifts.length).toBeGreaterThan(100)
    for (const { from, to, gained, lost } of shifts) expect(to - from).toBe(gained - lost)
  })

  it('names what a march left and where it came to', () => {
    const march = past.entries.find(({ action }) => action.type === 'move')!
    const { from, path } = march.action as { from: string; path: string[] }
    expect(spacesOfChanges(changesOfStep(march.before, march.after))).toEqual(expect.arrayContaining([from, path.at(-1)]))
  })

  it('is nothing where nothing was done', () => {
    const nothing = changesOfStep(past.opening, past.opening)
    expect(nothing).toEqual({ control: [], income: [], treasury: [], armies: [] })
    expect(spacesOfChanges(nothing)).toEqual([])
  })
})
