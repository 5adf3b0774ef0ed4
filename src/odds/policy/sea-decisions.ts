import type { ResolvedPolicy } from '../types.ts'

/** A fleet in figures: the sum of what its ships need to hit, the hits it can take, boats that could dive, all ships that fight. */
export type Fleet = { power: number; hits: number; boats: number; ships: number }

/** A little, so that equal fleets are equal whatever order they were summed in. */
const SLACK = 1e-9

/** Is a fleet weaker than another, by what it hits with times what it can take? */
export const isWeaker = (fleet: Fleet, than: Fleet): boolean => fleet.power * fleet.hits < than.power * than.hits - SLACK

/** Does the attacker go on after this round, the first being 1? Not asked where a backward pass says so. */
export function shouldPress({ press }: ResolvedPolicy, round: number, own: Fleet, theirs: Fleet): boolean {
  if (typeof press === 'number') return round < press
  return press !== 'while-stronger' || !isWeaker(own, theirs)
}

/** Do the boats of a fleet dive? `hits`: those that the enemy has scored already; null: none are known. */
export function shouldDive({ dive }: ResolvedPolicy, own: Fleet, hits: number | null): boolean {
  if (typeof dive === 'number') return hits !== null && hits >= dive
  return dive === 'when-alone' && own.boats === own.ships
}
