import { type Chances, capped } from './chances.ts'
import type { Afloat } from './fleet.ts'

/** Numbers by hits on the attacker, then by hits on the defender. */
export type HitTable = number[][]

/** Nothing anywhere. */
export const hitTable = (rows: number, columns: number): HitTable =>
  Array.from({ length: rows }, () => new Array<number>(columns).fill(0))

/** So much more in one place. */
export function put(table: HitTable, i: number, j: number, more: number): void {
  const row = table[i] as number[]
  row[j] = (row[j] as number) + more
}

/** A round fought from a pair of hits: chances of so many more on either side, and of none. */
export type Round = { taken: Chances; scored: Chances; none: number }

/** Two fleets by the hits they have taken, with a fixed order of losses on both sides. */
export type HitLattice = {
  own: readonly Afloat[]
  theirs: readonly Afloat[]
  round: (i: number, j: number) => Round
  /** Somebody is left to fire at, and somebody to fire (STD-NAV-14). */
  mayGoOn: (i: number, j: number) => boolean
}

/** Both sides fire at once (STD-NAV-03). */
export const latticeOf = (own: readonly Afloat[], theirs: readonly Afloat[]): HitLattice => ({
  own,
  theirs,
  round: (i, j) => {
    const taken = capped((theirs[j] as Afloat).hits, own.length - 1 - i)
    const scored = capped((own[i] as Afloat).hits, theirs.length - 1 - j)
    return { taken, scored, none: (taken[0] as number) * (scored[0] as number) }
  },
  mayGoOn: (i, j) => (theirs[j] as Afloat).ships.length > 0 && (own[i] as Afloat).armed > 0,
})

/** So much sent on through a round, without what stands still. */
export function sendOn(to: HitTable, i: number, j: number, { taken, scored }: Round, chance: number): void {
  for (let t = 0; t < taken.length; t++) {
    const row = to[i + t] as number[]
    const p = chance * (taken[t] as number)
    for (let s = t === 0 ? 1 : 0; s < scored.length; s++) row[j + s] = (row[j + s] as number) + p * (scored[s] as number)
  }
}
