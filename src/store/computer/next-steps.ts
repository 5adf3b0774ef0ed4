/**
 * What the computer does next follows from the log alone, so a page that was closed in the middle goes on as it would have gone on.
 * A plan is made where nothing is under way: as a phase begins, after dice, after an answer, where a seat was handed over. From
 * there the log is followed, and where it leaves the plan a new one is made.
 */
import { type Action, decision, type GameState } from '../../engine/index.ts'
import type { Entry } from '../../save/replay.ts'
import type { Motive, Plan } from './types.ts'

export type PlannedStep = { action: Action; why: Motive | undefined }
/** What is to be done, in this order, as long as no dice fall; the first of it is number `at` of `of`. */
export type NextSteps = { steps: readonly [PlannedStep, ...PlannedStep[]]; at: number; of: number }

/** `since`: no plan was made before this entry. */
type LogView = { game: GameState; log: readonly Entry[]; since: number }

const samePhase = (a: GameState, b: GameState): boolean =>
  a.flow.round === b.flow.round && a.flow.power === b.flow.power && a.flow.phase === b.flow.phase

/** A plain act of this phase, on which a plan goes on. */
const continuesPlan = ({ before, dice }: Entry, game: GameState): boolean =>
  dice.length === 0 && decision(before) === null && samePhase(before, game)

/** The entry at which the plan was made that is being followed. */
export function planningPoint({ game, log, since }: LogView): number {
  let at = log.length
  while (at > since && continuesPlan(log[at - 1]!, game)) at--
  return at
}

const isSameAction = (a: Action | undefined, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Null: the plan has nothing to do here. */
export async function findNextSteps(line: LogView, plan: (state: GameState) => Promise<Plan>): Promise<NextSteps | null> {
  const { game, log } = line
  for (let from = planningPoint(line); ; ) {
    const { actions, why } = await plan(log[from]?.before ?? game)
    const done = log.slice(from)
    const left = done.findIndex(({ action }, i) => !isSameAction(actions[i], action))
    const at = done.length
    const [step, ...others] = actions.slice(at).map((action, i) => ({ action, why: why[at + i] }))
    if (left >= 0) from += left + 1
    else if (step) return { steps: [step, ...others], at, of: actions.length }
    else if (at === 0) return null
    else from = log.length
  }
}
