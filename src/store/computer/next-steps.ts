/**
 * Derives the computer's next steps from the log alone, so a reopened page continues the same plan. A plan is made at
 * the start of a phase, after dice, after an answer and after a handover; where the log leaves the plan, a new one is
 * made.
 */
import { type Action, decision, type GameState } from '../../engine/index.ts'
import type { Entry } from '../../save/replay.ts'
import type { Motive, Plan } from './types.ts'

export type PlannedStep = { action: Action; why: Motive | undefined }
/** Steps until dice fall; the first is number `at` of `of`. */
export type NextSteps = { steps: readonly [PlannedStep, ...PlannedStep[]]; at: number; of: number }

/** `since`: no plan was made before this entry. */
type LogView = { game: GameState; log: readonly Entry[]; since: number }

const samePhase = (a: GameState, b: GameState): boolean =>
  a.flow.round === b.flow.round && a.flow.power === b.flow.power && a.flow.phase === b.flow.phase

/** Is the entry a plain action of this phase, after which the plan continues? */
const continuesPlan = ({ before, dice }: Entry, game: GameState): boolean =>
  dice.length === 0 && decision(before) === null && samePhase(before, game)

/** Index of the entry where the current plan was made. */
export function planningPoint({ game, log, since }: LogView): number {
  let at = log.length
  while (at > since && continuesPlan(log[at - 1]!, game)) at--
  return at
}

const isSameAction = (a: Action | undefined, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The next steps; null if the plan has none. */
export async function findNextSteps(view: LogView, plan: (state: GameState) => Promise<Plan>): Promise<NextSteps | null> {
  const { game, log } = view
  for (let from = planningPoint(view); ; ) {
    const { actions, why } = await plan(log[from]?.before ?? game)
    const done = log.slice(from)
    const deviation = done.findIndex(({ action }, i) => !isSameAction(actions[i], action))
    const at = done.length
    const [step, ...others] = actions.slice(at).map((action, i) => ({ action, why: why[at + i] }))
    if (deviation >= 0) from += deviation + 1
    else if (step) return { steps: [step, ...others], at, of: actions.length }
    else if (at === 0) return null
    else from = log.length
  }
}
