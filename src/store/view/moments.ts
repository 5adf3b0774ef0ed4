/** Going through the moments of the game on the table: any of them is looked at, the present stays where it is. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import type { SpaceId } from '../../engine/index.ts'
import {
  type Chronicle,
  changesOfStep,
  momentAfter,
  momentBefore,
  type StepChanges,
  type StepSize,
  spacesOfChanges,
} from '../../history/index.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect } from '../effects.ts'
import { loadFullLog } from '../game/full-log.ts'
import { useGame } from '../game/game.ts'
import { useUi } from '../ui.ts'
import { ordersAsArrows, retreatArrows } from './arrows.ts'
import type { ChangedSpace } from './board-view.ts'
import { useViewed, type ViewedMoment, viewedIndex } from './viewed-moment.ts'

/** What draws a moment: in the place of the orders, and above the map. */
export type MomentViews = { readonly Dock: ComponentType; readonly Band: ComponentType }

const nothing: ComponentType = () => null

/** As they are fetched after the table, a moment may be shown before them. */
export const useMomentViews = create<MomentViews>(() => ({ Dock: nothing, Band: nothing }))

/** Hands over what draws moments. */
export function setMomentViews({ Dock, Band }: MomentViews): void {
  useMomentViews.setState({ Dock, Band })
  const { look } = useViewed.getState()
  if (look?.moment !== undefined) useViewed.setState({ look: { ...look, Dock, Band } })
}

/** The moment that is looked at, by how many actions had been done; null: the present. */
export const momentNow = (): number | null => useViewed.getState().look?.moment ?? null
/** The same for components that go along with every step. */
export const useMoment = (): number | null => useViewed(({ look }) => look?.moment ?? null)

/** For those that follow once the hand rests. */
export const useSettledMoment = (): number | null => useViewed(({ settled: stood }) => stood?.moment ?? null)

/** Back to the present, where what is past is looked at. */
export function leaveMoment(): void {
  if (viewedIndex() === null) return
  useViewed.setState({ look: null })
  useUi.getState().setRing([])
}

/** Opens the timeline, or closes it and returns to the present. */
export function toggleTimeline(): void {
  const { bar } = useViewed.getState()
  if (bar) leaveMoment()
  useViewed.setState({ bar: !bar })
}

/** Whoever plays on does not end the look; a game in which that moment is no more does. */
function watch(): void {
  const stop = addGameEffect('moments', (now, before) => {
    const at = momentNow()
    if (at === null) return stop()
    if (now.log === before.log && now.sitting === before.sitting) return
    const gone = now.sitting !== before.sitting || at >= now.log.length || now.log[at - 1] !== before.log[at - 1]
    if (gone) leaveMoment()
  })
}

export type MomentOptions = {
  /** From where what is shown has led here; left out: from the moment before. */
  readonly from?: number
  /** The map stays where it is. */
  readonly still?: boolean
  /** The next follows by itself. */
  readonly played?: boolean
  /** Another follows at once. */
  readonly passing?: boolean
}

/**
 * Looks at the game as it was after so many actions: 0 is the opening, all of them the present, where looking ends. What lies
 * beyond either end is that end.
 */
export function showMoment(index: number, { from, still = false, played = false, passing = false }: MomentOptions = {}): void {
  loadFullLog()
  const { opening, log } = useGame.getState()
  if (!opening) return
  const at = Math.max(0, Math.trunc(index))
  const last = log[at - 1]
  if (at >= log.length || (at > 0 && !last)) return leaveMoment()
  if (momentNow() === null) {
    watch()
    useViewed.setState({ bar: true })
    // What was in hand belongs to the present.
    useUi.getState().settle()
  }
  const step = stepOf(log, from !== undefined && from < at ? from : at - 1, at)
  const look: ViewedMoment = {
    state: last?.after ?? opening,
    log: log.slice(0, at),
    moment: at,
    played,
    passing,
    ...useMomentViews.getState(),
    ...(step ? { step: step.shown } : {}),
    ...(step && !still ? { about: step.about } : {}),
  }
  useViewed.setState({ look })
}

/** What was done from one moment to another, as the map shows it; null: at the opening nothing had been. */
function stepOf(log: readonly Entry[], from: number, to: number) {
  const entries = log.slice(Math.max(0, from), to)
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return null
  const outcomes = changesOfStep(first.before, last.after)
  // Over more than a turn it is what has changed: orders of several powers would lie over each other, in the ink of one.
  const arrows = isOneTurn(first, last) ? [...ordersAsArrows(entries), ...retreatArrows(entries)] : []
  const watched = arrows[0]?.power ?? first.before.flow.power
  const changed = changedIn(outcomes)
  const stirred = byStir(outcomes)
  return { shown: { arrows, changed, watched }, about: stirred.length > 0 ? stirred : firedIn(last) }
}

/** Where was fired, though nobody has fallen yet. */
const firedIn = ({ events }: Entry): SpaceId[] => [
  ...new Set(events.flatMap((event) => (event.type === 'fired' || event.type === 'battle-opened' ? [event.space] : []))),
]

/** Land that changed hands is as much as so many units that came or went. */
const LAND = 4

/** Where something changed, most of all first. */
function byStir(outcomes: StepChanges): SpaceId[] {
  const stir = (space: SpaceId) =>
    outcomes.armies.reduce((sum, army) => sum + (army.space === space ? army.gained + army.lost : 0), 0) +
    (outcomes.control.some(({ at }) => at === space) ? LAND : 0)
  return spacesOfChanges(outcomes).sort((a, b) => stir(b) - stir(a))
}

const isOneTurn = ({ before: { flow: first } }: Entry, { before: { flow: last } }: Entry): boolean =>
  first.round === last.round && first.power === last.power

/** What changed from one state to another, space by space. */
const changedIn = (outcomes: StepChanges): ChangedSpace[] =>
  spacesOfChanges(outcomes).map((space) => ({
    space,
    held: outcomes.control.some(({ at }) => at === space),
    armies: outcomes.armies.filter((army) => army.space === space),
  }))

/** The game on the table as far as it was played; null: there is none. */
export function chronicleNow(): Chronicle | null {
  loadFullLog()
  const { opening, log } = useGame.getState()
  return opening && { game: '', opening, entries: log }
}

/** One stretch forward or back along the game, from where what is shown lies. */
export function stepMoment(stride: StepSize, forward: boolean, passing = false): void {
  const chronicle = chronicleNow()
  if (!chronicle) return
  const from = viewedIndex() ?? chronicle.entries.length
  const here = { game: '', index: from }
  const { index } = forward ? momentAfter(chronicle, here, stride) : momentBefore(chronicle, here, stride)
  showMoment(index, forward ? { from, passing } : { passing })
}
