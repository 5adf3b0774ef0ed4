// Links of lessons: every lesson comes back as it was made, and what anybody else may write there is refused with one sentence.
import { describe, expect, it } from 'vitest'
import { allLessons, type Lesson, type Play } from '../../src/content/lessons.ts'
import { LESSON_LINK } from '../../src/learn/lesson-file.ts'
import { LINK_FLAWS, type LinkFlaw, lessonLink, openLessonLink } from '../../src/learn/links.ts'
import { firstAttempt, playLine } from '../../src/learn/run.ts'
import { MAX_LINK_LENGTH, toBase64Url } from '../../src/link-text.ts'
import { chooser } from '../support/random.ts'

const byId = (id: string) => allLessons.find((lesson) => lesson.id === id) as Lesson
const lesson = byId('stay-or-leave')
const told = {
  version: 1,
  task: 'Bring three out.',
  hints: ['One way leads home.'],
  you: lesson.you,
  position: lesson.position,
  dice: lesson.dice,
  phases: lesson.phases,
  done: lesson.done,
  goal: lesson.goal,
  stars: lesson.stars,
  solution: lesson.solutions[0],
}
const linkOfBytes = (bytes: Uint8Array) =>
  LESSON_LINK + toBase64Url(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
async function linkOfText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return linkOfBytes(new Uint8Array(await new Response(packed).arrayBuffer()))
}
const linkOf = (value: unknown) => linkOfText(JSON.stringify(value))
async function flawOf(hash: string): Promise<LinkFlaw | 'none'> {
  const opened = await openLessonLink(hash)
  return opened.ok ? 'none' : opened.flaw
}
async function openedOf(value: unknown) {
  const opened = await openLessonLink(await linkOf(value))
  return opened.ok ? opened : expect.fail(opened.words)
}
/** Brackets that nest so deep. */
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner) => ({ not: inner }), { winner: 'allies' })
const END = { type: 'end-phase' }

describe('the link of a lesson', () => {
  // What a link does not hold is left out, so those that begin with an attack of somebody else are not made into one.
  it.each(allLessons.filter(({ prelude }) => !prelude).map((each) => [each.id, each] as const))(
    'brings back %s',
    async (_, each) => {
      const link = await lessonLink({ lesson: each, task: 'Do it.', hints: ['First this.', 'Then that.'] })
      expect(link.length).toBeLessThan(1600)
      const opened = await openLessonLink(link)
      expect(opened).toMatchObject({ ok: true, task: 'Do it.', hints: ['First this.', 'Then that.'] })
      const { lesson: back } = opened as Extract<typeof opened, { ok: true }>
      const { you, position, dice, phases, done, goal, stars } = each
      expect(back).toMatchObject({ id: 'guest', rules: [], tries: [], traps: [], you, position, dice, phases, done, goal, stars })
      expect(back.solutions).toEqual([each.solutions[0]])
      expect(playLine(firstAttempt(back), back.solutions[0]!).ok).toBe(true)
      const again = await openLessonLink(await lessonLink({ lesson: back, task: 'Do it.', hints: ['First this.', 'Then that.'] }))
      expect(again).toEqual(opened)
    },
  )

  it('is read with and without its beginning, and drops what it does not know', async () => {
    const link = await linkOf({ ...told, more: 1, position: { ...told.position, seed: 'lucky', queue: [1, 1], players: [] } })
    const opened = await openLessonLink(link.slice(LESSON_LINK.length))
    expect(opened).toMatchObject({ ok: true })
    const { lesson: read } = opened as Extract<typeof opened, { ok: true }>
    expect(Object.keys(read).sort()).toEqual(Object.keys((await openedOf(told)).lesson).sort())
    expect(read.position).toEqual(told.position)
  })
})

