import { getOrCreate } from '../../memoize.ts'
import { type Chances, capChances } from './chances.ts'
import type { FleetTable } from './fleet.ts'

/** Numbers by what the attacker's fleet is, then by what the defender's is. */
export type PairTable = { width: number; values: Float64Array }

/** Two fleets that fight. */
export type Fleets = { own: FleetTable; theirs: FleetTable }

/** As far as a round goes, whoever fights it. */
export type Sides = Record<keyof Fleets, Pick<FleetTable, 'round'> & { states: { length: number } }>

/** Nothing anywhere. */
export const pairTable = ({ own, theirs }: Sides): PairTable => ({
  width: theirs.states.length,
  values: new Float64Array(own.states.length * theirs.states.length),
})

/** So much more at a pair. */
export function addPair({ width, values }: PairTable, i: number, j: number, chance: number): void {
  values[i * width + j]! += chance
}

/** Each pair at which there is anything, the first ones first; what is sent on meanwhile is met there. */
export function eachPair({ width, values }: PairTable, meet: (i: number, j: number, chance: number) => void): void {
  for (let i = 0, at = 0; at < values.length; i++)
    for (let j = 0; j < width; j++, at++) {
      const chance = values[at]!
      if (chance !== 0) meet(i, j, chance)
    }
}

/** What a round may come to, as far as the defence dives alike: losses of both sides that know nothing of each other. */
export type Volleys = { own: readonly number[]; taken: Chances; theirs: readonly number[]; scored: Chances }

/** A round fought from a pair: its parts, and how likely nothing comes of it. */
export type Round = { parts: readonly Volleys[]; none: number }

/**
 * Both sides fire at once (STD-NAV-03), after boats of the attacker have dived and, the hits seen, boats of the defender (STD-NAV-09).
 * `answer`: how many of those; a number where it is the same whatever is hit.
 */
export function roundFrom(
  fleets: Sides,
  i: number,
  j: number,
  diving: number,
  answer: number | ((hits: number) => number),
): Round {
  const { hits: thrown, after: own } = fleets.own.round(i, diving)
  const against = (under: number, scores: Chances): Volleys => {
    const { hits, after: theirs } = fleets.theirs.round(j, under)
    return { own, taken: capChances(hits, own.length - 1), theirs, scored: capChances(scores, theirs.length - 1) }
  }
  const parts =
    typeof answer === 'number' ? [against(answer, thrown)] : hitsByAnswer(thrown, answer).map(([n, p]) => against(n, p))
  let none = 0
  for (const { taken, theirs, scored } of parts) if (own[0] === i && theirs[0] === j) none += taken[0]! * scored[0]!
  return { parts, none }
}

/** Hits by how many boats dive upon them. */
function hitsByAnswer(thrown: Chances, answer: (hits: number) => number): [number, Chances][] {
  const scores = new Map<number, number[]>()
  for (const [hits, chance] of thrown.entries()) getOrCreate(scores, answer(hits), () => thrown.map(() => 0))[hits] = chance
  return [...scores]
}

/** Somebody is left to fire at, and somebody to fire (STD-NAV-14). */
export const canFightOn = ({ own, theirs }: Fleets, i: number, j: number): boolean =>
  theirs.states[j]!.afloat > 0 && own.states[i]!.fleet.ships > 0

/** So much sent on through a round; what stands still is left in its place. */
export function propagate({ width, values }: PairTable, { parts }: Round, chance: number): void {
  for (const { own, taken, theirs, scored } of parts)
    for (let t = 0; t < taken.length; t++) {
      const row = (own[t] as number) * width
      const p = chance * (taken[t] as number)
      for (let s = 0; s < scored.length; s++) {
        const at = row + (theirs[s] as number)
        values[at] = (values[at] as number) + p * (scored[s] as number)
      }
    }
}

/** What is decided in a battle at sea: whether the attacker goes on after a round, and so what the next one is. */
export type Decisions = {
  goesOn: (i: number, j: number, round: number) => boolean
  round: (i: number, j: number) => Round
}

/** IPCs that the defender has lost more than the attacker, if it ends so. */
export type EndValue = (i: number, j: number) => number
