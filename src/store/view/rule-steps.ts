/**
 * What the rules did by themselves upon an action, shown one step at a time after it is done and kept. A look: the game goes on
 * from where the action left it, whatever is looked at and whenever one stops.
 */
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

/** `index`: where in the log the action stands. */
export type ShownStep = { readonly entry: Entry; readonly index: number; readonly card: StepCard }

const NOTHING: readonly ShownStep[] = []
/** All that is to be shown, and which of it is; empty: nothing is. */
export const useStepping = create<{ steps: readonly ShownStep[]; at: number }>(() => ({ steps: NOTHING, at: 0 }))

/**
 * What whoever watches does once the steps are over, such as the next act of a worked example; null: the table is theirs again.
 */
export type NextAction = { readonly words: string; readonly run: () => void }
export const useAfterSteps = create<{ next: () => NextAction | null }>(() => ({ next: () => null }))

/** Leaves the last step: for the present, and for what is done there next. */
export function leaveSteps(): void {
  const onward = useAfterSteps.getState().next()
  endSteps()
  onward?.run()
}

/** Somebody's order is not told to them; the dice of mines that it met are. */
const acts = ({ action, dice }: Entry): boolean => !isOrder(action.type) || dice.length > 0

/** Of what a lesson plays by itself: the turns of others that are only passed over, and pay as always. */
const ROUTINE: readonly StepCard['topic'][] = ['income', 'skipped']

function wanted(store: GameStore): boolean {
  return useSettings.getState().steps || exerciseIn(store)?.face === 'example'
}

/** The steps of what has been done since; null: it is not the same game that went on. */
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

/** What is being shown stands so much further on in the log. */
function furtherOn(by: number): void {
  useStepping.setState(({ steps }) => ({ steps: steps.map((step) => ({ ...step, index: step.index + by })) }))
}

/** Back to the present. */
export function endSteps(): void {
  if (useStepping.getState().steps.length === 0) return
  useStepping.setState({ steps: NOTHING, at: 0 })
  // Who has gone on to another moment stays there.
  if (useViewed.getState().look?.moment === undefined) useViewed.setState({ look: null })
  useUi.getState().setRing([])
}

/** Battles that a later step of the action ends, or leaves with a question. */
function fightingIn({ entry, card }: ShownStep): SpaceId[] {
  const asked = decision(entry.after)?.space
  const ended = entry.events.slice(card.events[1]).flatMap((event) => (event.type === 'battle-ended' ? [event.space] : []))
  return asked ? [...ended, asked] : ended
}

/** Shows one of the steps: the board as it was after it. After the last comes the present. */
export function showStep(to: number, Dock: ComponentType): void {
  const { steps } = useStepping.getState()
  const step = steps[to]
  if (!step) return to < 0 ? undefined : endSteps()
  const { entry, index, card } = step
  useStepping.setState({ at: to })
  const state = applyEvents(entry.before, entry.events.slice(0, card.events[1]))
  useViewed.setState({ look: { state, log: useGame.getState().log.slice(0, index), Dock, fighting: fightingIn(step) } })
}

/** Shows what is done from now on step by step, where that is wanted. The answer stops it. */
export function watchSteps(Dock: ComponentType): () => void {
  return addGameEffect('steps', (now, before) => {
    if (now.log === before.log && now.sitting === before.sitting) return
    if (fullLogArrived(now, before)) return furtherOn(now.log.length - before.log.length)
    const more = stepsSince(now, before)
    if (!more) return endSteps()
    if (more.length === 0 || !wanted(now) || now.readOnly) return
    const { steps } = useStepping.getState()
    // What follows at once from what is being shown, as a lesson's other side answers, is shown after it.
    useStepping.setState({ steps: [...steps, ...more] })
    if (steps.length > 0) return
    useUi.getState().setTab('orders')
    showStep(0, Dock)
  })
}
