/** A lesson that is being made: where it begins in the game on the table, and what its maker says of it. Kept while the page is open. */
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

/** What draws it: above the map while it is played, and in the place of the orders once that is done. */
export type MakerViews = { readonly Band: ComponentType; readonly Card: ComponentType }

/** In which game and after how many acts it begins; the hash tells whether it still does. */
type Beginning = { readonly id: string | null; readonly at: number; readonly hash: string; readonly state: GameState }

type Making = {
  readonly faces: MakerViews | null
  readonly beginning: Beginning | null
  /** What has been played is a lesson but for its words; null: it is still played. */
  readonly draft: LessonDraft | null
  readonly task: string
  readonly hints: readonly string[]
  /** Which of the goals are asked for, by their places. */
  readonly picked: ReadonlySet<number>
  /** What is said of the last press. */
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

/** The card that was put in the place of the orders last. */
const shownCard: { now: ComponentType | null } = { now: null }

/** Shows how far it is: the card, the band, or nothing where another game is on the table. */
function show(): void {
  const { faces, beginning, draft } = useLessonMaker.getState()
  const { game, log, id } = useGame.getState()
  const here = game !== null && beginning !== null && beginning.id === id
  // What others look at stays: the steps of a battle are shown while a solution is played.
  const { look } = useViewed.getState()
  const others = look && look.Dock !== shownCard.now ? look : null
  shownCard.now = faces?.Card ?? null
  useViewed.setState({
    look: here && draft && faces ? { state: game, log, Dock: faces.Card } : others,
    band: here && !draft && faces ? faces.Band : null,
  })
}

/** Gives it up, and what was written with it. */
export function closeLessonMaker(): void {
  useLessonMaker.setState(NOTHING)
  show()
}

/** Back to the play; what was written stays. */
export function playSolution(): void {
  useLessonMaker.setState({ draft: null, said: null })
  show()
}

function checkBeginning({ game, log, id, sitting, pendingLog }: GameStore, before: GameStore): void {
  const { beginning } = useLessonMaker.getState()
  if (!beginning || (log === before.log && sitting === before.sitting)) return
  // In another game it waits; undone past its beginning it has none any more.
  if (id !== beginning.id) return show()
  // Whether it still has its beginning is known once that has come.
  if (pendingLog) return
  if (!game || log.length < beginning.at || hashOf(stateAt(log, beginning.at, game)) !== beginning.hash) return closeLessonMaker()
  playSolution()
}
addGameEffect('lesson-maker', checkBeginning)

const tell = (sentence: string): void => notify(sentence, 'notice')

/** Begins one here, or where this turn last had a moment from which a lesson can begin. */
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

/** The solution has been played: on to the words. */
export function finishSolution(): void {
  const { beginning } = useLessonMaker.getState()
  if (!beginning) return
  const drafted = lessonDraft(beginning.state, useGame.getState().log.slice(beginning.at))
  if (!drafted.ok) return tell([t(`making.flaw.${drafted.flaw}`), drafted.sentence].filter(Boolean).join(' '))
  useLessonMaker.setState({ draft: drafted, picked: new Set([0]), said: null })
  useUi.getState().setTab('orders')
  show()
}

/** Asks for the goal, or no more. */
export function toggleGoal(place: number): void {
  const picked = new Set(useLessonMaker.getState().picked)
  if (!picked.delete(place)) picked.add(place)
  useLessonMaker.setState({ picked, said: null })
}

/** Says how it went, to read and to hear. */
export function setFeedback(said: string): void {
  useLessonMaker.setState({ said })
  notify(said, 'polite')
}

/** The lesson as it stands, once it has been opened as a stranger's; null, and said: it does not open. */
export async function readyLesson(): Promise<Extract<MakeResult, { ok: true }> | null> {
  const { draft, task, hints, picked } = useLessonMaker.getState()
  if (!draft) return null
  const made = await makeLesson(draft, { task, hints, goals: draft.goals.filter((_, place) => picked.has(place)) })
  if (made.ok) return made
  setFeedback([t(made.words, { task: MAX_TASK_WORDS, hint: MAX_HINT_WORDS }), made.sentence].filter(Boolean).join(' '))
  return null
}

/** Puts it on the table as whoever gets the link will see it; the way back leads to the game. */
export async function tryLesson(): Promise<void> {
  const made = await readyLesson()
  if (!made) return
  confirmIfUnsaved(() => void tryOwnLesson(made.link))
}
