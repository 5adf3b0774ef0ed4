import { type Chances, capped } from './chances.ts'
import type { FleetTable } from './fleet.ts'
import { kept } from './kept.ts'

/** Numbers by what the attacker's fleet is, then by what the defender's is. */
export type PairTable = { width: number; values: Float64Array }

/** Two fleets that fight. */
export type Fleets = { own: FleetTable; theirs: FleetTable }

/** Nothing anywhere. */
export const pairTable = ({ own, theirs }: Fleets): PairTable => ({
  width: theirs.states.length,
  values: new Float64Array(own.states.length * theirs.states.length),
})

/** What a round may come to, as far as the defence dives alike: losses of both sides that know nothing of each other. */
export type Volleys = { own: readonly number[]; taken: Chances; theirs: readonly number[]; scored: Chances }

/** A round fought from a pair: its parts, and how likely nothing comes of it. */
export type Round = { parts: readonly Volleys[]; none: number }

/** Both sides fire at once (STD-NAV-03), after boats of the attacker have dived and, the hits seen, boats of the defender (STD-NAV-09). */
export function roundFrom(
  { own, theirs }: Fleets,
  i: number,
  j: number,
  diving: number,
  answer: (hits: number) => number,
): Round {
  const thrown = own.hits(i, diving)
  const after = own.after(i, diving)
  const scores = new Map<number, number[]>()
  for (const [hits, chance] of thrown.entries()) {
    const under = answer(hits)
    const most = theirs.after(j, under).length - 1
    const row = kept(scores, under, () => new Array<number>(Math.min(most, thrown.length - 1) + 1).fill(0))
    const at = Math.min(hits, most)
    row[at] = (row[at] as number) + chance
  }
  const parts = [...scores].map(
    ([under, scored]): Volleys => ({
      own: after,
      taken: capped(theirs.hits(j, under), after.length - 1),
      theirs: theirs.after(j, under),
      scored,
    }),
  )
  const none = parts.reduce(
    (sum, part) => sum + (part.own[0] === i && part.theirs[0] === j ? (part.taken[0] as number) * (part.scored[0] as number) : 0),
    0,
  )
  return { parts, none }
}

/** Somebody is left to fire at, and somebody to fire (STD-NAV-14). */
export const mayGoOn = ({ own, theirs }: Fleets, i: number, j: number): boolean =>
  (theirs.states[j]?.afloat ?? 0) > 0 && (own.states[i]?.fleet.ships ?? 0) > 0

/** So much sent on through a round; what stands still is left in its place. */
export function sendOn({ width, values }: PairTable, { parts }: Round, chance: number): void {
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
