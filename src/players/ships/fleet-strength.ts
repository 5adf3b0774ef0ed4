/** Strength of fleets and expected results of sea attacks. */
import { type GameState, type PowerId, type SpaceId, type StackView, sideOf, tableOf, unitsIn } from '../../engine/index.ts'

/** `guns`: sum of hit numbers; `hits`: hits it can take; `boats`: submarines among `ships`; values in IPC. */
export type FleetStrength = { guns: number; hits: number; ships: number; boats: number; ipc: number; transports: number }

/** Strength of these stacks. Submerged submarines do not count. */
export function fleetStrength(state: GameState, stacks: readonly StackView[], role: 'attack' | 'defence'): FleetStrength {
  const { units } = tableOf(state)
  const fleet: FleetStrength = { guns: 0, hits: 0, ships: 0, boats: 0, ipc: 0, transports: 0 }
  for (const { type, count, damaged, submerged, cargo = [] } of stacks) {
    const { kind, tags, cost, [role]: needs } = units[type]
    if (kind !== 'sea' || submerged) continue
    if (needs === 0) {
      fleet.transports += cargo.reduce((ipc, unit) => ipc + units[unit.type].cost, count * cost)
      continue
    }
    fleet.guns += count * needs
    fleet.hits += count * (tags.has('two-hits') && !damaged ? 2 : 1)
    fleet.ships += count
    fleet.boats += tags.has('submerges') ? count : 0
    fleet.ipc += count * cost
  }
  return fleet
}

/** The fleets that would fight if the power attacked the zone. */
export function opposingFleets(
  state: GameState,
  zone: SpaceId,
  attacker: PowerId,
): { attacker: FleetStrength; defender: FleetStrength } {
  const here = unitsIn(state, zone)
  const side = sideOf(attacker)
  return {
    attacker: fleetStrength(
      state,
      here.filter((s) => s.power === attacker && s.group === undefined),
      'attack',
    ),
    defender: fleetStrength(
      state,
      here.filter((s) => sideOf(s.power) !== side),
      'defence',
    ),
  }
}

/** Strength relative to the enemy by the square law; at most 9. */
export const strengthRatio = (own: FleetStrength, theirs: FleetStrength): number =>
  Math.min(9, Math.sqrt((own.guns * own.hits) / Math.max(theirs.guns * theirs.hits, 1e-9)))

/** Strength ratio from which a fleet attacks. */
export const ATTACK_RATIO = 1.25

/** Share of a fleet lost to a weaker enemy (Lanchester's square law). */
const lossShare = (share: number): number => (share <= 1 ? 1 : 1 - Math.sqrt(1 - 1 / share ** 2))

export const sumFleets = (fleets: readonly FleetStrength[]): FleetStrength => {
  const sum: FleetStrength = { guns: 0, hits: 0, ships: 0, boats: 0, ipc: 0, transports: 0 }
  for (const fleet of fleets) for (const key of Object.keys(sum) as (keyof FleetStrength)[]) sum[key] += fleet[key]
  return sum
}

/** Expected gain of an attack, in IPC. */
export function attackGain(own: FleetStrength, theirs: FleetStrength): number {
  if (own.guns === 0) return Number.NEGATIVE_INFINITY
  if (theirs.guns === 0) return theirs.transports
  const share = strengthRatio(own, theirs)
  return share < 1 ? -own.ipc : theirs.ipc + 0.7 * theirs.transports - lossShare(share) * own.ipc
}
