/** Viewing past moments of the open game; the present does not change. */
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

/** Components in place of the orders and above the map. */
export type MomentViews = { readonly Dock: ComponentType; readonly Band: ComponentType }

const nothing: ComponentType = () => null

/** Loaded later, so a moment may be shown before them. */
export const useMomentViews = create<MomentViews>(() => ({ Dock: nothing, Band: nothing }))

/** Sets the components. */
export function setMomentViews({ Dock, Band }: MomentViews): void {
  useMomentViews.setState({ Dock, Band })
  const { look } = useViewed.getState()
  if (look?.moment !== undefined) useViewed.setState({ look: { ...look, Dock, Band } })
}

/** Index of the viewed moment (number of actions); null: the present. */
export const momentNow = (): number | null => useViewed.getState().look?.moment ?? null
/** The same as a hook. */
export const useMoment = (): number | null => useViewed(({ look }) => look?.moment ?? null)

/** The same, debounced while moments pass quickly. */
export const useSettledMoment = (): number | null => useViewed(({ settled: stood }) => stood?.moment ?? null)

/** Returns to the present. */
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

/** Ends the view if the moment is no longer in the log. */
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
  /** Start of the change that is shown; default: the moment before. */
  readonly from?: number
  /** The camera does not move. */
  readonly still?: boolean
  /** Part of a war replay. */
  readonly played?: boolean
  /** Another moment follows at once. */
  readonly passing?: boolean
}

/** Shows the position after `index` actions. 0 is the opening; the last index returns to the present. Clamped to both ends. */
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
    // Selections belong to the present.
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

/** Changes between two moments as the map shows them; null at the opening. */
function stepOf(log: readonly Entry[], from: number, to: number) {
  const entries = log.slice(Math.max(0, from), to)
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return null
  const outcomes = changesOfStep(first.before, last.after)
  // Over several turns only changes are shown: orders of several powers would overlap.
  const arrows = isOneTurn(first, last) ? [...ordersAsArrows(entries), ...retreatArrows(entries)] : []
  const watched = arrows[0]?.power ?? first.before.flow.power
  const changed = changedIn(outcomes)
  const stirred = byStir(outcomes)
  return { shown: { arrows, changed, watched }, about: stirred.length > 0 ? stirred : firedIn(last) }
}

/** Spaces with shots but no losses yet. */
const firedIn = ({ events }: Entry): SpaceId[] => [
  ...new Set(events.flatMap((event) => (event.type === 'fired' || event.type === 'battle-opened' ? [event.space] : []))),
]

/** Weight of land that changed hands, in units. */
const LAND = 4

/** Spaces by amount of change, largest first. */
function byStir(outcomes: StepChanges): SpaceId[] {
  const stir = (space: SpaceId) =>
    outcomes.armies.reduce((sum, army) => sum + (army.space === space ? army.gained + army.lost : 0), 0) +
    (outcomes.control.some(({ at }) => at === space) ? LAND : 0)
  return spacesOfChanges(outcomes).sort((a, b) => stir(b) - stir(a))
}

const isOneTurn = ({ before: { flow: first } }: Entry, { before: { flow: last } }: Entry): boolean =>
  first.round === last.round && first.power === last.power

/** Changes by space. */
const changedIn = (outcomes: StepChanges): ChangedSpace[] =>
  spacesOfChanges(outcomes).map((space) => ({
    space,
    held: outcomes.control.some(({ at }) => at === space),
    armies: outcomes.armies.filter((army) => army.space === space),
  }))

/** The open game with its full log; null: none. */
export function chronicleNow(): Chronicle | null {
  loadFullLog()
  const { opening, log } = useGame.getState()
  return opening && { game: '', opening, entries: log }
}

/** Moves one stride forward or back from the viewed moment. */
export function stepMoment(stride: StepSize, forward: boolean, passing = false): void {
  const chronicle = chronicleNow()
  if (!chronicle) return
  const from = viewedIndex() ?? chronicle.entries.length
  const here = { game: '', index: from }
  const { index } = forward ? momentAfter(chronicle, here, stride) : momentBefore(chronicle, here, stride)
  showMoment(index, forward ? { from, passing } : { passing })
}
