import type { Ctx } from '../../../flow/context.ts'
import { hasTag } from '../../../state/queries.ts'
import type { Owner, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { Bombarding, LandBattle } from '../../../types/task.ts'
import type { Battery } from '../fire.ts'
import { countType, ownersOf } from '../forces.ts'

const withTag = (ctx: Ctx, tag: Parameters<typeof hasTag>[2]): UnitType[] => ctx.rules.types.filter((t) => hasTag(ctx, t, tag))

/** What gas has done: guns that fired it and so neither fire nor support (ADV-03-17, ADV-03-18), and infantry that needs one less, by owner (ADV-03-13). */
export type Gas = Pick<LandBattle, 'gasFired' | 'gassed'>

/**
 * The attackers' dice in their order: bombarding battleships, artillery, what artillery supports, the rest, machine guns,
 * fighters with air supremacy (STD-LND-03, STD-LND-05, STD-LND-09, STD-LND-11, STD-LND-12, ADV-00-10). Each gun raises one unit,
 * infantry first, and weakened infantry after the others (ADV-03-23); units that have fallen before and guns that fired gas have
 * no part in it (ADV-00-05, ADV-03-22). Machine guns fire with the others, and nothing raises them (ADV-02-03, ADV-02-04).
 */
export function attackBatteries(
  ctx: Ctx,
  attackers: readonly Stack[],
  bombarding: readonly Bombarding[],
  supremacy: boolean,
  gas: Gas = {},
): Battery[] {
  const { units } = ctx.rules
  // Of several powers that attack together, type by type in turn order; guns serve all of them (INF-LAND-04).
  const owners = ownersOf(ctx, attackers)
  const count = (owner: Owner, type: UnitType): number =>
    countType(
      attackers.filter((s) => s.power === owner),
      type,
    )
  const list: Battery[] = []
  const [first, ...others] = withTag(ctx, 'bombards')
  for (const type of first === undefined ? [] : [first, ...others]) {
    const ships = bombarding.reduce((n, b) => n + ((b.type ?? first) === type ? b.count : 0), 0)
    if (ships > 0) list.push({ power: ctx.state.flow.power, type, count: ships, needs: units[type].bombard ?? 0 })
  }
  let guns = 0
  let silent = gas.gasFired ?? 0
  for (const type of withTag(ctx, 'supports'))
    for (const power of owners) {
      const all = count(power, type)
      const firing = Math.max(0, all - silent)
      silent -= all - firing
      guns += firing
      list.push(gun(ctx, power, type, firing, 'attack', supremacy))
    }
  const supported: Battery[] = []
  const plain: Battery[] = []
  for (const type of withTag(ctx, 'supported')) {
    const high: Battery[] = []
    const low: Battery[] = []
    for (const part of owners.flatMap((power) => inStrength(ctx, power, type, count(power, type), gas))) {
      const raised = Math.min(guns, part.count)
      guns -= raised
      const less = part.gassed ? 1 : 0
      high.push({ ...part, count: raised, needs: (units[type].supported ?? units[type].attack) - less, promoted: 'support' })
      low.push({ ...part, count: part.count - raised, needs: units[type].attack - less })
    }
    supported.unshift(...high)
    plain.unshift(...low)
  }
  const rest = ctx.rules.types
    .filter((t) => units[t].kind === 'land' && !hasTag(ctx, t, 'supports') && !hasTag(ctx, t, 'supported'))
    .flatMap((type) => owners.map((power): Battery => ({ power, type, count: count(power, type), needs: units[type].attack })))
  list.push(...supported, ...plain, ...rest, ...airBatteries(ctx, attackers, 'attack', supremacy))
  return list.filter((b) => b.count > 0 && b.needs > 0)
}

type Part = { power: Owner; type: UnitType; count: number; gassed?: true }

/** Units of a type in full strength, then those that gas has weakened. */
function inStrength(ctx: Ctx, power: Owner, type: UnitType, count: number, gas: Gas): Part[] {
  const gassed = hasTag(ctx, type, 'army-core') ? Math.min(count, gas.gassed?.[power] ?? 0) : 0
  return gassed === 0
    ? [{ power, type, count }]
    : [
        { power, type, count: count - gassed },
        { power, type, count: gassed, gassed: true },
      ]
}

/**
 * The defenders' dice: artillery, infantry, weakened infantry, tanks, fighters; type by type, powers in turn order; never
 * supported (STD-LND-04, STD-LND-06, STD-LND-10, ADV-00-10). Machine guns have fired before (ADV-02-14).
 */
export function defenceBatteries(ctx: Ctx, defenders: readonly Stack[], supremacy: boolean, gas: Gas = {}): Battery[] {
  const guns = withTag(ctx, 'supports')
  const others = ctx.rules.types.filter(
    (t) => ctx.rules.units[t].kind === 'land' && !guns.includes(t) && !hasTag(ctx, t, 'first-shot'),
  )
  const owners = ownersOf(ctx, defenders)
  const of = (power: Owner): Stack[] => defenders.filter((s) => s.power === power)
  const list = [
    ...guns.flatMap((type) => owners.map((p) => gun(ctx, p, type, countType(of(p), type), 'defence', supremacy))),
    ...others.flatMap((type) => {
      const parts = owners.flatMap((power) => inStrength(ctx, power, type, countType(of(power), type), gas))
      const strong = parts.filter((p) => !p.gassed)
      const weak = parts.filter((p) => p.gassed)
      const { defence } = ctx.rules.units[type]
      return [...strong, ...weak].map((p): Battery => ({ ...p, needs: defence - (p.gassed ? 1 : 0) }))
    }),
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
        // One that was damaged in the air is back at its base (ADV-04-06).
        count: countType(
          stacks.filter((s) => s.power === power && !s.damaged),
          type,
        ),
        needs: ctx.rules.units[type][value] ?? 0,
      })),
    )
    .filter((b) => b.count > 0 && b.needs > 0)
