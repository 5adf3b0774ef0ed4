import type { UnitTag } from '../../../../content/index.ts'
import type { View } from '../../../kernel/rules.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Owner, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { Bombarding, LandBattle } from '../../../types/task.ts'
import type { Battery } from '../fire.ts'
import { countType, ownersOf } from '../forces.ts'

const typesByTagCache = new WeakMap<View['rules'], Map<UnitTag, readonly UnitType[]>>()

/** Types that can do what the tag says; kept by rules, as every throw asks for several. */
function withTag(view: View, tag: UnitTag): readonly UnitType[] {
  const { rules } = view
  const kept = typesByTagCache.get(rules) ?? new Map<UnitTag, readonly UnitType[]>()
  typesByTagCache.set(rules, kept)
  const types = kept.get(tag) ?? rules.types.filter((t) => hasTag(view, t, tag))
  kept.set(tag, types)
  return types
}

/** What gas has done: guns that fired it and so neither fire nor support (ADV-03-17, ADV-03-18), and infantry that needs one less, by owner (ADV-03-13). */
export type GasState = Pick<LandBattle, 'gasFired' | 'gassed'>

/**
 * The attackers' dice in their order: bombarding battleships, artillery, what artillery supports, the rest, machine guns,
 * fighters with air supremacy (STD-LND-03, STD-LND-05, STD-LND-09, STD-LND-11, STD-LND-12, ADV-00-10). Each gun raises one unit,
 * infantry first, and weakened infantry after the others (ADV-03-23); units that have fallen before and guns that fired gas have
 * no part in it (ADV-00-05, ADV-03-22). Machine guns fire with the others, and nothing raises them (ADV-02-03, ADV-02-04).
 */
export function attackBatteries(
  view: View,
  attackers: readonly Stack[],
  bombarding: readonly Bombarding[],
  supremacy: boolean,
  gas: GasState = {},
): Battery[] {
  const { units } = view.rules
  // Of several powers that attack together, type by type in turn order; guns serve all of them (INF-LAND-04).
  const owners = ownersOf(view, attackers)
  const count = (owner: Owner, type: UnitType): number =>
    countType(
      attackers.filter((s) => s.power === owner),
      type,
    )
  const list: Battery[] = []
  const [first, ...others] = withTag(view, 'bombards')
  for (const type of first === undefined ? [] : [first, ...others]) {
    const ships = bombarding.reduce((n, b) => n + ((b.type ?? first) === type ? b.count : 0), 0)
    if (ships > 0) list.push({ power: view.state.flow.power, type, count: ships, needs: units[type].bombard ?? 0 })
  }
  let guns = 0
  let silent = gas.gasFired ?? 0
  for (const type of withTag(view, 'supports'))
    for (const power of owners) {
      const all = count(power, type)
      const firing = Math.max(0, all - silent)
      silent -= all - firing
      guns += firing
      list.push(gun(view, power, type, firing, 'attack', supremacy))
    }
  const supported: Battery[] = []
  const plain: Battery[] = []
  for (const type of withTag(view, 'supported')) {
    const high: Battery[] = []
    const low: Battery[] = []
    for (const part of owners.flatMap((power) => splitByGas(view, power, type, count(power, type), gas))) {
      const raised = Math.min(guns, part.count)
      guns -= raised
      const less = part.gassed ? 1 : 0
      high.push({ ...part, count: raised, needs: (units[type].supported ?? units[type].attack) - less, promoted: 'support' })
      low.push({ ...part, count: part.count - raised, needs: units[type].attack - less })
    }
    supported.unshift(...high)
    plain.unshift(...low)
  }
  const rest = view.rules.types
    .filter((t) => units[t].kind === 'land' && !hasTag(view, t, 'supports') && !hasTag(view, t, 'supported'))
    .flatMap((type) => owners.map((power): Battery => ({ power, type, count: count(power, type), needs: units[type].attack })))
  list.push(...supported, ...plain, ...rest, ...airBatteries(view, attackers, 'attack', supremacy))
  return list.filter((b) => b.count > 0 && b.needs > 0)
}

type BatteryPart = { power: Owner; type: UnitType; count: number; gassed?: true }

