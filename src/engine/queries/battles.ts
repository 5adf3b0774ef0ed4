import { contextOf } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import type { Behaviours } from '../kernel/values.ts'
import { currentStep, hasPassedStep } from '../phases/combat/battle-step.ts'
import { type Battery, diceNeeded } from '../phases/combat/fire.ts'
import { attackersIn, countTag, defendersIn } from '../phases/combat/forces.ts'
import {
  attackBatteries,
  defenceBatteries,
  fighterBatteries,
  firstShotBatteries,
  strikeBatteriesOf,
  withoutCoastal,
} from '../phases/combat/land/batteries.ts'
import { bombardingShips, seaborneIn } from '../phases/combat/land/begin.ts'
import { companionsOf, isInAirBattle } from '../phases/combat/land/sides.ts'
import { isAssaultOn, readyLandings, seaborneForce } from '../phases/combat/ready-landings.ts'
import { seaBatteries } from '../phases/combat/sea/ships.ts'
import { rulesOf } from '../rulesets/index.ts'
import { placeOf } from '../state/selectors.ts'
import { isFree, setSpace } from '../state/stacks.ts'
import type { FireLine } from '../types/event-battle.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'
import type { LandStep, LandTrack, SeaStep, SeaTrack, Track } from '../types/step.ts'
import type { LandBattle } from '../types/task.ts'

/** Stacks of both sides in the current battle, or if the acting power attacked now; includes ships that take no part. */
export function forcesIn(state: GameState, space: SpaceId): { attackers: Stack[]; defenders: Stack[] } {
  const ctx = contextOf(rulesOf(state), state)
  const attacker = state.flow.power
  const companions = state.flow.agenda.length > 0 ? undefined : companionsOf(ctx, space, [])
  return {
    attackers: attackersIn(ctx, space, attacker, companions),
    defenders: defendersIn(ctx, space, attacker),
  }
}

/** Battle steps of this game in order, and its variable behaviours. */
export function battleRules(state: GameState): { land: LandStep[]; sea: SeaStep[]; behaviours: Behaviours } {
  const { steps, behaviours } = rulesOf(state)
  return { land: steps.land.map(({ id }) => id), sea: steps.sea.map(({ id }) => id), behaviours }
}

/** Track labels of a battle of this kind, without repeats, in step order. */
export function tracksOf(state: GameState, kind: 'land'): LandTrack[]
export function tracksOf(state: GameState, kind: 'sea'): SeaTrack[]
export function tracksOf(state: GameState, kind: 'land' | 'sea'): Track[] {
  const { steps } = rulesOf(state)
  return [...new Set<Track>(steps[kind].map(({ track }) => track))]
}

/** Track label of the current battle step; null outside battles. */
export function currentTrack(state: GameState): Track | null {
  const task = state.flow.agenda.at(-1)
  if (task?.task !== 'land-battle' && task?.task !== 'sea-battle') return null
  return currentStep({ rules: rulesOf(state) }, task)?.track ?? null
}

export type DiceLine = FireLine

export type BattleDice = {
  kind: 'land' | 'sea'
  attacker: PowerId
  assault: boolean
  attackers: DiceLine[]
  defenders: DiceLine[]
  /** Guns that fire at an assault before the battle; empty once it has begun. */
  strike: DiceLine[]
}

/** The dice of both sides if the acting power, with `companions`, attacked here now, in dice order; null without an enemy. */
export function battleDice(state: GameState, space: SpaceId, companions: readonly PowerId[] = []): BattleDice | null {
  const ctx = contextOf(rulesOf(state), state)
  const attacker = state.flow.power
  const landings = readyLandings(ctx, space)
  const afloat = seaborneForce(ctx, landings)
  const own = [...attackersIn(ctx, space, attacker, companionsOf(ctx, space, companions)), ...afloat]
  const theirs = defendersIn(ctx, space, attacker)
  if (own.length === 0 || theirs.length === 0) return null
  if (placeOf(ctx, space).kind === 'sea')
    return {
      kind: 'sea',
      attacker,
      assault: false,
      attackers: toLines(seaBatteries(ctx, own.filter(isFree), 'attack')),
      defenders: toLines(seaBatteries(ctx, theirs, 'defence')),
      strike: [],
    }
  const assault = (afloat.length > 0 && isAssaultOn(ctx, space)) || state.turn.ashore.some((a) => a.to === space && a.assault)
  const battle = currentLandBattle(state, space)
  const printed = assault ? (battle?.bombarding ?? bombardingShips(ctx, space)) : []
  const ships = ctx.rules.views.bombardiers?.(ctx, space) ?? printed
  const struck = assault && battle === null && (afloat.length > 0 || seaborneIn(ctx, space, attacker).length > 0)
  const [air, flak] = [fighterCount(ctx, own), fighterCount(ctx, theirs)]
  const supremacy = battle?.supremacy ?? (air > 0 && flak === 0 ? 'attacker' : flak > 0 && air === 0 ? 'defender' : null)
  // Guns assigned to gas (ADV-03-17) or to coastal fire (ADV-12-08) roll nothing else.
  const gas = battle ? { gasFired: battle.gasFired ?? battle.gas ?? 0, gassed: battle.gassed ?? {} } : {}
  const shot = battle !== null && hasPassedStep(ctx, battle, 'first-shot')
  const defence = [
    ...(shot ? [] : firstShotBatteries(ctx, theirs)),
    ...defenceBatteries(ctx, theirs, supremacy === 'defender', gas),
  ]
  return {
    kind: 'land',
    attacker,
    assault,
    attackers: toLines(attackBatteries(ctx, own, ships, supremacy === 'attacker', gas)),
    defenders: toLines(battle ? withoutCoastal(ctx, battle, defence) : defence),
    strike: struck ? toLines(strikeBatteriesOf(ctx, theirs).filter((b) => b.count > 0)) : [],
  }
}

function currentLandBattle(state: GameState, space: SpaceId): LandBattle | null {
  const task = state.flow.agenda.at(-1)
  return task?.task === 'land-battle' && task.space === space ? task : null
}

const fighterCount = (ctx: Ctx, stacks: readonly Stack[]): number => countTag(ctx, stacks, 'air-battle')
const toLines = (batteries: readonly Battery[]): DiceLine[] => batteries.map((b) => ({ ...b }))

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
