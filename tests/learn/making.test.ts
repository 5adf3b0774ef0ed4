// A lesson of one's own: a played position becomes a link that opens again and is solved by its maker's play; what would not open is refused.
import { describe, expect, it } from 'vitest'
import { allLessons } from '../../src/content/lessons.ts'
import { type Action, type GameState, type PositionSpec, positionFrom, reduce } from '../../src/engine/index.ts'
import { gradeAttempt } from '../../src/learn/grade.ts'
import { openLessonLink } from '../../src/learn/links.ts'
import {
  type LessonDraft,
  lessonDraft,
  lessonStartIndex,
  type MakeResult,
  makeLesson,
  type RecordedAction,
  toLessonPosition,
} from '../../src/learn/making/index.ts'
import { firstAttempt, lessonStart, playLine, solutionActions } from '../../src/learn/run.ts'
import { MAX_LINK_LENGTH } from '../../src/link-text.ts'

const END: Action = { type: 'end-phase' }

/** Plays it all, act by act. */
function acted(from: GameState, actions: readonly Action[]): { log: RecordedAction[]; now: GameState } {
  const log: RecordedAction[] = []
  let now = from
  for (const action of actions) {
    const outcome = reduce(now, action)
    if (!outcome.ok) throw new Error(`${action.type}: ${outcome.error.message}`)
    log.push({ action, dice: outcome.dice, before: now })
    now = outcome.state
  }
  return { log, now }
}
const draft = (start: GameState, acts: readonly RecordedAction[]): LessonDraft => {
  const made = lessonDraft(start, acts)
  expect(made).toMatchObject({ ok: true })
  return made as Extract<typeof made, { ok: true }>
}
const made = async (of: LessonDraft, wording = {}): Promise<MakeResult> =>
  makeLesson(of, { task: 'Take Serbia.', hints: [], goals: of.goals.slice(0, 1), ...wording })

const opening = () => positionFrom({ ruleset: 'standard', base: 'opening', seed: 'maker' })
const serbia: Action = { type: 'move', from: 'budapest', path: ['serbia'], units: { infantry: 6, artillery: 2 } }
const board: PositionSpec = {
  ruleset: 'standard',
  base: 'empty',
  seed: 'table',
  power: 'germany',
  round: 3,
  phase: 'move',
  units: {
    alsace: { germany: { infantry: 6, artillery: 2 } },
    lorraine: { france: { infantry: 1 } },
    paris: { france: { infantry: 4 } },
    sz11: {
      germany: {
        battleship: 1,
        damaged: { battleship: 1 },
        transports: [{ cargo: [{ power: 'germany', type: 'infantry' }] }, { cargo: [] }],
      },
    },
  },
}
const march: Action = { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 5, artillery: 2 } }

describe('a moment written down', () => {
  it.each(allLessons.map((lesson) => [lesson.id, lesson] as const))('begins %s again where it began', (_, lesson) => {
    const start = lessonStart(lesson)
    const spec = toLessonPosition(start)
    expect(spec).not.toBeNull()
    const again = positionFrom(spec!)
    expect(again.war.control).toEqual(start.war.control)
    expect(again.war.treasury).toEqual(start.war.treasury)
    expect(again.flow.power).toBe(start.flow.power)
    expect(again.flow.phase).toBe(start.flow.phase)
  })

  it('leaves out the spaces that are as in its base', () => {
    const fresh = opening()
    expect(toLessonPosition(fresh)).toMatchObject({ base: 'opening', units: {} })
    const { now } = acted(fresh, [END, { type: 'move', from: 'bohemia', path: ['vienna'], units: { infantry: 2 } }])
    expect(toLessonPosition(now)).toBeNull()
    expect(toLessonPosition(positionFrom(board))).toMatchObject({ base: 'empty', units: board.units })
  })

  it('takes an emptied space as empty', () => {
    const spec = toLessonPosition(positionFrom({ ruleset: 'standard', base: 'opening', phase: 'move', units: { trieste: {} } }))
    expect(spec).toMatchObject({ base: 'opening', units: { trieste: {} } })
    expect(Object.keys(spec!.units!)).toEqual(['trieste'])
  })
})

describe('where a lesson begins', () => {
  it('is here as a phase opens, else the last such moment of the turn', () => {
    const { log, now } = acted(positionFrom(board), [march])
    expect(lessonStartIndex([], positionFrom(board))).toBe(0)
    expect(lessonStartIndex(log, now)).toBe(0)
  })

  it('is nowhere where the turn has no such moment', () => {
    const { log, now } = acted(positionFrom(board), [march])
    const before = log.map((act) => ({
      ...act,
      before: { ...act.before, flow: { ...act.before.flow, asked: 1, power: 'france' as const } },
    }))
    expect(lessonStartIndex(before, now)).toBeNull()
  })
})

