/**
 * The lesson on the table. What the others do in it, and the phases that end by themselves, are dispatched as anything else is, so
 * that log, undo and reports are those of a game; nothing of it is kept but its stars.
 */
import '../../content/words/learn.ts'
import { create } from 'zustand'
import { allLessons, type Lesson } from '../../content/lessons.ts'
import type { Action } from '../../engine/index.ts'
import { type Graded, gradeAttempt } from '../../learn/grade.ts'
import { LESSON_LINK } from '../../learn/lesson-file.ts'
import { openLessonLink } from '../../learn/links.ts'
import { spacesOfLesson } from '../../learn/places.ts'
import { type Attempt, firstAttempt, isLearnersMove, isOver, lessonSpec, solutionActions, tryAction } from '../../learn/run.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect, addUiEffect } from '../effects.ts'
import { useGame } from '../game/game.ts'
import { type ExerciseMode, type GameStore, isGame } from '../game/table.ts'
import { setExerciseFace } from '../game/table-writers.ts'
import { notify } from '../notify.ts'
import { t } from '../text.ts'
import type { WhyContext } from '../ui.ts'
import { isLessonLink, LEARN_LINK, openLearn, useLearn } from './learn-page.ts'
import { storeStars } from './lesson-stars.ts'

/** What a guest says of a lesson; ours have their words in the catalogue. */
export type GuestWords = { readonly task: string; readonly hints: readonly string[] }

/** What was asked for, where it is known, and by which rule it was refused. */
export type RefusedAction = { readonly asked: Action | null; readonly rule: string; readonly message: string }

export type Session = {
  readonly lesson: Lesson
  readonly address: string
  readonly guest: GuestWords | null
  /** Tries that ended, or were given up, without the goal. */
  readonly misses: number
  /** Which hint is read; 0: the task. */
  readonly hint: number
  /** Null: it is not over. */
  readonly result: Graded | null
  /** Which hint was read as it ended. */
  readonly hintAtEnd: number
  /** What the rules refused in this try, each once. */
  readonly refused: readonly RefusedAction[]
  /** The learner's actions of the worked example, while it is shown. */
  readonly example: readonly Action[] | null
}
type Lessons = {
  readonly session: Session | null
  /** Which of ours was begun last, so that it is found again. */
  readonly last: Lesson | null
  /** The address of a lesson that its maker tries: the way back leads to the game it is made in. */
  readonly tried: string | null
}
export const useLesson = create<Lessons>(() => ({ session: null, last: null, tried: null }))

const change = (changes: Partial<Session>): void =>
  useLesson.setState(({ session }) => ({ session: session && { ...session, ...changes } }))

const own = (lesson: Lesson, log: readonly Entry[]): readonly Entry[] =>
  log.filter(({ before }) => isLearnersMove({ lesson, state: before }))

/** An entry knows the position it began from, so what it led to never changes. */
const led = new WeakMap<Entry, Attempt>()

/** The try that the learner's actions make, with all that has to follow each of them. */
function attemptOn(lesson: Lesson, log: readonly Entry[]): Attempt {
  let now = firstAttempt(lesson)
  for (const entry of own(lesson, log)) {
    if (isOver(now) || entry.action.type === 'resign') break
    const known = led.get(entry)
    const tried = known ? { ok: true as const, attempt: known } : tryAction(now, entry.action)
    if (!tried.ok) break
    now = tried.attempt
    led.set(entry, now)
  }
  return now
}

/** Does what is due, and says how it ended. */
function follow(): void {
  const { session } = useLesson.getState()
  const { log, dispatch, ...table } = useGame.getState()
  if (!session || isGame(table)) return
  const attempt = attemptOn(session.lesson, log)
  for (const action of attempt.log.slice(log.length)) if (!dispatch(action, { quiet: true }).ok) return
  const graded = gradeAttempt(attempt)
  if (graded.done === (session.result !== null)) return
  change({ result: graded.done ? graded : null, hintAtEnd: session.hint })
  if (session.example) return
  setExerciseFace(graded.done ? 'result' : 'play')
  if (!graded.done) return
  if (graded.stars === 0) change({ misses: session.misses + 1 })
  else if (!session.guest) storeStars(session.lesson.id, graded.stars)
}

function followTable(now: GameStore, before: GameStore): void {
  // Whoever has just acted is told first how it went.
  if (!isGame(now) && now.log !== before.log) queueMicrotask(follow)
  if (isGame(before) || !isGame(now)) return
  useLesson.setState({ session: null, tried: null })
  useLearn.setState({ lesson: null })
  // Left for the drills, unless the address leads elsewhere already.
  if (now.start === null && isLessonLink()) openLearn()
}
addGameEffect('lesson', followTable)

