// Every lesson, proved by the engine: solutions earn their stars, tries are refused by the rule that is taught, traps are caught.
import { describe, expect, it } from 'vitest'
import { allLessons, type Lesson, type Play } from '../../src/content/lessons.ts'
import { ruleById } from '../../src/content/rules.ts'
import { type Action, hashOf, RULESET_IDS, type RuleError, turn, whyNot } from '../../src/engine/index.ts'
import { gradeAttempt } from '../../src/learn/grade.ts'
import { lessons } from '../../src/learn/index.ts'
import { type Attempt, automaticActions, firstAttempt, isLearnersMove, isOver, playLine } from '../../src/learn/run.ts'
import { playedByChance } from './by-chance.ts'

const SEEDS = [1, 2, 3, 4]

const cases = <T>(of: (lesson: Lesson) => readonly T[]): [string, Lesson, T][] =>
  allLessons.flatMap((lesson) => of(lesson).map((each, n): [string, Lesson, T] => [`${lesson.id} ${n + 1}`, lesson, each]))

const refusalOf = (attempt: Attempt, line: readonly Play[]): RuleError => {
  const tried = playLine(attempt, line)
  expect(tried.ok, `${attempt.lesson.id}: ${JSON.stringify(line)} is allowed`).toBe(false)
  return (tried as Extract<typeof tried, { ok: false }>).error
}
const upTo = (attempt: Attempt, line: readonly Play[]): Attempt => {
  const tried = playLine(attempt, line)
  expect(tried, JSON.stringify(line)).toMatchObject({ ok: true })
  return (tried as Extract<typeof tried, { ok: true }>).attempt
}
/** Dice that have been rolled, which the lesson's own have to be enough for. */
const rolled = ({ state }: Attempt): number => state.table.rng.taken
const fixed = ({ state }: Attempt): number => state.table.rng.taken + state.table.rng.queue.length

describe('lessons', () => {
  it('go by a name of their own each, and are of all rulesets', () => {
    expect(new Set(lessons().map(({ id }) => id)).size).toBe(allLessons.length)
    expect(new Set(lessons().map(({ ruleset }) => ruleset))).toEqual(new Set(RULESET_IDS))
  })

  it.each(allLessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s begins with the learner, the same every time',
    (_, lesson) => {
      const attempt = firstAttempt(lesson)
      expect(attempt.log).toHaveLength(lesson.prelude?.length ?? 0)
      expect(isOver(attempt)).toBe(false)
      expect(isLearnersMove(attempt)).toBe(true)
      expect(automaticActions(attempt)).toEqual([])
      expect(hashOf(attempt.state)).toBe(hashOf(firstAttempt(lesson).state))
      expect(gradeAttempt(attempt)).toMatchObject({ done: false, stars: 0, traps: [] })
    },
  )

  it.each(cases(({ solutions }) => solutions))('solution %s reaches the goal and springs no trap', (_, lesson, line) => {
    const attempt = upTo(firstAttempt(lesson), line)
    expect(gradeAttempt(attempt)).toMatchObject({ done: true, traps: [] })
    expect(gradeAttempt(attempt).stars).toBeGreaterThanOrEqual(lesson.solutions[0] === line ? 3 : 1)
    expect(hashOf(upTo(firstAttempt(lesson), line).state)).toBe(hashOf(attempt.state))
    expect(rolled(attempt)).toBeLessThanOrEqual(fixed(firstAttempt(lesson)))
  })

  it.each(cases(({ tries }) => tries))(
    'try %s is refused by the rule it teaches, and changes nothing',
    (_, lesson, { do: line, rule }) => {
      const before = upTo(firstAttempt(lesson), line.slice(0, -1))
      const hash = hashOf(before.state)
      const error = refusalOf(before, line.slice(-1))
      expect([error, ...(error.also ?? [])].map((each) => each.rule)).toContain(rule)
      expect(hashOf(before.state)).toBe(hash)
    },
  )

  it('say of every march that is refused what the map says of it', () => {
    const marches = cases(({ tries }) => tries).flatMap(([name, lesson, { do: line, rule }]) => {
      const before = upTo(firstAttempt(lesson), line.slice(0, -1)).state
      const last = line.at(-1) as Play
      const { from, path, units, strategic } = (last !== 'rest' && last.type === 'move' ? last : {}) as Partial<
        Extract<Action, { type: 'move' }>
      >
      const to = path?.at(-1)
      return from && to && units
        ? [{ name, rule, said: whyNot(before, { from, units, ...(strategic ? { strategic } : {}) }, to) }]
        : []
    })
    expect(marches.length).toBeGreaterThan(15)
    for (const { name, rule, said } of marches)
      expect(
        [said, ...(said?.also ?? [])].map((each) => each?.rule),
        name,
      ).toContain(rule)
  })

  it.each(cases(({ traps }) => traps))('trap %s is caught with the stars that are left', (_, lesson, trap) => {
    const attempt = upTo(firstAttempt(lesson), trap.do)
    expect(gradeAttempt(attempt)).toMatchObject({
      done: true,
      stars: trap.stars ?? 0,
      traps: expect.arrayContaining([lesson.traps.indexOf(trap)]),
    })
    expect(rolled(attempt)).toBeLessThanOrEqual(fixed(firstAttempt(lesson)))
  })

  it.each(allLessons.map((lesson) => [lesson.id, lesson] as const))(
    '%s ends whatever is played, with dice enough',
    (_, lesson) => {
      for (const seed of SEEDS) {
        const attempt = playedByChance(firstAttempt(lesson), seed)
        expect(
          isOver(attempt),
          `seed ${seed}: ${JSON.stringify(attempt.log)} ends at ${JSON.stringify(turn(attempt.state))}`,
        ).toBe(true)
        expect(rolled(attempt), `seed ${seed}`).toBeLessThanOrEqual(fixed(firstAttempt(lesson)))
      }
    },
  )

  it('teach rules that there are, most of them by a try that is refused', () => {
    const taught = allLessons.flatMap(({ rules }) => rules)
    const refused = allLessons.flatMap(({ tries }) => tries.map(({ rule }) => rule)).filter((rule) => rule !== 'CONTRACT')
    expect([...taught, ...refused].filter((rule) => !ruleById(rule))).toEqual([])
    expect(new Set(taught).size).toBeGreaterThan(100)
    expect(new Set(refused).size).toBeGreaterThan(35)
  })

  it('are plain data, and what is done in them is told in the order of the game', () => {
    expect(JSON.parse(JSON.stringify(allLessons))).toEqual(allLessons)
    const vienna = allLessons.find(({ id }) => id === 'watch-vienna') as Lesson
    const { log } = upTo(firstAttempt(vienna), vienna.traps[0]!.do)
    const march: Action = { type: 'move', from: 'galicia', path: ['vienna'], units: { infantry: 1 } }
    expect(log).toContainEqual(march)
  })
})
