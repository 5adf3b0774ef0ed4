/** Ways out of a refusal: up to three things that can be done instead, each tried on a copy before it is offered. */
import { type Action, decision, type GameState, legalActions, type RuleError, reduce, turn } from '../../engine/index.ts'
import { dutiesOf } from '../../planning/duties.ts'
import { consequencesOf } from './consequences.ts'
import { fullPlacement, similarPlacements } from './mobilize.ts'
import { similarMoves } from './move.ts'
import { sortByDistance } from './nearest.ts'
import { similarPurchases } from './purchase.ts'
import type { Proposals, WayOut } from './types.ts'

export { gunsAlone, isInfantryType } from './alternatives.ts'
export type { Consequence, WayOut } from './types.ts'

const MAX_WAYS = 3
const END: Action = { type: 'end-phase' }

/** Of a phase that could not be ended: does what kept it open stand no more? A question has to be answered first. */
function isResolved(after: GameState, error: RuleError): boolean {
  const same = ({ rule, code, space }: RuleError) => rule === error.rule && code === error.code && space === error.space
  return decision(after) !== null || !dutiesOf(after).some(same)
}

/** The way with what follows from it; null where one of its actions is refused. What dice decide is not looked at further. */
function tryActions(state: GameState, actions: readonly Action[], mends: RuleError | null): WayOut | null {
  // What fell on the table nobody can propose.
  if (actions.some(({ type }) => type === 'enter-dice')) return null
  let now = state
  let chance = false
  for (const action of actions) {
    const outcome = reduce(now, action)
    if (!outcome.ok) return null
    chance ||= outcome.dice.length > 0
    now = outcome.state
    if (decision(now)) break
  }
  if (mends && !isResolved(now, mends)) return null
  return { actions, consequences: chance ? [] : consequencesOf(state, now) }
}

/** What the phase itself knows to be near to it. */
function* phaseProposals(state: GameState, error: RuleError, asked: Action | null): Proposals {
  if (decision(state)) return
  const { phase } = turn(state)
  if (phase === 'purchase' && asked?.type === 'purchase') yield* similarPurchases(state, asked)
  if (phase === 'mobilize') yield* asked?.type === 'mobilize' ? similarPlacements(state, asked) : fullPlacement(state)
  if (phase === 'move') yield* similarMoves(state, error, asked)
}

/** What the rules offer of the same kind, the nearest first; to a question every answer. */
function* similarActions(state: GameState, asked: Action | null): Proposals {
  const legal = legalActions(state)
  const same = legal.filter(({ type }) => type === asked?.type)
  for (const action of sortByDistance(asked, same.length > 0 || !decision(state) ? same : legal)) yield [action]
}

/** Whatever keeps the phase open. */
function* otherActions(state: GameState): Proposals {
  for (const action of legalActions(state)) if (action.type !== 'end-phase') yield [action]
}

/** Which way stands first: one of which nothing follows, one that costs land, one that opens a duty. */
const rank = ({ consequences }: WayOut): number => Math.max(0, ...consequences.map(({ kind }) => (kind === 'duty' ? 2 : 1)))

/**
 * What can be done instead of this action, which was refused with this error; null for whatever cannot be told as one. Up to three,
 * each of which is allowed as things stand; what follows from it is said, and those that open a new duty come last. Where a phase cannot be ended each of
 * them mends that. None once the war is over. Stops after each that was tried: a screen goes on when it has a moment.
 */
export function* searchWaysOut(state: GameState, error: RuleError, asked: Action | null): Generator<undefined, WayOut[]> {
  const found = new Map<string, WayOut>()
  const mends = asked?.type === 'end-phase' && !decision(state) ? error : null
  const stages: readonly (() => Proposals)[] = [
    () => phaseProposals(state, error, asked),
    () => similarActions(state, asked),
    // Where nothing of the kind is allowed, the way out is to go on.
    () => [[END]],
    () => otherActions(state),
  ]
  for (const stage of stages) {
    if (found.size > 0) break
    for (const actions of stage()) {
      const name = JSON.stringify(actions)
      const way = actions.length === 0 || found.has(name) ? null : tryActions(state, actions, mends)
      if (way) found.set(name, way)
      if (found.size === MAX_WAYS) break
      yield
    }
  }
  return [...found.values()].sort((a, b) => rank(a) - rank(b))
}

/** The same at once. */
export function findWaysOut(state: GameState, error: RuleError, asked: Action | null): WayOut[] {
  const search = searchWaysOut(state, error, asked)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}
