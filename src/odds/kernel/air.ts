import { volley } from './chances.ts'
import { addPair, eachPair, pairTable, roundFrom } from './lattice.ts'
import { fightToEnd } from './sea.ts'

/** One end of the battle in the air: who is left up there. */
export type AirEnd = { own: number; theirs: number; chance: number }

/**
 * Both sides fire at once and lose what is hit, until one has nobody left (STD-LND-07, STD-LND-13): as fleets of one kind do. Everybody
 * needs the same number.
 */
export function airDuel(own: number, theirs: number, needs: number): AirEnd[] {
  const wing = (n: number) => ({
    states: { length: n + 1 },
    round: (lost: number) => ({
      hits: volley([{ count: n - lost, needs }]),
      after: Array.from({ length: n - lost + 1 }, (_, more) => lost + more),
    }),
  })
  const wings = { own: wing(own), theirs: wing(theirs) }
  const begun = pairTable(wings)
  addPair(begun, 0, 0, 1)
  const duel = {
    goesOn: (i: number, j: number) => i < own && j < theirs,
    round: (i: number, j: number) => roundFrom(wings, i, j, 0, 0),
  }
  const ends: AirEnd[] = []
  eachPair(fightToEnd(wings, duel, begun), (i, j, chance) => ends.push({ own: own - i, theirs: theirs - j, chance }))
  return ends
}
