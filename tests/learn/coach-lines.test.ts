// The lines of the coach and their words: their shape, how long they are, and that each list is used and answered.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import lines from '../../data/lessons/coach.json'
import words from '../../data/text/en/coach.json'
import {
  COACH_CONDITIONS,
  COACH_CONTROLS,
  COACH_SIGNS,
  COACH_SPOTS,
  type CoachLine,
  coachLines,
} from '../../src/content/coach.ts'
import { ruleById } from '../../src/content/rules.ts'
import { PHASES } from '../../src/engine/index.ts'
import { CONDITIONS } from '../../src/learn/coach/conditions.ts'
import { MASTERY_CHECKS } from '../../src/learn/coach/mastery.ts'
import { slug } from '../data/schemas.ts'

const schema = v.array(
  v.strictObject({
    id: slug,
    phase: v.picklist(PHASES),
    when: v.array(v.picklist(COACH_CONDITIONS)),
    lit: v.picklist(COACH_SPOTS),
    learned: v.picklist(COACH_SIGNS),
    rule: v.string(),
    also: v.optional(v.array(v.string())),
    loss: v.optional(v.literal(true)),
    once: v.optional(v.literal(true)),
    asked: v.optional(v.array(v.string())),
  }),
)
const said = new Map(Object.entries(words.line))

describe('the lines of the coach', () => {
  it('have the shape that the program expects, each a name of its own', () => {
    expect(v.parse(schema, lines)).toEqual(coachLines)
    expect(new Set(coachLines.map(({ id }) => id)).size).toBe(coachLines.length)
  })

  it('name rules that there are', () => {
    expect(coachLines.flatMap(({ rule, also = [] }) => [rule, ...also]).filter((rule) => !ruleById(rule))).toEqual([])
  })

  it('have one sentence or two each, of sixteen words at most, whatever is named in them', () => {
    expect([...said.keys()].sort()).toEqual(coachLines.map(({ id }) => id).sort())
    // Of a choice by what is left, the longer branch.
    const words = (text: string) =>
      text
        .replace(/\{left, .* other \{|\}\}/g, '')
        .replace('{space}', 'Sea Zone 18')
        .split(/\s+/)
    const long = [...said.values()].filter((text) => words(text).length > 16)
    expect(long).toEqual([])
  })

  it('warn of what may be lost before anything else is said in that phase', () => {
    expect(
      coachLines
        .filter(({ phase }) => phase === 'move')
        .slice(0, 2)
        .every(({ loss }) => loss),
    ).toBe(true)
    expect(coachLines.slice(2).filter(({ loss }) => loss)).toEqual([])
  })

  it('mean one thing, which has a name', () => {
    expect(Object.keys(words.control).sort()).toEqual([...COACH_CONTROLS].sort())
    const nowhere = coachLines.filter(({ id, lit }) => lit === 'found' && !said.get(id)?.includes('{space}'))
    expect(nowhere).toEqual([])
  })

  it('use every condition, spot and sign of their lists, each of which is answered', () => {
    const used = (of: (line: CoachLine) => readonly string[]) => [...new Set(coachLines.flatMap(of))].sort()
    expect(used(({ when }) => when)).toEqual([...COACH_CONDITIONS].sort())
    expect(used(({ lit }) => [lit])).toEqual([...COACH_SPOTS].sort())
    expect(used(({ learned }) => [learned])).toEqual([...COACH_SIGNS].sort())
    expect(Object.keys(CONDITIONS).sort()).toEqual([...COACH_CONDITIONS].sort())
    expect(Object.keys(MASTERY_CHECKS).sort()).toEqual([...COACH_SIGNS].sort())
  })
})
