import { shouldDive, shouldPress } from '../policy/sea-decisions.ts'
import type { BattleSideId, ResolvedPolicy } from '../types.ts'
import { bestDecisions } from './best.ts'
import type { DiveOptions, FleetState } from './fleet.ts'
import {
  addPair,
  canFightOn,
  type Decisions,
  type EndValue,
  eachPair,
  type Fleets,
  type PairTable,
  pairTable,
  propagate,
  roundFrom,
  type Sides,
} from './lattice.ts'

/** Start of a sea battle: fleets, start states with chances, next round, and whether the attacker is asked first. */
export type SeaStart = { fleets: Fleets; starts: readonly { at: number; chance: number }[]; round: number; asked: boolean }

/** Numbers of submarines that may dive by this policy. */
export function diveNumbers(policy: ResolvedPolicy, side: BattleSideId): DiveOptions['numbers'] {
  const seen = side === 'defender' && typeof policy.dive === 'number'
  return (fleet) => {
    if (policy.dive === 'best') return Array.from({ length: fleet.boats + 1 }, (_, n) => n)
    return seen ? [0, fleet.boats] : [shouldDive(policy, fleet, null) ? fleet.boats : 0]
  }
}

/** Chance of each final pair. `value` is only used to find best decisions. */
export function fightAtSea({ fleets, starts, round, asked }: SeaStart, policy: ResolvedPolicy, value: () => EndValue): PairTable {
  const { own, theirs } = fleets
  const plain: Decisions = {
    goesOn: (i, j, n) => canFightOn(fleets, i, j) && shouldPress(policy, n, own.states[i]!.fleet, theirs.states[j]!.fleet),
    round: (i, j) => {
      const dives = ({ fleet }: FleetState, hits: number | null): number => (shouldDive(policy, fleet, hits) ? fleet.boats : 0)
      const foes = theirs.states[j]!
      const answer = typeof policy.dive === 'number' ? (hits: number) => dives(foes, hits) : dives(foes, null)
      return roundFrom(fleets, i, j, dives(own.states[i]!, null), answer)
    },
  }
  const best = policy.dive === 'best' || policy.press === 'best'
  const decisions = best ? bestDecisions(fleets, policy, plain, value()) : plain
  const begun = pairTable(fleets)
  for (const { at, chance } of starts) addPair(begun, at, 0, chance)
  if (asked && !decisions.goesOn(starts[0]?.at ?? 0, 0, round - 1)) return begun
  return typeof policy.press === 'number' ? fightByRounds(fleets, decisions, begun, round) : fightToEnd(fleets, decisions, begun)
}

/** Fights the first round, then to the end. Rounds without hits are divided out. */
export function fightToEnd(fleets: Sides, decisions: Decisions, begun: PairTable): PairTable {
  const mass = fightOneRound(fleets, decisions, begun)
  const ends = pairTable(fleets)
  eachPair(mass, (i, j, chance) => {
    if (decisions.goesOn(i, j, 0)) {
      const next = decisions.round(i, j)
      propagate(mass, next, chance / (1 - next.none))
    } else addPair(ends, i, j, chance)
  })
  return ends
}

function fightOneRound(fleets: Sides, { round }: Decisions, begun: PairTable): PairTable {
  const next = pairTable(fleets)
  eachPair(begun, (i, j, chance) => propagate(next, round(i, j), chance))
  return next
}

/** Fights round by round while the policy presses. */
function fightByRounds(fleets: Fleets, decisions: Decisions, begun: PairTable, first: number): PairTable {
  const ends = pairTable(fleets)
  let now = begun
  for (let n = first, going = true; going; n++) {
    const open = pairTable(fleets)
    going = false
    eachPair(fightOneRound(fleets, decisions, now), (i, j, chance) => {
      const goesOn = decisions.goesOn(i, j, n)
      going ||= goesOn
      addPair(goesOn ? open : ends, i, j, chance)
    })
    now = open
  }
  return ends
}
