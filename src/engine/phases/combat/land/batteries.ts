import type { UnitTag } from '../../../../content/index.ts'
import { memoizeByKey, memoizeByObject } from '../../../../memoize.ts'
import type { View } from '../../../kernel/rules.ts'
import { hasTag } from '../../../state/selectors.ts'
import type { Owner, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { Bombarding, LandBattle } from '../../../types/task.ts'
import type { Battery } from '../fire.ts'
import { countType, ownersOf } from '../forces.ts'

/** Cached by ruleset, because every roll needs several. */
const typesByTag = memoizeByObject((rules: View['rules']) =>
  memoizeByKey((tag: UnitTag): readonly UnitType[] => rules.types.filter((type) => rules.units[type].tags.has(tag))),
)

const withTag = (view: View, tag: UnitTag): readonly UnitType[] => typesByTag(view.rules)(tag)

/** Guns that fired gas do not fire or support (ADV-03-17, ADV-03-18); gassed infantry needs one less (ADV-03-13). */
export type GasState = Pick<LandBattle, 'gasFired' | 'gassed'>

/**
 * The attackers' dice in order: bombardment, artillery, supported units, others, machine guns, fighters with air supremacy
 * (STD-LND-03, STD-LND-05, STD-LND-09, STD-LND-11, STD-LND-12, ADV-00-10). Each gun supports one unit, gassed infantry last
 * (ADV-03-23); lost units and gas guns do not support (ADV-00-05, ADV-03-22), machine guns get no support (ADV-02-03, ADV-02-04).
 */
export function attackBatteries(
  view: View,
  attackers: readonly Stack[],
  bombarding: readonly Bombarding[],
  supremacy: boolean,
  gas: GasState = {},
): Battery[] {
  const { units } = view.rules
  // Joint attackers by type in turn order; guns support all (INF-LAND-04).
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
 * The defenders' dice by type in turn order, never supported (STD-LND-04, STD-LND-06, STD-LND-10, ADV-00-10). Machine guns have
 * fired already (ADV-02-14).
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

/** Fighters fire at land only with air supremacy (STD-LND-12) and if they do not strafe (WIK-04). */
const airBatteries = (view: View, stacks: readonly Stack[], value: 'attack' | 'defence', supremacy: boolean): Battery[] =>
  supremacy && view.rules.behaviours.fightersFire === 'with-others' ? fighterBatteries(view, stacks, value) : []

/** Undamaged fighters by owner, with the needed number for attack, defence or air battle (STD-LND-07, STD-LND-12). */
export function fighterBatteries(view: View, stacks: readonly Stack[], value: 'attack' | 'defence' | 'airBattle'): Battery[] {
  // A damaged fighter is back at its base (ADV-04-06).
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

/** Coastal guns used against the fleet do not fire on land (ADV-12-08, ADV-12-19). */
export function withoutCoastal(view: View, { coastal = 0 }: LandBattle, batteries: readonly Battery[]): Battery[] {
  let silent = coastal
  return batteries.flatMap((b) => {
    const off = hasTag(view, b.type, 'strikes-landing') ? Math.min(silent, b.count) : 0
    silent -= off
    return off < b.count ? [{ ...b, count: b.count - off }] : []
  })
}

/** All defending machine guns together (ADV-02-05, ADV-02-19). */
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

/** Defending guns that fire at units coming ashore (STD-ASL-02, STD-ASL-05). */
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
