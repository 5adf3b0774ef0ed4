// The ladder of drills: what counts as done, what comes next, and rungs that somebody says are known.
import { beforeEach, describe, expect, it } from 'vitest'
import { setSkipped, useSkippedLessons } from '../../src/store/modes/skipped-lessons.ts'
import { drills, isDone, ladder, nextDrill, rungRules } from '../../src/ui/learn/ladder.ts'

const NONE: ReadonlySet<string> = new Set()
const land = ladder.find(({ id }) => id === 'land')!

beforeEach(() => {
  localStorage.clear()
  for (const { id } of ladder) setSkipped(id, false)
})

describe('a rung', () => {
  it('is done once one of its drills has three stars, and not before', () => {
    expect(isDone(land, { [land.lessons[1]!.id]: 3 }, NONE)).toBe(true)
    expect(isDone(land, { [land.lessons[0]!.id]: 2, [land.lessons[1]!.id]: 2 }, NONE)).toBe(false)
    expect(isDone(land, { [drills[0]!.id]: 3 }, NONE)).toBe(false)
  })

  it('is done where somebody knows it, until it is taken back; the device keeps it', () => {
    setSkipped('land', true)
    setSkipped('sea', true)
    expect(isDone(land, {}, useSkippedLessons.getState().rungs)).toBe(true)
    expect(JSON.parse(localStorage.getItem('contested-1914:known')!)).toEqual(['land', 'sea'])
    setSkipped('land', false)
    expect([...useSkippedLessons.getState().rungs]).toEqual(['sea'])
  })

  it('teaches each of its rules once', () => {
    expect(rungRules(land)).toContain('STD-LND-05')
    for (const rung of ladder) expect(new Set(rungRules(rung)).size).toBe(rungRules(rung).length)
  })
})

describe('the next drill', () => {
  it('is the first at first, then the first on a rung that is not done', () => {
    expect(nextDrill({}, NONE)).toBe(drills[0])
    expect(nextDrill({ [drills[0]!.id]: 3 }, NONE)).toBe(drills[1])
    expect(nextDrill({}, new Set(['turn', 'march']))).toBe(land.lessons[0])
  })

  it('is one that was never won where every rung is done, and the first where all are won', () => {
    const all = new Set(ladder.map(({ id }) => id))
    expect(nextDrill({}, all)).toBe(drills[0])
    expect(nextDrill(Object.fromEntries(drills.map(({ id }) => [id, 3])), NONE)).toBe(drills[0])
  })
})
