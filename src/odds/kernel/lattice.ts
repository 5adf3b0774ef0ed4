import { getOrCreate } from '../../memoize.ts'
import { type Chances, capChances } from './chances.ts'
import type { FleetTable } from './fleet.ts'

/** A matrix over states of the attacker's and the defender's fleet. */
export type PairTable = { width: number; values: Float64Array }

export type Fleets = { own: FleetTable; theirs: FleetTable }

/** The part of a fleet table that a round needs. */
export type Sides = Record<keyof Fleets, Pick<FleetTable, 'round'> & { states: { length: number } }>

/** A matrix of zeros. */
export const pairTable = ({ own, theirs }: Sides): PairTable => ({
  width: theirs.states.length,
  values: new Float64Array(own.states.length * theirs.states.length),
})

/** Adds to one pair. */
export function addPair({ width, values }: PairTable, i: number, j: number, chance: number): void {
  values[i * width + j]! += chance
}

/** Visits each non-zero pair in order; values added later in the order are visited too. */
export function eachPair({ width, values }: PairTable, meet: (i: number, j: number, chance: number) => void): void {
  for (let i = 0, at = 0; at < values.length; i++)
    for (let j = 0; j < width; j++, at++) {
      const chance = values[at]!
      if (chance !== 0) meet(i, j, chance)
    }
}

/** Result of a round for one answer: independent losses of both sides. */
export type Volleys = { own: readonly number[]; taken: Chances; theirs: readonly number[]; scored: Chances }

/** A round: its parts, and the chance that nothing changes. */
export type Round = { parts: readonly Volleys[]; none: number }

/**
 * One round: attacking submarines dive, both sides fire (STD-NAV-03), and the defender's may dive after seeing the hits
 * (STD-NAV-09). `answer`: their number.
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

/** Groups hits by the number of submarines that dive. */
function hitsByAnswer(thrown: Chances, answer: (hits: number) => number): [number, Chances][] {
  const scores = new Map<number, number[]>()
  for (const [hits, chance] of thrown.entries()) getOrCreate(scores, answer(hits), () => thrown.map(() => 0))[hits] = chance
  return [...scores]
}

/** Can both sides continue (STD-NAV-14)? */
export const canFightOn = ({ own, theirs }: Fleets, i: number, j: number): boolean =>
  theirs.states[j]!.afloat > 0 && own.states[i]!.fleet.ships > 0

/** Propagates probability through a round. */
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

/** Decisions of a sea battle: continue after a round, and the next round. */
export type Decisions = {
  goesOn: (i: number, j: number, round: number) => boolean
  round: (i: number, j: number) => Round
}

/** Swing in IPC if it ends here. */
export type EndValue = (i: number, j: number) => number
