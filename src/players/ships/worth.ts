import { type FleetStrength, strengthRatio } from './fleet-strength.ts'

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
