import { contextOf } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import { hasPassedStep } from '../phases/combat/battle-step.ts'
import type { Battery } from '../phases/combat/fire.ts'
import { attackersIn, countTag, defendersIn } from '../phases/combat/forces.ts'
import {
  attackBatteries,
  defenceBatteries,
  firstShotBatteries,
  strikeBatteriesOf,
  withoutCoastal,
} from '../phases/combat/land/batteries.ts'
import { bombardingShips, seaborneIn } from '../phases/combat/land/begin.ts'
import { companionsOf } from '../phases/combat/land/sides.ts'
import { isAssaultOn, readyLandings, seaborneForce } from '../phases/combat/ready-landings.ts'
import { seaBatteries } from '../phases/combat/sea/ships.ts'
import { rulesOf } from '../rulesets/index.ts'
import { placeOf } from '../state/selectors.ts'
import { isFree } from '../state/stacks.ts'
import type { FireLine } from '../types/event-battle.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { GameState, Stack } from '../types/state.ts'
import type { LandBattle } from '../types/task.ts'

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