describe('a link that is refused', () => {
  const over = { turn: { phase: 'move' } }
  it.each<[LinkFlaw, string, () => string | Promise<string>]>([
    ['length', 'more signs than are read', () => LESSON_LINK + 'a'.repeat(MAX_LINK_LENGTH)],
    ['alphabet', 'none at all', () => LESSON_LINK],
    ['alphabet', 'a sentence', () => `${LESSON_LINK}what is this?`],
    ['alphabet', 'markup', () => `${LESSON_LINK}<img src=x onerror=alert(1)>`],
    ['unpack', 'signs of nothing', () => `${LESSON_LINK}abcd`],
    ['unpack', 'a link that was cut short', async () => (await linkOf(told)).slice(0, -12)],
    ['unpack', 'no JSON', () => linkOfText('lesson')],
    ['unpack', 'letters that are none', () => linkOfBytes(new Uint8Array([1, 2, 0, 253, 255, 255, 254]))],
    ['size', 'a few bytes packed of millions', () => linkOfText(' '.repeat(5_000_000))],
    ['size', 'brackets without end', () => linkOfText('['.repeat(20_000))],
    ['size', 'too deep', () => linkOf({ ...told, goal: nested(20) })],
    ['size', 'too deep, hidden by brackets within words', () => linkOf({ ...told, hints: ['}}}}}}}}}}}}'], goal: nested(20) })],
    ['shape', 'a list', () => linkOf([])],
    ['shape', 'nothing', () => linkOf(null)],
    ['shape', 'no task', () => linkOf({ ...told, task: ' ' })],
    ['shape', 'a task without end', () => linkOf({ ...told, task: 'a'.repeat(200) })],
    ['shape', 'signs that turn the text round', () => linkOf({ ...told, task: 'Bring \u202Etuo eerht' })],
    ['shape', 'more than one line', () => linkOf({ ...told, task: 'Bring\nthree' })],
    ['shape', 'too many hints', () => linkOf({ ...told, hints: ['1', '2', '3', '4'] })],
    ['shape', 'a power that there is not', () => linkOf({ ...told, you: 'spain' })],
    ['shape', 'a space that there is not', () => linkOf({ ...told, goal: { at: { power: 'germany', space: 'atlantis' } } })],
    ['shape', 'a question of no kind', () => linkOf({ ...told, goal: { luck: 6 } })],
    ['shape', 'a question that every object answers', () => linkOf({ ...told, goal: { constructor: { name: 'x' } } })],
    ['shape', 'more parts than a question has', () => linkOf({ ...told, done: { any: Array(99).fill(over) } })],
    ['shape', 'one star', () => linkOf({ ...told, stars: [told.stars[0]] })],
    ['shape', 'dice with seven sides', () => linkOf({ ...told, dice: [7] })],
    ['shape', 'nothing to do in', () => linkOf({ ...told, phases: [] })],
    ['shape', 'no solution', () => linkOf({ ...told, solution: [] })],
    ['shape', 'ships that are none', () => linkOf({ ...told, solution: [{ type: 'move', transports: [{ in: 7 }] }] })],
    ['shape', 'hundreds of actions', () => linkOf({ ...told, solution: Array(201).fill(END) })],
    ['version', 'a later version', () => linkOf({ ...told, version: 2 })],
    ['position', 'no rules', () => linkOf({ ...told, position: {} })],
    [
      'position',
      'a unit that there is not',
      () => linkOf({ ...told, position: { ...told.position, units: { paris: { france: { elephant: 1 } } } } }),
    ],
    [
      'position',
      'more units than there can be',
      () => linkOf({ ...told, position: { ...told.position, units: { paris: { france: { infantry: 1e9 } } } } }),
    ],
    ['start', 'over already', () => linkOf({ ...told, done: over })],
    ['start', 'the turn of nobody who learns', () => linkOf({ ...told, you: 'usa', done: { turn: { power: 'france' } } })],
    [
      'refused',
      'a solution that the rules refuse',
      () => linkOf({ ...told, solution: [{ type: 'move', from: 'lorraine', path: ['burgundy'], units: { infantry: 2 } }] }),
    ],
    ['refused', 'an action of no kind', () => linkOf({ ...told, solution: [{ type: 'wish' }] })],
    ['goal', 'a solution that misses the goal', () => linkOf({ ...told, solution: [END, END] })],
    ['goal', 'a solution that stops before the end', () => linkOf({ ...told, solution: told.solution!.slice(0, 1) })],
  ])('refused for its %s: %s', async (flaw, _, make) => {
    const opened = await openLessonLink(await make())
    expect(opened).toMatchObject({ ok: false, flaw, words: `lessons.link.${flaw}` })
  })

  it('is played no further than is allowed, whatever would follow', async () => {
    const solution = [...Array.from({ length: 198 }, () => END), { type: 'wish' }]
    const war = { ...told, position: { ruleset: 'standard', base: 'empty' }, you: 'russia', phases: ['purchase'], solution }
    expect(await flawOf(await linkOf({ ...war, done: { turn: { round: 99 } } }))).toBe('long')
    const { lesson: read } = await openedOf(told)
    const first = firstAttempt({ ...read, done: { turn: { round: 99 } } })
    const [few, all] = [5, undefined].map((most) => playLine(first, [END, END, END, END] as Play[], most))
    const lengthOf = (tried: typeof few) => (tried?.ok ? tried.attempt.log.length : expect.fail('refused'))
    expect(lengthOf(few)).toBeGreaterThan(5)
    expect(lengthOf(few)).toBeLessThan(lengthOf(all))
  })

  it('tells the sentence of the engine where it has one', async () => {
    const opened = await openLessonLink(await linkOf({ ...told, position: { ...told.position, round: -1 } }))
    expect(opened).toMatchObject({ ok: false, flaw: 'position', sentence: expect.stringContaining('round') })
  })

  it('has a flaw of the list, whatever is changed in it', async () => {
    const link = await linkOf(told)
    const below = chooser(1914)
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    for (let n = 0; n < 60; n++) {
      const at = LESSON_LINK.length + below(link.length - LESSON_LINK.length)
      const changed = link.slice(0, at) + signs[below(signs.length)] + link.slice(at + 1)
      expect([...LINK_FLAWS, 'none']).toContain(await flawOf(changed))
    }
  })

  it('has a flaw of the list, whatever stands for one of its values', async () => {
    const strange = [null, 0, -1, 1e308, '', 'x', [], {}, [[]], { '': 0 }, true, { min: 1 }, ['rest']]
    for (const field of Object.keys(told)) {
      for (const value of strange)
        expect([...LINK_FLAWS, 'none'], `${field}: ${JSON.stringify(value)}`).toContain(
          await flawOf(await linkOf({ ...told, [field]: value })),
        )
    }
    for (const field of ['base', 'round', 'power', 'phase', 'units', 'control', 'treasury', 'markers', 'options', 'mobilized']) {
      for (const value of strange)
        expect([...LINK_FLAWS, 'none'], `${field}: ${JSON.stringify(value)}`).toContain(
          await flawOf(await linkOf({ ...told, position: { ...told.position, [field]: value } })),
        )
    }
  })
})
