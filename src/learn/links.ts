/**
 * A lesson of anybody's as a link, and back. What comes by a link is looked at in the order of `LINK_FLAWS` before anything is made of
 * it, and the first flaw is told; nothing of it is ever more than data, and its texts are text.
 */
import * as v from 'valibot'
import type { Lesson } from '../content/lessons.ts'
import { ContractError, type RuleError } from '../engine/index.ts'
import { areSigns, fromSigns, isSmall, MOST_SIGNS, toSigns } from '../signs.ts'
import { LESSON_LINK } from './address.ts'
import { resultOf } from './grade.ts'
import { type GuestShape, guestShape, MOST_PLAYED } from './guest-shape.ts'
import { type Attempt, firstAttempt, isOver, isYours, playLine } from './run.ts'

/** The id of every guest’s lesson, and so the seed of its dice. */
export const GUEST = 'guest'
const VERSION = 1
/** Letters of its text at most once it is unpacked, and how it may nest: a few bytes can be packed of millions. */
const MOST_LETTERS = 64_000
const SIZE = { depth: 14, brackets: 1500 }

/** In the order in which they are looked for; each has its sentence, `lessons.link.<flaw>`. */
export const LINK_FLAWS = [
  'length',
  'alphabet',
  'unpack',
  'size',
  'shape',
  'version',
  'position',
  'start',
  'refused',
  'long',
  'goal',
] as const
export type LinkFlaw = (typeof LINK_FLAWS)[number]

/** What its maker says of it, and what is played. */
export type GuestLesson = { readonly lesson: Lesson; readonly task: string; readonly hints: readonly string[] }
/** `sentence`: the engine’s own, where it knows why. */
export type OpenedLesson =
  | ({ readonly ok: true } & GuestLesson)
  | { readonly ok: false; readonly flaw: LinkFlaw; readonly words: string; readonly sentence?: string }

const no = (flaw: LinkFlaw, sentence?: string): OpenedLesson => ({
  ok: false,
  flaw,
  words: `lessons.link.${flaw}`,
  ...(sentence === undefined ? {} : { sentence }),
})

const bytesOf = (binary: string): Uint8Array<ArrayBuffer> => Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
const stream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()

async function packed(text: string): Promise<string> {
  const deflated = stream(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'))
  return Array.from(new Uint8Array(await new Response(deflated).arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
}

/** The text again; null where there would be more of it than of any lesson. Throws where nothing was packed. */
async function unpacked(binary: string): Promise<string | null> {
  const reader = stream(bytesOf(binary)).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true })
    if (text.length > MOST_LETTERS) {
      await reader.cancel()
      return null
    }
  }
  return text + decoder.decode()
}

/** The link of a lesson, from its `#` on. What a link does not hold of a lesson (traps, tries, replies) is left out. */
export async function lessonLink({ lesson, task, hints }: GuestLesson): Promise<string> {
  const { you, position, dice, phases, others, done, goal, stars, solutions } = lesson
  const told = { you, position, dice, phases, others, done, goal, stars, solution: solutions[0] }
  return LESSON_LINK + toSigns(await packed(JSON.stringify({ version: VERSION, task, hints, ...told })))
}

/** Made anew of what was read, field by field: nothing else of it goes on. */
const lessonFrom = ({ hints, solution, task: _, ...told }: GuestShape): Lesson =>
  ({
    ...told,
    id: GUEST,
    rung: GUEST,
    rules: [],
    hints: hints.length,
    solutions: [solution],
    tries: [],
    traps: [],
  }) as unknown as Lesson

/** What is wrong with a lesson that has its shape, or the lesson. */
function proved(read: GuestShape): OpenedLesson {
  const lesson = lessonFrom(read)
  const first = begun(lesson)
  if (!('state' in first)) return no('position', first.sentence)
  if (isOver(first) || !isYours(first)) return no('start')
  const played = playLine(first, lesson.solutions[0] ?? [], MOST_PLAYED)
  if (!played.ok) return no('refused', said(played.error))
  if (played.attempt.log.length > MOST_PLAYED) return no('long')
  if (resultOf(played.attempt).stars === 0) return no('goal')
  return { ok: true, lesson, task: read.task, hints: read.hints }
}
const said = ({ message }: RuleError): string => message

function begun(lesson: Lesson): Attempt | { sentence: string } {
  try {
    return firstAttempt(lesson)
  } catch (error) {
    if (error instanceof ContractError) return { sentence: error.message }
    throw error
  }
}

/** The lesson of a link, or the first thing that is wrong with it. */
export async function openLessonLink(hash: string): Promise<OpenedLesson> {
  if (hash.length > MOST_SIGNS) return no('length')
  const signs = hash.startsWith(LESSON_LINK) ? hash.slice(LESSON_LINK.length) : hash
  if (!areSigns(signs)) return no('alphabet')
  let value: unknown
  try {
    const text = await unpacked(fromSigns(signs))
    if (text === null || !isSmall(text, SIZE)) return no('size')
    value = JSON.parse(text)
  } catch {
    return no('unpack')
  }
  const marked = v.safeParse(v.object({ version: v.number() }), value)
  if (!marked.success) return no('shape')
  if (marked.output.version !== VERSION) return no('version')
  const read = v.safeParse(guestShape, value)
  return read.success ? proved(read.output) : no('shape')
}
