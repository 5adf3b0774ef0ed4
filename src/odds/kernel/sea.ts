import { pressesOn } from '../policy/fleets.ts'
import type { Settled } from '../types.ts'
import type { Afloat } from './fleet.ts'
import { type HitLattice, type HitTable, hitTable, latticeOf, put, sendOn } from './lattice.ts'

/** What counts of losses where the best decision is looked for: IPCs that a fleet has lost. */
type Worth = (fleet: Afloat) => number

/** Does the attacker go on from here? The rounds fought count only where the policy counts them. */
type GoesOn = (i: number, j: number, round: number) => boolean

/** A battle at sea in which nobody dives: how likely each pair of hits is when it is over. */
export function fightAtSea(own: readonly Afloat[], theirs: readonly Afloat[], policy: Settled, worth: Worth): HitTable {
  const lattice = latticeOf(own, theirs)
  const best = policy.press === 'best' ? bestPresses(lattice, worth) : null
  const goesOn: GoesOn = (i, j, round) =>
    lattice.mayGoOn(i, j) &&
    (best ? best[i]?.[j] === 1 : pressesOn(policy, round, (own[i] as Afloat).fleet, (theirs[j] as Afloat).fleet))
  return typeof policy.press === 'number' ? byRounds(lattice, goesOn) : throughout(lattice, goesOn)
}

/** Every pair leads only onward, or by a round without a hit back to itself, which is divided out. The first round is always fought. */
function throughout(lattice: HitLattice, goesOn: GoesOn): HitTable {
  const [rows, columns] = [lattice.own.length, lattice.theirs.length]
  const mass = hitTable(rows, columns)
  const ends = hitTable(rows, columns)
  put(mass, 0, 0, 1)
  for (let i = 0; i < rows; i++)
    for (let j = 0; j < columns; j++) {
      const chance = mass[i]?.[j] as number
      if (chance === 0) continue
      const on = goesOn(i, j, 0)
      if (!on && i + j > 0) {
        put(ends, i, j, chance)
        continue
      }
      const round = lattice.round(i, j)
      if (!on) put(ends, i, j, chance * round.none)
      sendOn(mass, i, j, round, on ? chance / (1 - round.none) : chance)
    }
  return ends
}

/** Round after round, as long as the policy lets the attacker go on. */
function byRounds(lattice: HitLattice, goesOn: GoesOn): HitTable {
  const [rows, columns] = [lattice.own.length, lattice.theirs.length]
  const ends = hitTable(rows, columns)
  let now = hitTable(rows, columns)
  put(now, 0, 0, 1)
  for (let round = 1, going = true; going; round++) {
    const next = hitTable(rows, columns)
    going = false
    for (const [i, row] of now.entries())
      for (const [j, chance] of row.entries()) {
        if (chance === 0) continue
        const fought = lattice.round(i, j)
        sendOn(next, i, j, fought, chance)
        put(next, i, j, chance * fought.none)
      }
    for (const [i, row] of next.entries())
      for (const [j, chance] of row.entries()) {
        if (chance === 0) continue
        if (goesOn(i, j, round)) going = true
        else {
          put(ends, i, j, chance)
          row[j] = 0
        }
      }
    now = next
  }
  return ends
}

/** IPCs that are no difference. */
const TIE = 1e-9

/** Where going on is worth as much as stopping at least, from the last hit back to the first: 1 there, 0 elsewhere. */
function bestPresses(lattice: HitLattice, worth: Worth): HitTable {
  const { own, theirs } = lattice
  const value = hitTable(own.length, theirs.length)
  const on = hitTable(own.length, theirs.length)
  for (let i = own.length - 1; i >= 0; i--)
    for (let j = theirs.length - 1; j >= 0; j--) {
      const stop = worth(theirs[j] as Afloat) - worth(own[i] as Afloat)
      const go = lattice.mayGoOn(i, j) ? valueOfRound(lattice, value, i, j) : Number.NEGATIVE_INFINITY
      if (go >= stop - TIE) put(on, i, j, 1)
      put(value, i, j, Math.max(go, stop))
    }
  return on
}

function valueOfRound(lattice: HitLattice, value: HitTable, i: number, j: number): number {
  const { taken, scored, none } = lattice.round(i, j)
  let sum = 0
  for (const [t, p] of taken.entries())
    for (const [s, q] of scored.entries()) if (t + s > 0) sum += p * q * (value[i + t]?.[j + s] as number)
  return sum / (1 - none)
}