/** A lesson as whoever gets its link will see it, tried from the game on the table. */
export function tryOwnLesson(address: string): Promise<void> {
  history.pushState(null, '', address)
  useLesson.setState({ tried: address })
  return openLesson(address)
}

/** Back to the game that it was tried from, else to the drills. */
export function leaveLesson(): void {
  const { session, tried } = useLesson.getState()
  if (session && session.address === tried && location.hash === tried) return history.back()
  useGame.getState().leave()
}

const MOST_REFUSED = 3

/** What was tried: an action, or units that were to go somewhere. */
function askedOf(context: WhyContext | null): Action | null {
  const { asked, from, to, units } = context ?? {}
  if (asked) return asked
  return from && to && units ? { type: 'move', from, path: [to], units } : null
}

addUiEffect('lesson-refusals', ({ why, whyContext }, before) => {
  const { session } = useLesson.getState()
  if (!why || why === before.why || !session || session.result || session.example) return
  const { rule, message } = why
  if (session.refused.some((known) => known.message === message) || session.refused.length >= MOST_REFUSED) return
  change({ refused: [...session.refused, { asked: askedOf(whyContext), rule, message }] })
})

/** Puts a lesson on the table from its beginning. */
function seat(session: Session): void {
  const { lesson, example } = session
  const { phases } = lesson
  const byItself: ExerciseMode['byItself'] = ({ before }) => !isLearnersMove({ lesson, state: before })
  const players = firstAttempt(lesson).state.table.players.map(({ powers }) => ({ name: t('learn.you'), powers }))
  useLesson.setState({ session: { ...session, hint: 0, result: null, hintAtEnd: 0, refused: [] } })
  useGame
    .getState()
    .open(
      { ...lessonSpec(lesson), players },
      { kind: 'lesson', byItself, phases, face: example ? 'example' : 'play', about: spacesOfLesson(lesson) },
    )
  follow()
}

/** Begins one of our lessons, or a guest's. */
export function beginLesson(lesson: Lesson, guest: GuestWords | null = null, address = LESSON_LINK + lesson.id): void {
  if (location.hash !== address) history.pushState(null, '', address)
  useLearn.setState({ open: false, lesson: address })
  if (!guest) useLesson.setState({ last: lesson })
  seat({ lesson, address, guest, misses: 0, hint: 0, result: null, hintAtEnd: 0, refused: [], example: null })
}

/** The lesson that an address asks for. What cannot be opened is said on the page of drills. */
export async function openLesson(address: string): Promise<void> {
  if (useLesson.getState().session?.address === address) return
  const known = lessonById(address.slice(LESSON_LINK.length))
  if (known) return beginLesson(known)
  const opened = await openLessonLink(address)
  if (location.hash !== address) return
  if (opened.ok) return beginLesson(opened.lesson, opened, address)
  // Whatever is on the table stays there.
  const { id, start } = useGame.getState()
  const home = id ? `#game=${encodeURIComponent(id)}` : useLearn.getState().lesson
  history.replaceState(null, '', home ?? LEARN_LINK)
  if (start === null) openLearn()
  notify([t(opened.words), opened.sentence].filter(Boolean).join(' '), 'notice')
}

/** From the beginning. Given up before its end it counts as a try, if something had been done. */
export function restartLesson(): void {
  const { session } = useLesson.getState()
  if (!session) return
  const tried = !session.result && !session.example && own(session.lesson, useGame.getState().log).length > 0
  seat({ ...session, example: null, misses: session.misses + (tried ? 1 : 0) })
}

/** The worked example, from the beginning. */
export function showSolution(): void {
  const { session } = useLesson.getState()
  if (session) seat({ ...session, example: solutionActions(session.lesson) })
}

/** What the worked example does next, by its place; null: nothing more. */
export function solutionStep({ lesson, example }: Session, log: readonly Entry[]): { at: number; action: Action } | null {
  const at = own(lesson, log).length
  const action = example?.[at]
  return action ? { at, action } : null
}

/** One hint after another, then the task again. */
export function nextHint(): void {
  const { session } = useLesson.getState()
  if (session) change({ hint: (session.hint + 1) % (session.lesson.hints + 1) })
}

export const lessonById = (id: string): Lesson | undefined => allLessons.find((lesson) => lesson.id === id)

/** Its words: a guest's own, or ours. */
export const taskOf = ({ lesson, guest }: Session): string => guest?.task ?? t(`lessons.${lesson.id}.task`)
export const hintOf = ({ lesson, guest, hint }: Session): string =>
  guest ? (guest.hints[hint - 1] ?? '') : t(`lessons.${lesson.id}.hint.${hint}`)
export const titleOfLesson = ({ lesson, guest }: Pick<Session, 'lesson' | 'guest'>): string =>
  guest ? t('learn.guest') : t(`lessons.${lesson.id}.title`)
