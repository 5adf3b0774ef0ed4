/** Up to three legal ways out of a refusal, each tried on a copy of the state. */
import { type Action, decision, type GameState, legalActions, type RuleError, reduce, turn } from '../../engine/index.ts'
import { dutiesOf } from '../../planning/duties.ts'
import type { Proposals, WayOut } from './consequences.ts'
import { consequencesOf } from './consequences.ts'
import { fullPlacement, similarPlacements } from './mobilize.ts'
import { similarMoves } from './move.ts'
import { similarPurchases } from './purchase.ts'

export { gunsAlone, isInfantryType } from './alternatives.ts'
export type { Consequence, WayOut } from './consequences.ts'

const MAX_WAYS = 3
const END: Action = { type: 'end-phase' }

/** Is the problem that kept the phase open gone? An open question comes first. */
function isResolved(after: GameState, error: RuleError): boolean {
  const same = ({ rule, code, space }: RuleError) => rule === error.rule && code === error.code && space === error.space
  return decision(after) !== null || !dutiesOf(after).some(same)
}

/** The way with its consequences. Null if an action is refused. Nothing is checked beyond dice. */
function tryActions(state: GameState, actions: readonly Action[], mends: RuleError | null): WayOut | null {
  // Typed-in dice cannot be proposed.
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

/** Proposals of the current phase. */
function* phaseProposals(state: GameState, error: RuleError, asked: Action | null): Proposals {
  if (decision(state)) return
  const { phase } = turn(state)
  if (phase === 'purchase' && asked?.type === 'purchase') yield* similarPurchases(state, asked)
  if (phase === 'mobilize') yield* asked?.type === 'mobilize' ? similarPlacements(state, asked) : fullPlacement(state)
  if (phase === 'move') yield* similarMoves(state, error, asked)
}

/** Legal actions of the same type, most similar first; for a question all answers. */
function* similarActions(state: GameState, asked: Action | null): Proposals {
  const legal = legalActions(state)
  const same = legal.filter(({ type }) => type === asked?.type)
  for (const action of sortByDistance(asked, same.length > 0 || !decision(state) ? same : legal)) yield [action]
}

/** All legal actions. */
function* otherActions(state: GameState): Proposals {
  for (const action of legalActions(state)) if (action.type !== 'end-phase') yield [action]
}

/** Ways without consequences first, then lost land, then new duties. */
const rank = ({ consequences }: WayOut): number => Math.max(0, ...consequences.map(({ kind }) => (kind === 'duty' ? 2 : 1)))

/**
 * Searches up to three ways out of a refused action; null: not a legal action type. If a phase cannot end, every way resolves
 * that. Yields after each trial, so that the caller can pause.
 */
export function* searchWaysOut(state: GameState, error: RuleError, asked: Action | null): Generator<undefined, WayOut[]> {
  const found = new Map<string, WayOut>()
  const mends = asked?.type === 'end-phase' && !decision(state) ? error : null
  const stages: readonly (() => Proposals)[] = [
    () => phaseProposals(state, error, asked),
    () => similarActions(state, asked),
    // If nothing similar is legal, offer to end the phase.
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

/** Runs the search at once. */
export function findWaysOut(state: GameState, error: RuleError, asked: Action | null): WayOut[] {
  const search = searchWaysOut(state, error, asked)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

/** Flattens an action into values by path. */
function collectValues(value: unknown, at: string, into: Map<string, unknown>): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return into.set(at, value)
  for (const [name, inner] of Object.entries(value)) collectValues(inner, `${at}.${name}`, into)
  return into
}

/** Cost of another, missing or extra id, against 1 for a unit. */
const NAME_COST = 4

function valueDistance(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (typeof (a ?? 0) === 'number' && typeof (b ?? 0) === 'number') return Math.abs(Number(a ?? 0) - Number(b ?? 0))
  return NAME_COST
}

function actionDistance(here: ReadonlyMap<string, unknown>, action: Action): number {
  const there = collectValues(action, '', new Map())
  let sum = 0
  for (const [at, value] of here) sum += valueDistance(value, there.get(at))
  for (const [at, value] of there) if (!here.has(at)) sum += valueDistance(undefined, value)
  return sum
}

/** The actions, most similar first. */
function sortByDistance(asked: Action | null, actions: readonly Action[]): Action[] {
  if (asked === null) return [...actions]
  const here = collectValues(asked, '', new Map())
  // Each distance is computed once.
  const measured = actions.map((action) => ({ action, far: actionDistance(here, action) }))
  return measured.sort((a, b) => a.far - b.far).map(({ action }) => action)
}
