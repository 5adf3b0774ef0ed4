/** Makes a shared lesson. The link is opened once to validate it. */
import { isSentence } from '../guest-schema.ts'
import { type GuestLesson, type LinkFlaw, lessonLink, openLessonLink } from '../links.ts'
import type { LessonDraft } from './draft.ts'
import type { ProposedGoal } from './goals.ts'

export {
  type DraftFlaw,
  type DraftResult,
  type LessonDraft,
  lessonDraft,
  lessonStartIndex,
  type RecordedAction,
} from './draft.ts'
export { MAX_GOALS, type ProposedGoal } from './goals.ts'
export { toLessonPosition } from './lesson-position.ts'

/** Maximum words of a task and of a hint, and maximum hints. */
export const MAX_TASK_WORDS = 16
export const MAX_HINT_WORDS = 17
export const MAX_HINTS = 2

export type LessonWording = { readonly task: string; readonly hints: readonly string[]; readonly goals: readonly ProposedGoal[] }
export type WordingFlaw = 'task' | 'task-long' | 'hint-long' | 'signs' | 'goal'
/** `words`: message key of the flaw; `sentence`: the engine's message, if any. */
export type MakeResult =
  | ({ readonly ok: true; readonly link: string } & GuestLesson)
  | { readonly ok: false; readonly flaw: WordingFlaw | LinkFlaw; readonly words: string; readonly sentence?: string }

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Validates the texts and goals. */
export function wordingFlaw({ task, hints, goals }: LessonWording): WordingFlaw | null {
  if (wordsIn(task) === 0) return 'task'
  if (wordsIn(task) > MAX_TASK_WORDS) return 'task-long'
  if (hints.some((hint) => wordsIn(hint) > MAX_HINT_WORDS)) return 'hint-long'
  if (![task, ...hints].every(isSentence)) return 'signs'
  return goals.length === 0 ? 'goal' : null
}

/** The lesson with its link, or its first flaw. */
export async function makeLesson({ lesson }: LessonDraft, wording: LessonWording): Promise<MakeResult> {
  const { goals } = wording
  const task = wording.task.trim()
  const hints = wording.hints.map((hint) => hint.trim()).filter(Boolean)
  const flaw = wordingFlaw({ task, hints, goals })
  if (flaw) return { ok: false, flaw, words: `making.flaw.${flaw}` }
  const asked = goals.map((each) => each.asked)
  const goal = asked.length === 1 ? asked[0]! : { all: asked }
  const whole = { ...lesson, goal, stars: [lesson.stars[0], goal] as const, hints: hints.length }
  const link = await lessonLink({ lesson: whole, task, hints })
  const opened = await openLessonLink(link)
  return opened.ok ? { ...opened, link } : opened
}
