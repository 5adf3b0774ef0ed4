import { divesNow, pressesOn } from '../policy/fleets.ts'
import type { BattleSideId, Settled } from '../types.ts'
import { bestDecisions } from './best.ts'
import type { Afloat, Dives } from './fleet.ts'
import { type Decisions, type EndValue, type Fleets, mayGoOn, type PairTable, pairTable, roundFrom, sendOn } from './lattice.ts'

/** Both fleets, the round that is fought next, and whether the attacker is asked first if it goes on. */
export type SeaStart = { fleets: Fleets; round: number; asked: boolean }

/** In what numbers a side's boats may come to dive by this policy. */
export function divesBy(policy: Settled, side: BattleSideId): Dives['numbers'] {
  const { dive } = policy
  if (dive === 'best') return ({ boats }) => Array.from({ length: boats + 1 }, (_, n) => n)
  if (dive === 'when-alone') return (fleet) => [divesNow(policy, fleet, null) ? fleet.boats : 0]
  if (dive === 'never' || side === 'attacker') return () => NOBODY
  return ({ boats }) => (boats > 0 ? [0, boats] : NOBODY)
}
const NOBODY = [0] as const

/** A battle at sea: how likely each pair is when it is over. `value` is asked where the best decision is looked for. */
export function fightAtSea({ fleets, round, asked }: SeaStart, policy: Settled, value: EndValue): PairTable {
  const { own, theirs } = fleets
  const plain: Decisions = {
    goesOn: (i, j, n) =>
      mayGoOn(fleets, i, j) && pressesOn(policy, n, (own.states[i] as Afloat).fleet, (theirs.states[j] as Afloat).fleet),
    round: (i, j) => {
      const { fleet } = own.states[i] as Afloat
      const foes = (theirs.states[j] as Afloat).fleet
      const dives = (of: typeof fleet, hits: number | null): number => (divesNow(policy, of, hits) ? of.boats : 0)
      return roundFrom(fleets, i, j, dives(fleet, null), (hits) => dives(foes, hits))
    },
  }
  const best = policy.dive === 'best' || policy.press === 'best'
  const decisions = best ? bestDecisions(fleets, policy, plain, value) : plain
  const start: Start = { round, fought: !asked || decisions.goesOn(0, 0, round - 1) }
  return typeof policy.press === 'number' ? byRounds(fleets, decisions, start) : throughout(fleets, decisions, start)
}

/** `fought`: whatever is decided, a first round comes now. */
type Start = { round: number; fought: boolean }

/** Every pair leads only onward, or by a round without a hit back to itself, which is divided out. */
function throughout(fleets: Fleets, { goesOn, round }: Decisions, { fought }: Start): PairTable {
  const mass = pairTable(fleets)
  const ends = pairTable(fleets)
  const { width, values } = mass
  values[0] = 1
  for (let i = 0; i < fleets.own.states.length; i++)
    for (let j = 0; j < width; j++) {
      const at = i * width + j
      const chance = values[at] as number
      if (chance === 0) continue
      const on = goesOn(i, j, 0)
      if (!on && !(fought && at === 0)) {
        ends.values[at] = chance
        continue
      }
      const next = round(i, j)
      if (!on) ends.values[at] = chance * next.none
      sendOn(mass, next, on ? chance / (1 - next.none) : chance)
    }
  return ends
}

/** Round after round, as long as the policy lets the attacker go on. */
function byRounds(fleets: Fleets, { goesOn, round }: Decisions, start: Start): PairTable {
  const ends = pairTable(fleets)
  const { width } = ends
  let now = pairTable(fleets)
  now.values[0] = 1
  if (!start.fought) return now
  for (let n = start.round, going = true; going; n++) {
    const next = pairTable(fleets)
    going = false
    for (const [at, chance] of now.values.entries())
      if (chance > 0) sendOn(next, round(Math.floor(at / width), at % width), chance)
    for (const [at, chance] of next.values.entries()) {
      if (chance === 0) continue
      if (goesOn(Math.floor(at / width), at % width, n)) going = true
      else {
        ends.values[at] = (ends.values[at] as number) + chance
        next.values[at] = 0
      }
    }
    now = next
  }
  return ends
}
