import { emit, replaceTask } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { ownersOf } from '../../../phases/combat/forces.ts'
import { transportClasses } from '../../../phases/combat/losses/problem.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Counts, Owner, PowerId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { LossChoice, LossClass, LossProblem } from '../../../types/losses.ts'
import type { Stack } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import { targetFleet } from './fleet.ts'

/** Targets of coastal hits: battleships, cruisers and transports, in any order (ADV-12-09); surplus hits miss (ADV-12-14). */
export function coastalProblem(ctx: Ctx, battle: LandBattle): LossProblem {
  const fleet = targetFleet(ctx, battle).map(({ ship }) => ship)
  const classes: LossClass[] = []
  for (const owner of ownersOf(ctx, fleet))
    for (const type of ctx.rules.types) {
      const ships = fleet.filter((s) => s.power === owner && s.type === type)
      const { cost } = ctx.rules.units[type]
      const count = sum(ships)
      if (count === 0) continue
      if (hasTag(ctx, type, 'carries')) {
        classes.push(...transportClasses(ctx, owner, type, ships))
        continue
      }
      const fresh = sum(ships.filter((s) => !s.damaged))
      if (hasTag(ctx, type, 'two-hits') && fresh > 0) classes.push({ owner, type, spend: 'hit', count: fresh, cost: 0.01 })
      classes.push({ owner, type, spend: 'lose', count, cost })
    }
  const most = classes.reduce((n, c) => n + c.count, 0)
  return {
    side: 'attacker',
    step: 'coastal',
    kind: 'sea',
    free: true,
    seaborne: false,
    hits: Math.min(battle.onAttacker, most),
    classes: classes.sort((a, b) => a.cost - b.cost),
    rest: new Map(),
    rule: 'ADV-12-09',
  }
}

const sum = (ships: readonly Stack[]): number => ships.reduce((n, s) => n + s.count, 0)

type Toll = { zone: SpaceId; power: Owner; units: Counts; damaged: Counts; transports: number[] }

/** Applies the chosen losses by zone, cargo included. */
export function applyCoastal(
  ctx: Ctx,
  problem: LossProblem,
  choice: LossChoice,
  chosenBy: PowerId | null,
  ids: readonly number[] = [],
): void {
  const battle = ctx.state.flow.agenda.at(-1) as LandBattle
  const fleet = targetFleet(ctx, battle)
  const tolls: Toll[] = []
  const tollOf = (zone: SpaceId, power: Owner): Toll => {
    const known = tolls.find((t) => t.zone === zone && t.power === power)
    if (known) return known
    const toll: Toll = { zone, power, units: {}, damaged: {}, transports: [] }
    tolls.push(toll)
    return toll
  }
  const there = (zone: SpaceId, owner: Owner, type: UnitType, damaged: boolean): number =>
    sum(
      fleet.flatMap((f) =>
        f.zone === zone && f.ship.power === owner && f.ship.type === type && (f.ship.damaged ?? false) === damaged
          ? [f.ship]
          : [],
      ),
    )
  const zones = [...new Set(fleet.map((f) => f.zone))]
  // Damage before losses.
  const order = problem.classes
    .map((_, i) => i)
    .sort((a, b) => Number(spendOf(problem, b) === 'hit') - Number(spendOf(problem, a) === 'hit'))
  for (const i of order) {
    const { owner, type, spend, ids: known } = problem.classes[i] as LossClass
    let left = choice[i] ?? 0
    if (left === 0) continue
    if (known) {
      for (const id of [...known.filter((n) => ids.includes(n)), ...known.filter((n) => !ids.includes(n))].slice(0, left)) {
        const at = fleet.find((f) => f.ship.id === id)
        if (at) tollOf(at.zone, owner).transports.push(id)
      }
      continue
    }
    const two = hasTag(ctx, type, 'two-hits')
    for (const zone of zones) {
      const toll = tollOf(zone, owner)
      const able =
        spend === 'hit'
          ? there(zone, owner, type, false)
          : two
            ? there(zone, owner, type, true) + (toll.damaged[type] ?? 0)
            : there(zone, owner, type, false)
      const n = Math.min(left, able)
      left -= n
      if (n === 0) continue
      if (spend === 'hit') toll.damaged = { ...toll.damaged, [type]: n }
      else toll.units = { ...toll.units, [type]: n }
    }
  }
  for (const { zone, power, units, damaged, transports } of tolls) {
    if (Object.keys(units).length + Object.keys(damaged).length + transports.length === 0) continue
    const cargo = fleet.flatMap((f) => (transports.includes(f.ship.id ?? -1) ? (f.ship.cargo ?? []) : []))
    const carrier = ctx.rules.types.find((type) => hasTag(ctx, type, 'carries'))
    emit(ctx, {
      type: 'fleet-hit',
      space: battle.space,
      zone,
      power: power as PowerId,
      units: carrier && transports.length > 0 ? { ...units, [carrier]: transports.length } : units,
      damaged,
      transports,
      cargo: cargo.map(({ power: owner, type }) => ({ power: owner, type })),
      chosenBy,
    })
  }
  replaceTask(ctx, { ...(ctx.state.flow.agenda.at(-1) as LandBattle), onAttacker: 0 })
}

const spendOf = ({ classes }: LossProblem, i: number): LossClass['spend'] | undefined => classes[i]?.spend