/** Units of a type in full strength, then those that gas has weakened. */
function splitByGas(view: View, power: Owner, type: UnitType, count: number, gas: GasState): BatteryPart[] {
  const gassed = hasTag(view, type, 'army-core') ? Math.min(count, gas.gassed?.[power] ?? 0) : 0
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
export function defenceBatteries(view: View, defenders: readonly Stack[], supremacy: boolean, gas: GasState = {}): Battery[] {
  const guns = withTag(view, 'supports')
  const others = view.rules.types.filter(
    (t) => view.rules.units[t].kind === 'land' && !guns.includes(t) && !hasTag(view, t, 'first-shot'),
  )
  const owners = ownersOf(view, defenders)
  const of = (power: Owner): Stack[] => defenders.filter((s) => s.power === power)
  const list = [
    ...guns.flatMap((type) => owners.map((p) => gun(view, p, type, countType(of(p), type), 'defence', supremacy))),
    ...others.flatMap((type) => {
      const parts = owners.flatMap((power) => splitByGas(view, power, type, countType(of(power), type), gas))
      const strong = parts.filter((p) => !p.gassed)
      const weak = parts.filter((p) => p.gassed)
      const { defence } = view.rules.units[type]
      return [...strong, ...weak].map((p): Battery => ({ ...p, needs: defence - (p.gassed ? 1 : 0) }))
    }),
    ...airBatteries(view, defenders, 'defence', supremacy),
  ]
  return list.filter((b) => b.count > 0 && b.needs > 0)
}

function gun(view: View, power: Owner, type: UnitType, count: number, value: 'attack' | 'defence', supremacy: boolean): Battery {
  const unit = view.rules.units[type]
  const raised = supremacy && hasTag(view, type, 'raised-by-air') ? unit.airRaised : undefined
  return raised === undefined
    ? { power, type, count, needs: unit[value] }
    : { power, type, count, needs: raised, promoted: 'air-supremacy' }
}

/** Fighters fire at land units only with air supremacy (STD-LND-12), here unless they have strafed first (WIK-04). */
const airBatteries = (view: View, stacks: readonly Stack[], value: 'attack' | 'defence', supremacy: boolean): Battery[] =>
  supremacy && view.rules.behaviours.fightersFire === 'with-others' ? fighterBatteries(view, stacks, value) : []

/**
 * Fighters by owner at what they need in attack, in defence or in the air; those that were damaged do not fire (STD-LND-07,
 * STD-LND-12).
 */
export function fighterBatteries(view: View, stacks: readonly Stack[], value: 'attack' | 'defence' | 'airBattle'): Battery[] {
  // One that was damaged in the air is back at its base (ADV-04-06).
  const up = stacks.filter((s) => !s.damaged && hasTag(view, s.type, 'air-battle'))
  if (up.length === 0) return []
  const owners = ownersOf(view, up)
  return withTag(view, 'air-battle')
    .flatMap((type) =>
      owners.map((power) => ({
        power,
        type,
        count: countType(
          up.filter((s) => s.power === power),
          type,
        ),
        needs: view.rules.units[type][value] ?? 0,
      })),
    )
    .filter((b) => b.count > 0 && b.needs > 0)
}

/** Guns that fired at the fleet, or were kept for it, neither strike nor fire on land (ADV-12-08, ADV-12-19). */
export function withoutCoastal(view: View, { coastal = 0 }: LandBattle, batteries: readonly Battery[]): Battery[] {
  let silent = coastal
  return batteries.flatMap((b) => {
    const off = hasTag(view, b.type, 'strikes-landing') ? Math.min(silent, b.count) : 0
    silent -= off
    return off < b.count ? [{ ...b, count: b.count - off }] : []
  })
}

/** The defenders' machine guns, all together whosever they are (ADV-02-05, ADV-02-19). */
export const firstShotBatteries = (view: View, stacks: readonly Stack[]): Battery[] =>
  view.rules.types
    .filter((type) => hasTag(view, type, 'first-shot'))
    .flatMap((type) =>
      ownersOf(view, stacks).map((power) => ({
        power,
        type,
        count: countType(
          stacks.filter((s) => s.power === power),
          type,
        ),
        needs: view.rules.units[type].defence,
      })),
    )
    .filter((b) => b.count > 0 && b.needs > 0)

/** The guns on the beach that fire at those coming ashore, each before anything else (STD-ASL-02, STD-ASL-05). */
export const strikeBatteriesOf = (view: View, guns: readonly Stack[]): Battery[] =>
  ownersOf(view, guns).flatMap((power) =>
    withTag(view, 'strikes-landing').map((type) => ({
      power,
      type,
      count: countType(
        guns.filter((s) => s.power === power),
        type,
      ),
      needs: view.rules.units[type].strike ?? 0,
    })),
  )
