/**
 * Encodes a shared lesson as a link and decodes it. Links are untrusted: they are validated in the order of `LINK_FLAWS`, and
 * the first flaw is reported.
 */
import * as v from 'valibot'
import type { Lesson } from '../content/lessons.ts'
import { ContractError, type RuleError } from '../engine/index.ts'
import { fromBase64Url, isBase64Url, isSmallJson, MAX_LINK_LENGTH, toBase64Url } from '../link-text.ts'
import { gradeAttempt } from './grade.ts'
import { type GuestInput, guestSchema, MAX_SOLUTION } from './guest-schema.ts'
import { LESSON_LINK } from './lesson-file.ts'
import { type Attempt, firstAttempt, isLearnersMove, isOver, playLine } from './run.ts'

/** Id of every shared lesson, and seed of its dice. */
export const GUEST_ID = 'guest'
const VERSION = 1
/** Limits of the decompressed JSON, against compression bombs. */
const MAX_JSON_LENGTH = 64_000
const JSON_LIMITS = { depth: 14, brackets: 1500 }

/** In the order of the checks. Messages: `lessons.link.<flaw>`. */
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

export type GuestLesson = { readonly lesson: Lesson; readonly task: string; readonly hints: readonly string[] }
/** `sentence`: the engine’s message, if it has one. */
export type OpenedLesson =
  | ({ readonly ok: true } & GuestLesson)
  | { readonly ok: false; readonly flaw: LinkFlaw; readonly words: string; readonly sentence?: string }

const fail = (flaw: LinkFlaw, sentence?: string): OpenedLesson => ({
  ok: false,
  flaw,
  words: `lessons.link.${flaw}`,
  ...(sentence === undefined ? {} : { sentence }),
})

const bytesOf = (binary: string): Uint8Array<ArrayBuffer> => Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
const stream = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()

async function compress(text: string): Promise<string> {
  const deflated = stream(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'))
  return Array.from(new Uint8Array(await new Response(deflated).arrayBuffer()), (byte) => String.fromCharCode(byte)).join('')
}

/** Null if the text is too long. Throws on invalid data. */
async function decompress(binary: string): Promise<string | null> {
  const reader = stream(bytesOf(binary)).pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    text += decoder.decode(chunk.value, { stream: true })
    if (text.length > MAX_JSON_LENGTH) {
      await reader.cancel()
      return null
    }
  }
  return text + decoder.decode()
}

/** The link of a lesson, from `#` on. Traps, tries and replies are left out. */
export async function lessonLink({ lesson, task, hints }: GuestLesson): Promise<string> {
  const { you, position, dice, phases, others, done, goal, stars, solutions } = lesson
  const told = { you, position, dice, phases, others, done, goal, stars, solution: solutions[0] }
  return LESSON_LINK + toBase64Url(await compress(JSON.stringify({ version: VERSION, task, hints, ...told })))
}

/** Copies the known fields only. */
const lessonFrom = ({ hints, solution, task: _, ...told }: GuestInput): Lesson =>
  ({
    ...told,
    id: GUEST_ID,
    rung: GUEST_ID,
    rules: [],
    hints: hints.length,
    solutions: [solution],
    tries: [],
    traps: [],
  }) as unknown as Lesson

/** Plays the solution to validate the lesson. */
function validateLesson(read: GuestInput): OpenedLesson {
  const lesson = lessonFrom(read)
  const first = begun(lesson)
  if (!('state' in first)) return fail('position', first.sentence)
  if (isOver(first) || !isLearnersMove(first)) return fail('start')
  const played = playLine(first, lesson.solutions[0] ?? [], MAX_SOLUTION)
  if (!played.ok) return fail('refused', said(played.error))
  if (played.attempt.log.length > MAX_SOLUTION) return fail('long')
  if (gradeAttempt(played.attempt).stars === 0) return fail('goal')
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

/** The lesson of a link, or its first flaw. */
export async function openLessonLink(hash: string): Promise<OpenedLesson> {
  if (hash.length > MAX_LINK_LENGTH) return fail('length')
  const signs = hash.startsWith(LESSON_LINK) ? hash.slice(LESSON_LINK.length) : hash
  if (!isBase64Url(signs)) return fail('alphabet')
  let value: unknown
  try {
    const text = await decompress(fromBase64Url(signs))
    if (text === null || !isSmallJson(text, JSON_LIMITS)) return fail('size')
    value = JSON.parse(text)
  } catch {
    return fail('unpack')
  }
  const marked = v.safeParse(v.object({ version: v.number() }), value)
  if (!marked.success) return fail('shape')
  if (marked.output.version !== VERSION) return fail('version')
  const read = v.safeParse(guestSchema, value)
  return read.success ? validateLesson(read.output) : fail('shape')
}
