// The door of the lessons: what a learner begins with, and what a log comes to, be it as strange as it may.
import { describe, expect, it } from 'vitest'
import { allLessons, type Lesson } from '../../src/content/lessons.ts'
import { type Action, ContractError, decision, hashOf, turn } from '../../src/engine/index.ts'
import { begin, grade, lessons } from '../../src/learn/index.ts'

const entries = (...actions: Action[]) => actions.map((action) => ({ action }))
const END: Action = { type: 'end-phase' }
const out = (units: Record<string, number>): Action => ({ type: 'move', from: 'lorraine', path: ['alsace'], units })
const goals = allLessons.map(({ id }) => id)

describe('the door of the lessons', () => {
  it('lists them with their ruleset and their rules', () => {
    expect(lessons().map(({ id }) => id)).toEqual(goals)
    expect(lessons()).toContainEqual({
      id: 'stay-or-leave',
      ruleset: 'standard',
      rules: ['STD-MOV-06', 'STD-MOV-13', 'STD-MOV-12'],
    })
  })

  it('begins with the prelude played, the same every time', () => {
    expect(decision(begin('dive'))).toMatchObject({ by: 'germany', kind: 'submerge' })
    expect(hashOf(begin('dive'))).toBe(hashOf(begin('dive')))
    expect(turn(begin('u-boats'))).toEqual({ round: 5, power: 'germany', phase: 'move' })
  })

  it('hands out lists that may be changed without harm', () => {
    lessons()[0]!.rules.length = 0
    expect(lessons()[0]!.rules.length).toBeGreaterThan(0)
  })

  it.each(['', 'gone', 'constructor', '__proto__'])('refused: the lesson "%s"', (id) => {
    expect(() => begin(id)).toThrow(ContractError)
    expect(() => grade(id, [])).toThrow(ContractError)
  })
})

describe('grade', () => {
  it('gives all stars for the first way, and says what is missing of another', () => {
    expect(grade('stay-or-leave', entries(out({ infantry: 2, artillery: 1 }), END, END))).toEqual({
      done: true,
      stars: 3,
      missing: [],
    })
    expect(grade('stay-or-leave', entries(out({ infantry: 3 }), END, END))).toEqual({
      done: true,
      stars: 2,
      missing: ['lessons.stay-or-leave.star.1'],
    })
    expect(grade('stay-or-leave', entries(out({ infantry: 4, artillery: 1 }), END, END))).toMatchObject({
      done: true,
      stars: 0,
      missing: ['lessons.stay-or-leave.task'],
    })
  })

  it('gives none while it is not over, though the goal stands', () => {
    const { done, stars, missing } = grade('stay-or-leave', entries(out({ infantry: 2, artillery: 1 })))
    expect({ done, stars, first: missing[0] }).toEqual({ done: false, stars: 0, first: 'lessons.open' })
    expect(missing).not.toContain('lessons.stay-or-leave.task')
  })

  it('passes over what is refused, and reads no further than to the end', () => {
    const into: Action = { type: 'move', from: 'lorraine', path: ['burgundy'], units: { infantry: 2 } }
    const log = entries(into, out({ infantry: 2, artillery: 1 }), out({ infantry: 99 }), END, END, END, out({ infantry: 1 }))
    expect(grade('stay-or-leave', log)).toEqual({ done: true, stars: 3, missing: [] })
  })

  it('does not change the log, and comes to the same again', () => {
    const log = entries(out({ infantry: 3 }), END, END)
    const before = JSON.stringify(log)
    expect(grade('stay-or-leave', log)).toEqual(grade('stay-or-leave', log))
    expect(JSON.stringify(log)).toBe(before)
  })

  it('makes nobody give in: the war is not won so', () => {
    const victory = allLessons.find(({ id }) => id === 'two-capitals') as Lesson
    expect(victory.goal).toEqual({ winner: 'central' })
    expect(grade('two-capitals', entries({ type: 'resign', side: 'allies' }))).toMatchObject({ done: false, stars: 0 })
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a word', 'end-phase'],
    ['no action', {}],
    ['an action of nothing', { action: null }],
    ['an action that is a list', { action: [] }],
    ['an action of no type', { action: { type: 7 } }],
    ['a type that every object has', { action: { type: 'constructor' } }],
    ['a ship by its place, as only the lesson writes it', { action: { type: 'load', transport: { in: 'sz16', nth: 0 } } }],
    ['ships that are no list', { action: { type: 'move', from: 'sz16', path: ['sz14'], transports: 5 } }],
    ['dice of one’s own', { action: { type: 'enter-dice', dice: [1, 1, 1] } }],
    ['numbers that are none', { action: { type: 'move', from: 'lorraine', path: ['alsace'], units: { infantry: Number.NaN } } }],
  ])('counts for nothing: %s', (_, entry) => {
    const strange = entry as { action: Action }
    const log = [strange, ...entries(out({ infantry: 2, artillery: 1 })), strange, ...entries(END, END), strange]
    expect(grade('stay-or-leave', log)).toEqual({ done: true, stars: 3, missing: [] })
    expect(grade('ferry', [strange])).toMatchObject({ done: false, stars: 0 })
  })
})
