import type { MovePlan } from '../../kernel/move-plan.ts'
import type { View } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { addMarkers, canBearGas, GAS, gunsIn, markedGuns, unitsOnly, wantedIn } from '../../state/gas.ts'
import { isHostileZone, ownIn, placeOf } from '../../state/selectors.ts'
import { addCounts, entries, pickStacks, rangeOf, withoutStack } from '../../state/stacks.ts'
import type { MoveAction } from '../../types/action.ts'
import type { Counts, RuleId, SpaceId, UnitType } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'
import { heldByPatrol, heldByPatrolError, stopRule } from './sail/patrol.ts'

/** The plan of an action, or a CONTRACT refusal if units are missing. Movement left is checked separately. */
export function planMove(view: View, action: MoveAction): { plan: MovePlan } | { error: Refusal } {
  const { state, rules } = view
  const power = state.flow.power
  const units = action.units ?? {}
  const damaged = action.damaged ?? {}
  const transports = action.transports ?? []
  const own = ownIn(state, action.from, power)
  const carriers: Stack[] = []
  for (const id of transports) {
    const ship = own.find((s) => s.id === id)
    if (!ship || carriers.includes(ship)) return { error: refuse(view, 'CONTRACT', 'no-such-transport', {}, action.from) }
    carriers.push(ship)
  }
  const all = addCounts(unitsOnly(units), damaged)
  const kinds = new Set(entries(all).map(([type]) => rules.units[type].kind))
  if (carriers.length > 0) kinds.add('sea')
  for (const [type, count] of entries(all)) {
    if (rules.units[type].tags.has('carries')) return { error: refuse(view, 'CONTRACT', 'transports-by-id', {}, action.from) }
    const wantedDamaged = damaged[type] ?? 0
    const there = own.filter((s) => s.type === type)
    const n = there.reduce((sum, s) => sum + s.count, 0)
    const damagedCount = there.reduce((sum, s) => sum + (s.damaged ? s.count : 0), 0)
    if (n < count || damagedCount < wantedDamaged)
      return {
        error: refuse(view, 'CONTRACT', 'not-there', { units: { [type]: count }, space: action.from, power }, action.from),
      }
  }
  const unmarked = checkMarkers(view, own, units, action.from)
  if (unmarked) return { error: unmarked }
  if (kinds.size === 0) return { error: refuse(view, 'CONTRACT', 'nothing-named', {}, action.from) }
  const to = action.path.at(-1)
  if (to === undefined) return { error: refuse(view, 'CONTRACT', 'no-path', {}, action.from) }
  const leavesWarship = own.some(
    (s) => !s.strategic && rules.units[s.type].tags.has('warship') && countUnits(own, s.type) > (all[s.type] ?? 0),
  )
  return {
    plan: {
      power,
      from: action.from,
      path: action.path,
      to,
      units: addMarkers(rules, units, markedGuns(own.filter((s) => s.used === undefined))),
      damaged,
      transports,
      land: kinds.has('land'),
      air: kinds.has('air'),
      ships: kinds.has('sea'),
      carriers,
      leavesWarship,
      strategic: action.strategic === true && rules.data.strategicMoves !== undefined,
    },
  }
}

/** Markers move with their guns, at most one each (ADV-03-03, ADV-03-21). */
export function checkMarkers(view: View, own: readonly Stack[], units: Counts, space: SpaceId): Refusal | null {
  const marked = units[GAS]
  if (marked === undefined) return null
  const guns = gunsIn(view.rules, units)
  if (marked > guns) return refuse(view, 'ADV-03-03', 'gas-goes-with-its-gun', {}, space)
  const there = markedGuns(own)
  const plain = own.reduce((n, s) => n + (canBearGas(view.rules, s.type) && !s.gas ? s.count : 0), 0)
  const short: Counts = marked > there ? { [GAS]: marked } : unitsOnly(units)
  return marked > there || guns - marked > plain
    ? refuse(view, 'CONTRACT', 'not-there', { units: short, space, power: view.state.flow.power }, space)
    : null
}

const countUnits = (own: readonly Stack[], type: UnitType): number => own.reduce((n, s) => n + (s.type === type ? s.count : 0), 0)

/** The wanted stacks for `pick`, damaged ones first (STD-SEA-07). */
export const wantedStacks = ({ rules }: Pick<View, 'rules'>, plan: Pick<MovePlan, 'units' | 'damaged'>) => [
  ...entries(plan.damaged).map(([type, count]) => ({ type, count, damaged: true })),
  ...wantedIn(rules, plan.units),
]

