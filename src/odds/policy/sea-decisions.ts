import type { ResolvedPolicy } from '../types.ts'

/** `power`: sum of hit numbers; `hits`: hits it can take; `boats`: submarines that can dive; `ships`: ships that fight. */
export type Fleet = { power: number; hits: number; boats: number; ships: number }

/** Tolerance for rounding. */
const SLACK = 1e-9

/** Is a fleet weaker, by power times hits? */
export const isWeaker = (fleet: Fleet, than: Fleet): boolean => fleet.power * fleet.hits < than.power * than.hits - SLACK

/** Does the attacker press after this round (the first is 1)? */
export function shouldPress({ press }: ResolvedPolicy, round: number, own: Fleet, theirs: Fleet): boolean {
  if (typeof press === 'number') return round < press
  return press !== 'while-stronger' || !isWeaker(own, theirs)
}

/** Do the submarines dive? `hits`: hits already scored on them, or null. */
export function shouldDive({ dive }: ResolvedPolicy, own: Fleet, hits: number | null): boolean {
  if (typeof dive === 'number') return hits !== null && hits >= dive
  return dive === 'when-alone' && own.boats === own.ships
}
