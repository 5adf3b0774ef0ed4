import { contextOf } from '../kernel/context.ts'
import { type Battery, diceNeeded } from '../phases/combat/fire.ts'
import { attackersIn, defendersIn } from '../phases/combat/forces.ts'
import { fighterBatteries } from '../phases/combat/land/batteries.ts'
import { companionsOf, isInAirBattle } from '../phases/combat/land/sides.ts'
import { rulesOf } from '../rulesets/index.ts'
import { setSpace } from '../state/stacks.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'
import { type BattleDice, type DiceLine, battleDice } from './muster.ts'

/** One outcome of the air battle, its probability, and the ground dice that follow. */
export type AirOutcome = { chance: number; force: BattleDice }

/** Expected hits of these dice. */
export const meanHits = (lines: readonly Pick<DiceLine, 'count' | 'needs'>[]): number =>
  lines.reduce((sum, { count, needs }) => sum + (count * needs) / 6, 0)

/**
 * `muster` for every outcome of the air battle (STD-LND-07). Probabilities that are missing to 1 are battles that end in the air.
 */
export function airBattleOutcomes(state: GameState, space: SpaceId, companions: readonly PowerId[] = []): AirOutcome[] {
  const now = battleDice(state, space, companions)
  if (!now) return []
  const ctx = contextOf(rulesOf(state), state)
  const own = attackersIn(ctx, space, now.attacker, companionsOf(ctx, space, companions))
  const theirs = defendersIn(ctx, space, now.attacker)
  const [up, against] = [own, theirs].map((stacks) => fighterBatteries(ctx, stacks, 'airBattle')) as [Battery[], Battery[]]
  if (now.kind === 'sea' || up.length === 0 || against.length === 0) return [{ chance: 1, force: now }]
  return duel(up, against).flatMap(({ chance, left, foes }) => {
    const aloft = (s: Stack) => isInAirBattle(ctx, s)
    const stays = [...firstUnits(own.filter(aloft), left), ...firstUnits(theirs.filter(aloft), foes)]
    const others = (state.war.units[space] ?? []).filter(
      (s) => !isInAirBattle(ctx, s) || !(own.includes(s) || theirs.includes(s)),
    )
    const units = setSpace(state.war.units, space, [...others, ...stays])
    const force = battleDice({ ...state, war: { ...state.war, units } }, space, companions)
    return force ? [{ chance, force }] : []
  })
}

/** The first `most` units of these stacks. */
function firstUnits(stacks: readonly Stack[], most: number): Stack[] {
  let room = most
  return stacks.flatMap((s) => {
    const count = Math.min(room, s.count)
    room -= count
    return count > 0 ? [{ ...s, count }] : []
  })
}

type DuelOutcome = { left: number; foes: number; chance: number }

/** Both sides fire at once until one has no fighter left (STD-LND-07, STD-LND-13). */
function duel(own: readonly Battery[], theirs: readonly Battery[]): DuelOutcome[] {
  const [most, mostFoes] = [diceNeeded(own), diceNeeded(theirs)]
  const at = Array.from({ length: most + 1 }, () => new Array<number>(mostFoes + 1).fill(0))
  at[most]![mostFoes] = 1
  const ends: DuelOutcome[] = []
  for (let left = most; left >= 0; left--) {
    for (let foes = mostFoes; foes >= 0; foes--) {
      const chance = at[left]![foes]!
      if (chance === 0) continue
      if (left === 0 || foes === 0) {
        ends.push({ left, foes, chance })
        continue
      }
      const [hits, taken] = [hitChances(own, left), hitChances(theirs, foes)]
      // Condition on rounds with a hit: a round without one repeats.
      const goesOn = 1 - hits[0]! * taken[0]!
      hits.forEach((p, hit) => {
        taken.forEach((q, lost) => {
          if (hit + lost > 0) at[Math.max(0, left - lost)]![Math.max(0, foes - hit)]! += (chance * p * q) / goesOn
        })
      })
    }
  }
  return ends
}

/** Probability of each number of hits of the first `dice` dice. */
function hitChances(batteries: readonly Battery[], dice: number): number[] {
  let chances = [1]
  for (const needs of batteries.flatMap((b) => new Array<number>(b.count).fill(b.needs)).slice(0, dice)) {
    const p = needs / 6
    const one = (hits: number) => (chances[hits] ?? 0) * (1 - p) + (chances[hits - 1] ?? 0) * p
    chances = Array.from({ length: chances.length + 1 }, (_, hits) => one(hits))
  }
  return chances
}
