import type { Ctx } from '../../../flow/context.ts'
import { hasTag } from '../../../state/queries.ts'
import type { Owner, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { Battery } from '../fire.ts'
import { countType, ownersOf } from '../forces.ts'

const withTag = (ctx: Ctx, tag: Parameters<typeof hasTag>[2]): UnitType[] => ctx.rules.types.filter((t) => hasTag(ctx, t, tag))

/**
 * The attackers' dice in their order: bombarding battleships, artillery, what artillery supports, the rest, fighters with
 * air supremacy (STD-LND-03, LND-05, LND-09, LND-11, LND-12). Each gun raises one unit, infantry first.
 */
export function attackBatteries(ctx: Ctx, attackers: readonly Stack[], bombarding: number, supremacy: boolean): Battery[] {
  const { units } = ctx.rules
  const power = attackers[0]?.power as Owner
  const list: Battery[] = []
  for (const type of withTag(ctx, 'bombards'))
    if (bombarding > 0) list.push({ power: ctx.state.power, type, count: bombarding, needs: units[type].bombard ?? 0 })
  let guns = 0
  for (const type of withTag(ctx, 'supports')) {
    const count = countType(attackers, type)
    guns += count
    list.push(gun(ctx, power, type, count, 'attack', supremacy))
  }
  const supported: Battery[] = []
  const plain: Battery[] = []
  for (const type of withTag(ctx, 'supported')) {
    const count = countType(attackers, type)
    const raised = Math.min(guns, count)
    guns -= raised
    supported.unshift({ power, type, count: raised, needs: units[type].supported ?? units[type].attack, promoted: 'support' })
    plain.unshift({ power, type, count: count - raised, needs: units[type].attack })
  }
  list.push(...supported, ...plain, ...airBatteries(ctx, attackers, 'attack', supremacy))
  return list.filter((b) => b.count > 0 && b.needs > 0)
}

/** The defenders' dice: artillery, infantry, tanks, fighters; type by type, powers in turn order; never supported (STD-LND-04, LND-06, LND-10). */
export function defenceBatteries(ctx: Ctx, defenders: readonly Stack[], supremacy: boolean): Battery[] {
  const guns = withTag(ctx, 'supports')
  const others = ctx.rules.types.filter((t) => ctx.rules.units[t].kind === 'land' && !guns.includes(t))
  const owners = ownersOf(ctx, defenders)
  const of = (power: Owner): Stack[] => defenders.filter((s) => s.power === power)
  const list = [
    ...guns.flatMap((type) => owners.map((p) => gun(ctx, p, type, countType(of(p), type), 'defence', supremacy))),
    ...others.flatMap((type) =>
      owners.map((power) => ({ power, type, count: countType(of(power), type), needs: ctx.rules.units[type].defence })),
    ),
    ...airBatteries(ctx, defenders, 'defence', supremacy),
  ]
  return list.filter((b) => b.count > 0 && b.needs > 0)
}

function gun(ctx: Ctx, power: Owner, type: UnitType, count: number, value: 'attack' | 'defence', supremacy: boolean): Battery {
  const unit = ctx.rules.units[type]
  const raised = supremacy && hasTag(ctx, type, 'raised-by-air') ? unit.airRaised : undefined
  return raised === undefined
    ? { power, type, count, needs: unit[value] }
    : { power, type, count, needs: raised, promoted: 'air-supremacy' }
}

/** Fighters fire at land units only with air supremacy (STD-LND-12), here unless they have strafed first (WIK-04). */
const airBatteries = (ctx: Ctx, stacks: readonly Stack[], value: 'attack' | 'defence', supremacy: boolean): Battery[] =>
  supremacy && ctx.rules.switches.fightersFire === 'with-others' ? fighterBatteries(ctx, stacks, value) : []

export const fighterBatteries = (ctx: Ctx, stacks: readonly Stack[], value: 'attack' | 'defence' | 'airBattle'): Battery[] =>
  withTag(ctx, 'air-battle')
    .flatMap((type) =>
      ownersOf(ctx, stacks).map((power) => ({
        power,
        type,
        count: countType(
          stacks.filter((s) => s.power === power),
          type,
        ),
        needs: ctx.rules.units[type][value] ?? 0,
      })),
    )
    .filter((b) => b.count > 0 && b.needs > 0)
