import type { Settled } from '../types.ts'
import type { Afloat, FleetTable } from './fleet.ts'
import {
  type Decisions,
  type EndValue,
  type Fleets,
  mayGoOn,
  type PairTable,
  pairTable,
  type Round,
  roundFrom,
} from './lattice.ts'

/** IPCs that are no difference. */
const TIE = 1e-9

/** What both sides decide where they choose what is best for them, from the last hit back to the first. */
export function bestDecisions(fleets: Fleets, { press, dive }: Settled, plain: Decisions, value: EndValue): Decisions {
  const table = pairTable(fleets)
  const { width, values } = table
  const on = new Uint8Array(values.length)
  const round = dive === 'best' ? (i: number, j: number) => divingRound({ fleets, table }, { i, j }) : plain.round
  for (let i = fleets.own.states.length - 1; i >= 0; i--)
    for (let j = width - 1; j >= 0; j--) {
      const at = i * width + j
      const stop = value(i, j)
      values[at] = stop
      if (!(press === 'best' ? mayGoOn(fleets, i, j) : plain.goesOn(i, j, 0))) continue
      // Whether to dive asks what it is worth to stand here again, where nothing is hit and nobody dives: nearer with each pass.
      for (let pass = 0, moved = 1; moved >= NEAR && pass < (dive === 'best' ? MOST_PASSES : 1); pass++) {
        const go = valueOfRound(table, round(i, j), i, j)
        const stops = press === 'best' && go < stop - TIE
        moved = Math.abs((stops ? stop : go) - (values[at] as number))
        values[at] = stops ? stop : go
        on[at] = stops ? 0 : 1
      }
    }
  return { goesOn: (i, j) => on[i * width + j] === 1, round }
}
const MOST_PASSES = 500
const NEAR = 1e-13

/** What a round is worth whose decisions are made: one that comes to nothing is fought again. */
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

/** What a throw of the attacker comes to, boats of his under water already: the value at so many hits if so many of the defence dive. */
function valueOfAnswer(
  { fleets: { own, theirs }, table: { width, values } }: Looking,
  from: Pair,
  diving: number,
  hits: number,
  under: number,
) {
  const { after } = own.round(from.i, diving)
  const { hits: fired, after: left } = theirs.round(from.j, under)
  const foes = left[Math.min(hits, left.length - 1)] as number
  const most = after.length - 1
  let mean = 0
  for (let taken = 0; taken < fired.length; taken++)
    mean += (fired[taken] as number) * (values[(after[taken < most ? taken : most] as number) * width + foes] as number)
  return mean
}

type Looking = { fleets: Fleets; table: PairTable }
type Pair = { i: number; j: number }
/** A decision, and what it is worth. */
type Dive = { value: number; boats: number }

/** The first number of boats, from so many on, that is best for the attacker, or for the defence. */
function bestOf(side: 1 | -1, from: number, most: number, value: (boats: number) => number): Dive | null {
  let best: Dive | null = null
  for (let boats = from; boats <= most; boats++) {
    const each = value(boats)
    if (best === null || side * (each - best.value) > TIE) best = { value: each, boats }
  }
  return best
}
const boatsAt = ({ states }: FleetTable, at: number): number => (states[at] as Afloat).fleet.boats

/** What diving is worth, the defence answering each number of hits. */
function valueOfDive(look: Looking, from: Pair, diving: number): number {
  const most = boatsAt(look.fleets.theirs, from.j)
  let sum = 0
  for (const [hits, chance] of look.fleets.own.round(from.i, diving).hits.entries())
    sum += chance * (bestOf(-1, 0, most, (under) => valueOfAnswer(look, from, diving, hits, under)) as Dive).value
  return sum
}

/** The round as it is fought where both sides dive as is best. */
function divingRound(look: Looking, from: Pair): Round {
  const { fleets } = look
  const { boats } = bestOf(1, 0, boatsAt(fleets.own, from.i), (diving) => valueOfDive(look, from, diving)) as Dive
  const most = boatsAt(fleets.theirs, from.j)
  return roundFrom(
    fleets,
    from.i,
    from.j,
    boats,
    (hits) => (bestOf(-1, 0, most, (under) => valueOfAnswer(look, from, boats, hits, under)) as Dive).boats,
  )
}
