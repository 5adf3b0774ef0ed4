/** Shows step by step what the rules did after an action. The game itself continues from the end of the action. */
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { applyEvents, decision, isOrder, type SpaceId } from '../../engine/index.ts'
import { type StepCard, stepsIn } from '../../learn/steps/index.ts'
import type { Entry } from '../../save/replay.ts'
import { addGameEffect } from '../effects.ts'
import { computerSeatIn } from '../game/computers.ts'
import { type GameStore, useGame } from '../game/game.ts'
import { exerciseIn, fullLogArrived } from '../game/table.ts'
import { actorOf } from '../game/timeline.ts'
import { useSettings } from '../settings/settings.ts'
import { useUi } from '../ui.ts'
import { useViewed } from './viewed-moment.ts'

/** `index`: of the action in the log. */
export type ShownStep = { readonly entry: Entry; readonly index: number; readonly card: StepCard }

const NOTHING: readonly ShownStep[] = []
/** Empty: no steps are shown. */
export const useStepping = create<{ steps: readonly ShownStep[]; at: number }>(() => ({ steps: NOTHING, at: 0 }))

/** What follows the last step, such as the next action of a solution; null: nothing. */
export type NextAction = { readonly words: string; readonly run: () => void }
export const useAfterSteps = create<{ next: () => NextAction | null }>(() => ({ next: () => null }))

/** Leaves the last step and runs what follows. */
export function leaveSteps(): void {
  const onward = useAfterSteps.getState().next()
  endSteps()
  onward?.run()
}

/** Plain orders have no steps, except for mine dice. */
const acts = ({ action, dice }: Entry): boolean => !isOrder(action.type) || dice.length > 0

/** Steps left out for moves that a lesson plays automatically. */
const ROUTINE: readonly StepCard['topic'][] = ['income', 'skipped']

function wanted(store: GameStore): boolean {
  return useSettings.getState().steps || exerciseIn(store)?.face === 'example'
}

/** Steps of the new entries; null: the log did not just grow. */
function stepsSince(now: GameStore, before: GameStore): readonly ShownStep[] | null {
  const { length } = before.log
  if (now.sitting !== before.sitting || now.log.length <= length || now.log[length - 1] !== before.log[length - 1]) return null
  return now.log.slice(length).flatMap((entry, i) => {
    const shown = acts(entry) && computerSeatIn(now.computers, entry.before, actorOf(entry)) === null
    const others = exerciseIn(now)?.byItself(entry, length + i) === true
    const cards = shown ? stepsIn(entry).filter(({ topic }) => !others || !ROUTINE.includes(topic)) : []
    return cards.map((card) => ({ entry, index: length + i, card }))
  })
}

/** Shifts the indices after the full log has been replayed. */
function furtherOn(by: number): void {
  useStepping.setState(({ steps }) => ({ steps: steps.map((step) => ({ ...step, index: step.index + by })) }))
}

/** Returns to the present. */
export function endSteps(): void {
  if (useStepping.getState().steps.length === 0) return
  useStepping.setState({ steps: NOTHING, at: 0 })
  // Another viewed moment stays.
  if (useViewed.getState().look?.moment === undefined) useViewed.setState({ look: null })
  useUi.getState().setRing([])
}

/** Battles that a later step of the action ends or leaves open. */
function fightingIn({ entry, card }: ShownStep): SpaceId[] {
  const asked = decision(entry.after)?.space
  const ended = entry.events.slice(card.events[1]).flatMap((event) => (event.type === 'battle-ended' ? [event.space] : []))
  return asked ? [...ended, asked] : ended
}

/** Shows the board after a step; after the last one, the present. */
export function showStep(to: number, Dock: ComponentType): void {
  const { steps } = useStepping.getState()
  const step = steps[to]
  if (!step) return to < 0 ? undefined : endSteps()
  const { entry, index, card } = step
  useStepping.setState({ at: to })
  const state = applyEvents(entry.before, entry.events.slice(0, card.events[1]))
  useViewed.setState({ look: { state, log: useGame.getState().log.slice(0, index), Dock, fighting: fightingIn(step) } })
}

/** Shows the steps of future actions where the settings ask for it. Returns a stop function. */
export function watchSteps(Dock: ComponentType): () => void {
  return addGameEffect('steps', (now, before) => {
    if (now.log === before.log && now.sitting === before.sitting) return
    if (fullLogArrived(now, before)) return furtherOn(now.log.length - before.log.length)
    const more = stepsSince(now, before)
    if (!more) return endSteps()
    if (more.length === 0 || !wanted(now) || now.readOnly) return
    const { steps } = useStepping.getState()
    // Actions that follow at once are queued behind the present steps.
    useStepping.setState({ steps: [...steps, ...more] })
    if (steps.length > 0) return
    useUi.getState().setTab('orders')
    showStep(0, Dock)
  })
}
