/** A lesson being made from the open game: its first position, solution and texts. Lost when the page is closed. */
import '../../content/words/learn.ts'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { type GameState, hashOf } from '../../engine/index.ts'
import {
  type LessonDraft,
  lessonDraft,
  lessonStartIndex,
  MAX_HINT_WORDS,
  MAX_HINTS,
  MAX_TASK_WORDS,
  type MakeResult,
  makeLesson,
} from '../../learn/making/index.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect } from '../effects.ts'
import { loadFullLog } from '../game/full-log.ts'
import { useGame } from '../game/game.ts'
import type { GameStore } from '../game/table.ts'
import { notify } from '../notify.ts'
import { confirmIfUnsaved } from '../persistence/unsaved-guard.ts'
import { t } from '../text.ts'
import { useUi } from '../ui.ts'
import { useViewed } from '../view/viewed-moment.ts'
import { tryOwnLesson } from './lesson.ts'

/** `Band` above the map while the solution is played, `Card` in place of the orders afterwards. */
export type MakerViews = { readonly Band: ComponentType; readonly Card: ComponentType }

/** `at`: number of actions; `hash`: detects a changed log. */
type Beginning = { readonly id: string | null; readonly at: number; readonly hash: string; readonly state: GameState }

type Making = {
  readonly faces: MakerViews | null
  readonly beginning: Beginning | null
  /** The recorded solution; null: it is still being played. */
  readonly draft: LessonDraft | null
  readonly task: string
  readonly hints: readonly string[]
  /** Indices of the chosen goals. */
  readonly picked: ReadonlySet<number>
  /** Feedback on the last button. */
  readonly said: string | null
}

const NOTHING: Making = {
  faces: null,
  beginning: null,
  draft: null,
  task: '',
  hints: Array.from({ length: MAX_HINTS }, () => ''),
  picked: new Set(),
  said: null,
}
export const useLessonMaker = create<Making>(() => NOTHING)

const stateAt = (log: readonly Entry[], at: number, game: GameState): GameState => log[at]?.before ?? game

/** The card last shown in place of the orders. */
const shownCard: { now: ComponentType | null } = { now: null }

/** Updates card and band; hides both if another game is open. */
function show(): void {
  const { faces, beginning, draft } = useLessonMaker.getState()
  const { game, log, id } = useGame.getState()
  const here = game !== null && beginning !== null && beginning.id === id
  // Other views stay, such as the steps of a battle during the solution.
  const { look } = useViewed.getState()
  const others = look && look.Dock !== shownCard.now ? look : null
  shownCard.now = faces?.Card ?? null
  useViewed.setState({
    look: here && draft && faces ? { state: game, log, Dock: faces.Card } : others,
    band: here && !draft && faces ? faces.Band : null,
  })
}

/** Closes it and discards its texts. */
export function closeLessonMaker(): void {
  useLessonMaker.setState(NOTHING)
  show()
}

/** Returns to playing; the texts stay. */
export function playSolution(): void {
  useLessonMaker.setState({ draft: null, said: null })
  show()
}

function checkBeginning({ game, log, id, sitting, pendingLog }: GameStore, before: GameStore): void {
  const { beginning } = useLessonMaker.getState()
  if (!beginning || (log === before.log && sitting === before.sitting)) return
  // Another game hides it; undo past its beginning closes it.
  if (id !== beginning.id) return show()
  // The beginning can only be checked in the full log.
  if (pendingLog) return
  if (!game || log.length < beginning.at || hashOf(stateAt(log, beginning.at, game)) !== beginning.hash) return closeLessonMaker()
  playSolution()
}
addGameEffect('lesson-maker', checkBeginning)

const tell = (sentence: string): void => notify(sentence, 'notice')

/** Starts here, or at the last moment of this turn where a lesson can start. */
export function startLessonMaker(faces: MakerViews): void {
  loadFullLog()
  const { game, log, id } = useGame.getState()
  if (!game) return
  const at = lessonStartIndex(log, game)
  if (at === null) return tell(t('making.flaw.moment'))
  const state = stateAt(log, at, game)
  useLessonMaker.setState({ ...NOTHING, faces, beginning: { id, at, hash: hashOf(state), state } })
  show()
  notify(t('making.band'), 'polite')
}

/** The solution is complete; continues with the texts. */
export function finishSolution(): void {
  const { beginning } = useLessonMaker.getState()
  if (!beginning) return
  const drafted = lessonDraft(beginning.state, useGame.getState().log.slice(beginning.at))
  if (!drafted.ok) return tell([t(`making.flaw.${drafted.flaw}`), drafted.sentence].filter(Boolean).join(' '))
  useLessonMaker.setState({ draft: drafted, picked: new Set([0]), said: null })
  useUi.getState().setTab('orders')
  show()
}

/** Toggles a goal. */
export function toggleGoal(place: number): void {
  const picked = new Set(useLessonMaker.getState().picked)
  if (!picked.delete(place)) picked.add(place)
  useLessonMaker.setState({ picked, said: null })
}

/** Shows and announces feedback. */
export function setFeedback(said: string): void {
  useLessonMaker.setState({ said })
  notify(said, 'polite')
}

/** The finished lesson, checked as a link from someone else is; null, after feedback, if it is invalid. */
export async function readyLesson(): Promise<Extract<MakeResult, { ok: true }> | null> {
  const { draft, task, hints, picked } = useLessonMaker.getState()
  if (!draft) return null
  const made = await makeLesson(draft, { task, hints, goals: draft.goals.filter((_, place) => picked.has(place)) })
  if (made.ok) return made
  setFeedback([t(made.words, { task: MAX_TASK_WORDS, hint: MAX_HINT_WORDS }), made.sentence].filter(Boolean).join(' '))
  return null
}

/** Opens the lesson as its link will; Back returns to the game. */
export async function tryLesson(): Promise<void> {
  const made = await readyLesson()
  if (!made) return
  confirmIfUnsaved(() => void tryOwnLesson(made.link))
}