describe('a lesson of one’s own', () => {
  it('opens from its link, and its own play reaches the goal', async () => {
    const start = opening()
    const { log } = acted(start, [END, serbia])
    const of = draft(start, log)
    const link = await made(of, { hints: ['Six are enough.', ' '] })
    expect(link).toMatchObject({ ok: true, task: 'Take Serbia.', hints: ['Six are enough.'] })
    const { link: address } = link as Extract<MakeResult, { ok: true }>
    expect(address.length).toBeLessThan(1000)
    const opened = await openLessonLink(address)
    const { lesson } = opened as Extract<typeof opened, { ok: true }>
    expect(lesson).toMatchObject({
      you: 'austria-hungary',
      phases: ['purchase', 'move'],
      position: { base: 'opening', units: {} },
    })
    const played = playLine(firstAttempt(lesson), solutionActions(lesson))
    expect(played.ok && gradeAttempt(played.attempt)).toMatchObject({ done: true, stars: 3 })
  })

  it('proposes what has changed as goals, and the dice that fell are its dice', async () => {
    const start = positionFrom({ ...board, queue: [1, 1, 1, 1, 1, 1, 1, 6, 6] })
    const fought = acted(start, [march, END, { type: 'attack', space: 'lorraine' }])
    const of = draft(start, fought.log)
    expect(of.lesson.dice).toEqual(fought.log.flatMap(({ dice }) => dice))
    expect(of.goals.map(({ kind, space }) => [kind, space])).toEqual(
      expect.arrayContaining([
        ['taken', 'lorraine'],
        ['cleared', 'lorraine'],
        ['army', 'lorraine'],
      ]),
    )
    expect(await made(of, { goals: of.goals })).toMatchObject({ ok: true })
  })

  it('ends without its goal where nothing is done', async () => {
    const start = positionFrom(board)
    const of = draft(start, acted(start, [march]).log)
    const opened = await made(of)
    const { lesson } = opened as Extract<MakeResult, { ok: true }>
    const idle = playLine(firstAttempt(lesson), [END])
    expect(idle.ok && gradeAttempt(idle.attempt)).toMatchObject({ done: true, stars: 0 })
  })

  it('names ships by where they lie', async () => {
    const start = positionFrom(board)
    const [, second] = start.war.units.sz11!.flatMap(({ id }) => id ?? []).sort((a, b) => a - b)
    const { log } = acted(start, [{ type: 'move', from: 'sz11', path: ['sz12'], transports: [second!] }])
    const of = draft(start, log)
    expect(of.lesson.solutions[0]![0]).toMatchObject({ transports: [{ in: 'sz11', nth: 1 }] })
  })

  it('keeps texts of whatever kind as text', async () => {
    const start = positionFrom(board)
    const of = draft(start, acted(start, [march]).log)
    const task = '<img src=x onerror=alert(1)> {power} "quoted"'
    expect(await made(of, { task })).toMatchObject({ ok: true, task })
  })
})

describe('a lesson that is refused', () => {
  const start = positionFrom(board)
  const of = draft(start, acted(start, [march]).log)

  it.each([
    ['task', 'no task', { task: '  ' }],
    ['task-long', 'seventeen words', { task: 'word '.repeat(17) }],
    ['hint-long', 'a hint without end', { hints: ['word '.repeat(18)] }],
    ['signs', 'signs that turn the text round', { task: 'Bring \u202Etuo eerht' }],
    ['signs', 'one word without end', { task: 'a'.repeat(200) }],
    ['goal', 'no goal', { goals: [] }],
  ])('refused for its %s: %s', async (flaw, _, wording) => {
    expect(await made(of, wording)).toMatchObject({ ok: false, flaw, words: `making.flaw.${flaw}` })
  })

  it('takes sixteen words as its task', async () => {
    expect(await made(of, { task: 'word '.repeat(16) })).toMatchObject({ ok: true })
  })

  it('refused where a link would hold too much', async () => {
    const noise = Array.from({ length: 9000 }, (_, n) =>
      String.fromCharCode(97 + ((n * n * 31 + (n % 97) * (n % 89)) % 26)),
    ).join('')
    const lesson = { ...of.lesson, position: { ...of.lesson.position, options: { [noise]: true } } }
    const refused = await made({ ...of, lesson })
    expect(refused).toMatchObject({ ok: false, words: expect.stringContaining('lessons.link.') })
    expect(MAX_LINK_LENGTH).toBe(8000)
  })

  it('refused without play, without change, and within what is under way', () => {
    expect(lessonDraft(start, [])).toEqual({ ok: false, flaw: 'nothing' })
    const { log } = acted(start, [END])
    expect(lessonDraft(start, log)).toMatchObject({ ok: false, flaw: 'same' })
    const { now } = acted(start, [march])
    expect(lessonDraft(now, [])).toEqual({ ok: false, flaw: 'moment' })
  })

  it('refused with the sentence of the rules where its play cannot be closed', () => {
    const guns: Action = { type: 'move', from: 'alsace', path: ['lorraine'], units: { infantry: 6 } }
    const drafted = lessonDraft(start, acted(start, [guns]).log)
    expect(drafted).toMatchObject({ ok: false, flaw: 'refused', sentence: expect.stringMatching(/\w/) })
  })
})
