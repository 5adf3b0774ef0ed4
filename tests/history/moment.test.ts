import { describe, expect, it } from 'vitest'
import {
  actionBefore,
  dateAt,
  momentAfter,
  momentBefore,
  openingOf,
  presentOf,
  type StepSize,
  stateAt,
  stretchStarts,
} from '../../src/history/index.ts'
import { pastGame } from '../support/past.ts'

const past = pastGame('tournament-on-points')
const all = past.entries.length

describe('a moment', () => {
  it('shows the state after so many actions', () => {
    expect(stateAt(past, openingOf(past))).toBe(past.opening)
    expect(stateAt(past, { game: past.game, index: 7 })).toBe(past.entries[6]!.after)
    expect(stateAt(past, presentOf(past))).toBe(past.entries.at(-1)!.after)
    expect(actionBefore(past, openingOf(past))).toBeNull()
    expect(actionBefore(past, { game: past.game, index: 7 })).toBe(past.entries[6])
  })

  it.each([
    { game: past.game, index: all + 1 },
    { game: past.game, index: -1 },
    { game: 'another', index: 0 },
  ])('is none of this game: %o', (moment) => {
    expect(() => stateAt(past, moment)).toThrow('no moment')
  })
})

describe('from moment to moment', () => {
  const strides: StepSize[] = ['action', 'phase', 'turn', 'round']

  it.each(strides)('by %s: forward through every beginning, and back', (stride) => {
    const starts = stretchStarts(past, stride)
    const forward = starts.map((index) => momentAfter(past, { game: past.game, index }, stride).index)
    expect(forward).toEqual([...starts.slice(1), all])
    const back = starts.slice(1).map((index) => momentBefore(past, { game: past.game, index }, stride).index)
    expect(back).toEqual(starts.slice(0, -1))
    expect(momentBefore(past, openingOf(past), stride)).toEqual(openingOf(past))
    expect(momentAfter(past, presentOf(past), stride)).toEqual(presentOf(past))
  })

  it('rounds begin one after another, each with the power that moves first', () => {
    const dates = stretchStarts(past, 'round').map((index) => dateAt(past, { game: past.game, index }))
    const first = dateAt(past, openingOf(past)).round
    expect(dates.map(({ round }) => round)).toEqual(dates.map((_, at) => first + at))
    expect(dates.length).toBeGreaterThan(2)
  })

  it('longer strides have no beginnings that shorter ones lack', () => {
    const [actions, phases, turns, rounds] = strides.map((stride) => stretchStarts(past, stride))
    expect(actions).toHaveLength(all + 1)
    expect(phases!.filter((at) => !actions!.includes(at))).toEqual([])
    expect(turns!.filter((at) => !phases!.includes(at))).toEqual([])
    expect(rounds!.filter((at) => !turns!.includes(at))).toEqual([])
  })
})
