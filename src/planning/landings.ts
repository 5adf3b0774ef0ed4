/** Going ashore: what of a transport's cargo may land where, and when. */
import { type Counts, checkAction, type GameState, type PowerId, type SpaceId, turn } from '../engine/index.ts'
import { coastsOf } from './board.ts'
import { landingClass } from './classes.ts'
import { isEmpty, plus, total, typesIn } from './counts.ts'
import type { PickParty, PickTransport } from './picks.ts'
import { landsFrom, type Selection } from './selection.ts'
import type { LandingParty, Target } from './target.ts'

/** Where these transports of a zone can land what they carry. */
export function landingTargets(
  state: GameState,
  power: PowerId,
  selection: Selection,
  ships: readonly PickTransport[],
): Target[] {
  const zone = selection.space
  const loaded = ships.filter((ship) => ship.parties.length > 0)
  if (loaded.length === 0) return []
  return coastsOf(state, zone).flatMap((to) => {
    const landings = loaded.flatMap((ship) => landingOf(state, selection, ship, to) ?? [])
    return landings.length === 0
      ? []
      : [{ space: to, class: landingClass(state, power, to), kind: 'offload', zone, landings } as const]
  })
}

/** As much of a transport's cargo as may go ashore there: all of it, else the most the engine lets off. */
function landingOf(state: GameState, selection: Selection, ship: PickTransport, to: SpaceId): LandingParty | null {
  for (const cargo of landingParties(landsFrom(selection, ship), turn(state).power)) {
    const action = { type: 'offload', transport: ship.id, to, ...cargo } as const
    const now = checkAction(state, action) === null
    const after = checkAction(state, { ...action, afterSeaCombat: true }) === null
    if (now || after) return { transport: ship.id, ...cargo, now, after }
  }
  return null
}

/** What may be tried, the most first. Unnamed, our own units land before those of our allies, so allies alone are named. */
export function landingParties(parties: readonly PickParty[], power: PowerId): Pick<LandingParty, 'units' | 'power'>[] {
  const named = parties.flatMap((party) =>
    party.power === power ? [] : parts(party.units).map((units) => ({ units, power: party.power })),
  )
  if (parties.every((party) => party.power !== power) && parties.length === 1) return named
  const together = parties.reduce<Counts>((sum, party) => plus(sum, party.units), {})
  return [...parts(together).map((units) => ({ units })), ...named]
}

/** Every part of a cargo, the largest first. A transport holds two, so these are few. */
export function parts(counts: Counts): Counts[] {
  let found: Counts[] = [{}]
  for (const type of typesIn(counts)) {
    found = found.flatMap((part) => Array.from({ length: (counts[type] ?? 0) + 1 }, (_, n) => plus(part, { [type]: n })))
  }
  return found.filter((part) => !isEmpty(part)).sort((a, b) => total(b) - total(a))
}
