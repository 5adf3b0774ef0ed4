import type { ResolvedPolicy } from '../types.ts'
import type { FleetTable } from './fleet.ts'
import {
  canFightOn,
  type Decisions,
  type EndValue,
  type Fleets,
  type PairTable,
  pairTable,
  type Round,
  roundFrom,
} from './lattice.ts'

/** Differences below this are ties (IPC). */
const TIE = 1e-9

/** Best decisions of both sides by backward induction. */
export function bestDecisions(fleets: Fleets, { press, dive }: ResolvedPolicy, plain: Decisions, value: EndValue): Decisions {
  const table = pairTable(fleets)
  const { width, values } = table
  const on = new Uint8Array(values.length)
  const round = dive === 'best' ? (i: number, j: number) => divingRound(fleets, table, i, j) : plain.round
  for (let i = fleets.own.states.length - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--) {
      const at = i * width + j
      const stop = value(i, j)
      values[at] = stop
      if (!(press === 'best' ? canFightOn(fleets, i, j) : plain.goesOn(i, j, 0))) continue
      // A round without hits leads back here, so diving is solved by iteration.
      for (let pass = 0, moved = 1; moved >= CONVERGED && pass < (dive === 'best' ? MAX_PASSES : 1); pass++) {
        const go = valueOfRound(table, round(i, j), i, j)
        const stops = press === 'best' && go < stop - TIE
        moved = Math.abs((stops ? stop : go) - (values[at] as number))
        values[at] = stops ? stop : go
        on[at] = stops ? 0 : 1
      }
    }
  return { goesOn: (i, j) => on[i * width + j] === 1, round }
}
const MAX_PASSES = 500
const CONVERGED = 1e-13

/** Value of a round; rounds without effect are repeated. */
function valueOfRound({ width, values }: PairTable, { parts, none }: Round, i: number, j: number): number {
  let sum = 0
  for (const { own, taken, theirs, scored } of parts)
    for (let t = 0; t < taken.length; t++) {
      let row = 0
      const from = (own[t] as number) * width
      for (let s = 0; s < scored.length; s++) {
        const at = from + (theirs[s] as number)
        if (at !== i * width + j) row += (scored[s] as number) * (values[at] as number)
      }
      sum += (taken[t] as number) * row
    }
  return sum / (1 - none)
}

/** A number of diving submarines and its value. */
type Dive = { value: number; boats: number }

/** The best number of submarines to dive for a side; ties keep the smaller. */
function bestDive(side: 1 | -1, most: number, value: (boats: number) => number): Dive {
  let best = { value: value(0), boats: 0 }
  for (let boats = 1; boats <= most; boats++) {
    const each = value(boats)
    if (side * (each - best.value) > TIE) best = { value: each, boats }
  }
  return best
}

/** The round with the best dives of both sides. */
function divingRound(fleets: Fleets, { width, values }: PairTable, i: number, j: number): Round {
  const { own, theirs } = fleets
  const boatsAt = ({ states }: FleetTable, at: number): number => states[at]!.fleet.boats
  /** Value of a throw if `diving` own submarines dive and `under` enemy ones answer. */
  const worth = (diving: number, hits: number, under: number): number => {
    const { after } = own.round(i, diving)
    const { hits: fired, after: left } = theirs.round(j, under)
    const foes = left[Math.min(hits, left.length - 1)]!
    const most = after.length - 1
    let mean = 0
    for (let taken = 0; taken < fired.length; taken++)
      mean += fired[taken]! * values[after[taken < most ? taken : most]! * width + foes]!
    return mean
  }
  const answer = (diving: number, hits: number): Dive => bestDive(-1, boatsAt(theirs, j), (under) => worth(diving, hits, under))
  const { boats } = bestDive(1, boatsAt(own, i), (diving) =>
    own.round(i, diving).hits.reduce((sum, chance, hits) => sum + chance * answer(diving, hits).value, 0),
  )
  return roundFrom(fleets, i, j, boats, (hits) => answer(boats, hits).boats)
}
