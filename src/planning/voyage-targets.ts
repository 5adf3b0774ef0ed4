/** Targets of sailing and landing in one order, each from the best zone. */
import { type GameState, type PowerId, reduce, type SpaceId } from '../engine/index.ts'
import { landingTargets } from './landing-targets.ts'
import { moveAction } from './orders.ts'
import { picksOf } from './picks.ts'
import type { Selection } from './selection.ts'
import type { Target, Voyage } from './target.ts'

type Sail = Extract<Target, { kind: 'move' }>
type Landing = Extract<Target, { kind: 'offload' }> & { sail: Voyage }

/** `sails`: one route for each zone. */
export function voyageTargets(state: GameState, power: PowerId, selection: Selection, sails: readonly Sail[]): Landing[] {
  const coasts = new Map<SpaceId, Landing[]>()
  for (const sail of sails)
    for (const landing of landingsAfter(state, power, selection, sail))
      coasts.set(landing.space, [...(coasts.get(landing.space) ?? []), landing])
  return [...coasts.values()].map(bestLanding)
}

/** Landings after the ships have sailed there. */
function landingsAfter(state: GameState, power: PowerId, selection: Selection, sail: Sail): Landing[] {
  const { space: zone, path, combat, mined } = sail
  const outcome = reduce(state, moveAction(selection, path))
  // Routes with dice are skipped: their result is unknown.
  if (!outcome.ok || outcome.dice.length > 0 || outcome.state.flow.pending) return []
  const ships = picksOf(outcome.state, zone).transports.filter(({ id }) => selection.transports.includes(id))
  return landingTargets(outcome.state, power, { ...selection, space: zone }, ships).flatMap((target) =>
    target.kind === 'offload' ? [{ ...target, sail: { path, combat, mined } }] : [],
  )
}

/** Criteria for the better zone, most important first. */
const CRITERIA = [
  ['quiet', ({ landings }: Landing) => (landings.every(({ now }) => now) ? 0 : 1)],
  ['mines', ({ sail }: Landing) => sail.mined.length],
  ['way', ({ sail }: Landing) => sail.path.length],
] as const

const compareLandings = (a: Landing, b: Landing): number => {
  for (const [, price] of CRITERIA) if (price(a) !== price(b)) return price(a) - price(b)
  return 0
}

/** The best zone for one coast, and why it beats the next best. Ties keep the first, so the result is stable. */
function bestLanding(all: readonly Landing[]): Landing {
  const [first, next] = [...all].sort(compareLandings) as [Landing, ...Landing[]]
  if (!next) return first
  const [because] = CRITERIA.find(([, price]) => price(first) !== price(next)) ?? ['alike' as const]
  return { ...first, sail: { ...first.sail, alternative: { zone: next.zone, reason: because } } }
}
