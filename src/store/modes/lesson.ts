/**
 * The open lesson. Moves of the others and automatic ends of phases are dispatched, so that log, undo and reports work as in a
 * game.
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

/** Texts of a lesson from a link; built-in lessons have theirs in the catalogue. */
export type GuestWords = { readonly task: string; readonly hints: readonly string[] }

/** `asked`: the refused action, if known. */
export type RefusedAction = { readonly asked: Action | null; readonly rule: string; readonly message: string }

export type Session = {
  readonly lesson: Lesson
  readonly address: string
  readonly guest: GuestWords | null
  /** Tries that ended or were abandoned without success. */
  readonly misses: number
  /** 0: the task is shown. */
  readonly hint: number
  /** Null: not finished. */
  readonly result: Graded | null
  /** The hint shown when it ended. */
  readonly hintAtEnd: number
  /** Different refusals of this try. */
  readonly refused: readonly RefusedAction[]
  /** The learner's actions of the solution, while it is shown. */
  readonly example: readonly Action[] | null
}
type Lessons = {
  readonly session: Session | null
  /** The last built-in lesson. */
  readonly last: Lesson | null
  /** The address of the maker's own lesson; Back returns to the game. */
  readonly tried: string | null
}
export const useLesson = create<Lessons>(() => ({ session: null, last: null, tried: null }))

const change = (changes: Partial<Session>): void =>
  useLesson.setState(({ session }) => ({ session: session && { ...session, ...changes } }))

const own = (lesson: Lesson, log: readonly Entry[]): readonly Entry[] =>
  log.filter(({ before }) => isLearnersMove({ lesson, state: before }))

/** Entries know their position, so the result never changes. */
const led = new WeakMap<Entry, Attempt>()

/** The attempt after the learner's actions, with everything that follows automatically. */
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

/** Dispatches what follows automatically and grades the attempt. */
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
  // After all other effects of the learner's action.
  if (!isGame(now) && now.log !== before.log) queueMicrotask(follow)
  if (isGame(before) || !isGame(now)) return
  useLesson.setState({ session: null, tried: null })
  useLearn.setState({ lesson: null })
  // Returns to the lessons page, unless the address points elsewhere.
  if (now.start === null && isLessonLink()) openLearn()
}
addGameEffect('lesson', followTable)

/** Opens the maker's own lesson from its link. */
export function tryOwnLesson(address: string): Promise<void> {
  history.pushState(null, '', address)
  useLesson.setState({ tried: address })
  return openLesson(address)
}

/** Returns to the game in which it was made, or to the lessons page. */
export function leaveLesson(): void {
  const { session, tried } = useLesson.getState()
  if (session && session.address === tried && location.hash === tried) return history.back()
  useGame.getState().leave()
}

const MOST_REFUSED = 3

/** The refused action, or the move of the selected units. */
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

/** Opens a lesson from its first position. */
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

/** Starts a built-in lesson, or one from a link. */
export function beginLesson(lesson: Lesson, guest: GuestWords | null = null, address = LESSON_LINK + lesson.id): void {
  if (location.hash !== address) history.pushState(null, '', address)
  useLearn.setState({ open: false, lesson: address })
  if (!guest) useLesson.setState({ last: lesson })
  seat({ lesson, address, guest, misses: 0, hint: 0, result: null, hintAtEnd: 0, refused: [], example: null })
}

/** Opens the lesson of an address; a notice says if that fails. */
export async function openLesson(address: string): Promise<void> {
  if (useLesson.getState().session?.address === address) return
  const known = lessonById(address.slice(LESSON_LINK.length))
  if (known) return beginLesson(known)
  const opened = await openLessonLink(address)
  if (location.hash !== address) return
  if (opened.ok) return beginLesson(opened.lesson, opened, address)
  // The open table stays.
  const { id, start } = useGame.getState()
  const home = id ? `#game=${encodeURIComponent(id)}` : useLearn.getState().lesson
  history.replaceState(null, '', home ?? LEARN_LINK)
  if (start === null) openLearn()
  notify([t(opened.words), opened.sentence].filter(Boolean).join(' '), 'notice')
}

/** Restarts the lesson. An unfinished try with actions counts as missed. */
export function restartLesson(): void {
  const { session } = useLesson.getState()
  if (!session) return
  const tried = !session.result && !session.example && own(session.lesson, useGame.getState().log).length > 0
  seat({ ...session, example: null, misses: session.misses + (tried ? 1 : 0) })
}

/** Plays the solution from the beginning. */
export function showSolution(): void {
  const { session } = useLesson.getState()
  if (session) seat({ ...session, example: solutionActions(session.lesson) })
}

/** The next action of the solution; null: none. */
export function solutionStep({ lesson, example }: Session, log: readonly Entry[]): { at: number; action: Action } | null {
  const at = own(lesson, log).length
  const action = example?.[at]
  return action ? { at, action } : null
}

/** Cycles through the hints and the task. */
export function nextHint(): void {
  const { session } = useLesson.getState()
  if (session) change({ hint: (session.hint + 1) % (session.lesson.hints + 1) })
}

export const lessonById = (id: string): Lesson | undefined => allLessons.find((lesson) => lesson.id === id)

/** The lesson's own texts, or those of the catalogue. */
export const taskOf = ({ lesson, guest }: Session): string => guest?.task ?? t(`lessons.${lesson.id}.task`)
export const hintOf = ({ lesson, guest, hint }: Session): string =>
  guest ? (guest.hints[hint - 1] ?? '') : t(`lessons.${lesson.id}.hint.${hint}`)
export const titleOfLesson = ({ lesson, guest }: Pick<Session, 'lesson' | 'guest'>): string =>
  guest ? t('learn.guest') : t(`lessons.${lesson.id}.title`)
