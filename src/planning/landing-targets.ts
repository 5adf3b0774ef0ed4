/** Landing targets: what part of a transport's cargo may land where, and when. */
import {
  type Counts,
  checkAction,
  type GameState,
  isAtWar,
  type PowerId,
  type SpaceId,
  sideOf,
  turn,
  unitsIn,
} from '../engine/index.ts'
import { coastsOf } from './board.ts'
import { isEmpty, plus, total, typesIn } from './counts.ts'
import type { PickParty, PickTransport } from './picks.ts'
import { cargoToLand, type Selection } from './selection.ts'
import { type LandingParty, landingClass, type Target } from './target.ts'

/** Where these transports can land their cargo. */
export function landingTargets(
  state: GameState,
  power: PowerId,
  selection: Selection,
  ships: readonly PickTransport[],
): Target[] {
  const zone = selection.space
  const loaded = ships.filter((ship) => ship.parties.length > 0)
  if (loaded.length === 0) return []
  const hasEnemies = hasSeaEnemies(state, zone)
  const kinds = groupAlike(state, selection, loaded).map((alike) => {
    const [first] = alike as [PickTransport]
    return { ids: alike.map(({ id }) => id), first, tries: landingParties(cargoToLand(selection, first), power) }
  })
  return coastsOf(state, zone).flatMap((to) => {
    const landings = kinds.flatMap(({ ids, first, tries }) => {
      const landing = largestLanding(state, first.id, tries, to, hasEnemies)
      return landing ? ids.map((transport) => ({ ...landing, transport })) : []
    })
    return landings.length === 0
      ? []
      : [{ space: to, class: landingClass(state, power, to), kind: 'offload', zone, landings } as const]
  })
}

/** Are there enemy ships in the zone that could be fought first? */
export const hasSeaEnemies = (state: GameState, zone: SpaceId): boolean =>
  unitsIn(state, zone).some(({ power }) => sideOf(power) !== sideOf(turn(state).power) && isAtWar(state, power))

/** Groups transports with the same owner, cargo and history: one query per group. */
function groupAlike(state: GameState, { space, kept = {} }: Selection, ships: readonly PickTransport[]): PickTransport[][] {
  const kinds = new Map<string, PickTransport[]>()
  for (const ship of ships) {
    const { id: _, ...alike } = state.war.units[space]?.find(({ id }) => id === ship.id) ?? {}
    const declared = state.turn.landings.filter(({ transport }) => transport === ship.id).map(({ to, units }) => ({ to, units }))
    const kind = JSON.stringify([alike, declared, kept[ship.id]])
    kinds.set(kind, [...(kinds.get(kind) ?? []), ship])
  }
  return [...kinds.values()]
}

/** The largest part of the cargo that may land there, or null. */
function largestLanding(
  state: GameState,
  transport: number,
  tries: readonly Party[],
  to: SpaceId,
  hasEnemies: boolean,
): LandingParty | null {
  for (const cargo of tries) {
    const action = { type: 'offload', transport, to, ...cargo } as const
    const now = checkAction(state, action) === null
    // Without a sea battle both timings are the same landing (ADV-12-23).
    const after = (hasEnemies || !now) && checkAction(state, { ...action, afterSeaCombat: true }) === null
    if (now || after) return { transport, ...cargo, now, after }
  }
  return null
}

type Party = Pick<LandingParty, 'units' | 'power'>

/** Parts of the cargo to try, largest first. Own units land before allies, so allies are named only when alone. */
export function landingParties(parties: readonly PickParty[], power: PowerId): Party[] {
  const named = parties.flatMap((party) =>
    party.power === power ? [] : subsetsOf(party.units).map((units) => ({ units, power: party.power })),
  )
  if (parties.every((party) => party.power !== power) && parties.length === 1) return named
  const together = parties.reduce<Counts>((sum, party) => plus(sum, party.units), {})
  return [...subsetsOf(together).map((units) => ({ units })), ...named]
}

/** All non-empty subsets, largest first. A transport holds two units. */
export function subsetsOf(counts: Counts): Counts[] {
  let found: Counts[] = [{}]
  for (const type of typesIn(counts)) {
    found = found.flatMap((part) => Array.from({ length: (counts[type] ?? 0) + 1 }, (_, n) => plus(part, { [type]: n })))
  }
  return found.filter((part) => !isEmpty(part)).sort((a, b) => total(b) - total(a))
}