/** Whether enough units can still go this far (STD-MOV-17, STD-AIR-01, STD-SEA-01). */
export function checkMovementLeft(view: View, plan: MovePlan): Refusal | null {
  const { rules, state } = view
  let own: readonly Stack[] = ownIn(state, plan.from, plan.power)
  const sails = (s: Stack): boolean =>
    (s.used ?? 0) + plan.path.length <= rangeOf(rules, s) && !heldByPatrol(view, plan.from, s, plan.power)
  const can = (s: Stack): boolean =>
    rules.units[s.type].kind !== 'sea' ? s.used === undefined : plan.strategic ? !s.strategic : sails(s)
  const errors: (Refusal | null)[] = []
  for (const want of wantedStacks(view, plan)) {
    const picked = pickStacks(own, plan.power, want, can)
    if (picked) {
      own = picked.reduce((left, { stack, count }) => withoutStack(left, stack, count), own)
      continue
    }
    // With a second step transport is the better reason (STD-TRN-02, TOU-MOV-06, ADV-01-08).
    const unit = rules.units[want.type]
    const reasons = [movedAlreadyError(view, plan, want.type), carriedError(view, plan, want.type)]
    errors.push(...(unit.kind !== 'sea' && unit.move > 1 ? reasons.reverse() : reasons))
  }
  for (const ship of plan.carriers) if (!can(ship)) errors.push(movedAlreadyError(view, plan, ship.type))
  return gather(errors)
}

/** Landed cargo has used its whole move (STD-TRN-02, ADV-01-08). */
function carriedError(view: View, { power, from }: MovePlan, type: UnitType): Refusal | null {
  const landed = ownIn(view.state, from, power).some((s) => s.type === type && s.via === 'sea')
  return landed ? refuse(view, cargoRule(view, type), 'carried-or-moved', { type }, from) : null
}

/** The rule by which transport uses the whole move (STD-TRN-02, ADV-01-08). */
export const cargoRule = ({ rules }: Pick<View, 'rules'>, type: UnitType): RuleId =>
  rules.units[type].kind === 'land' ? rules.cites.cargoRule : 'STD-TRN-02'

function movedAlreadyError(view: View, plan: MovePlan, type: UnitType): Refusal {
  const unit = view.rules.units[type]
  if (unit.kind === 'land') return refuse(view, 'STD-MOV-17', 'moved-already', { type, space: plan.from }, plan.from)
  if (unit.kind === 'air') return refuse(view, 'STD-AIR-01', 'moved-already', { type, space: plan.from }, plan.from)
  if (plan.strategic)
    return refuse(view, unit.tags.has('submerges') ? 'ADV-06-18' : 'ADV-07-01', 'strategic-once', { type }, plan.from)
  const held = ownIn(view.state, plan.from, plan.power).some(
    (s) => s.type === type && heldByPatrol(view, plan.from, s, plan.power),
  )
  if (held) return heldByPatrolError(view, plan.from, type)
  // A ship that entered a hostile zone has stopped (STD-SUB-01: not submarines).
  const stops = !unit.tags.has('passes-hostile') && placeOf(view, plan.from).kind === 'sea'
  if (stops && plan.path.length <= unit.move && isHostileZone(view, plan.from, plan.power)) {
    const stopped = ownIn(view.state, plan.from, plan.power).some((s) => s.type === type && s.used === rangeOf(view.rules, s))
    if (stopped)
      return refuse(view, stopRule(view, plan.from, plan.power), 'stopped-already', { type, space: plan.from }, plan.from)
  }
  const ships = ownIn(view.state, plan.from, plan.power).filter((s) => s.type === type)
  const mined = ships.map((s) => view.rules.hooks.shipStopped(view, plan.from, plan.power, s)).find((e) => e !== null)
  if (mined) return mined
  const range = Math.max(unit.move, ...ships.map((s) => rangeOf(view.rules, s)))
  return view.rules.hooks.rangeRefused(view, plan.from, type, range)
}

/** The refusal for a course over more than `range` zones (STD-SEA-01). */
export const standardRangeRefused = (view: View, from: SpaceId, type: UnitType, range: number): Refusal =>
  refuse(view, 'STD-SEA-01', 'too-far-to-sail', { type, n: range }, from)

/** The rule why two spaces have no border: a special one, or the general one (ADV-16-03, ADV-16-05, ADV-17-02, ADV-PT4-03). */
export function noBorderRule({ rules }: Pick<View, 'rules'>, a: SpaceId, b: SpaceId, general: RuleId): RuleId {
  for (const [rule, pairs] of Object.entries(rules.data.apart ?? {}))
    if (pairs.some((pair) => pair.includes(a) && pair.includes(b))) return rule
  return general
}
