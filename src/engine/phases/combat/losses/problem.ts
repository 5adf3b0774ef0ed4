import type { Ctx } from '../../../kernel/rules.ts'
import { GAS } from '../../../state/gas.ts'
import { areFriendsIn } from '../../../state/relations.ts'
import { hasTag, stacksIn } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import type { FireStep } from '../../../types/event.ts'
import type { Owner, RuleId, UnitType } from '../../../types/ids.ts'
import type { LossClass, LossProblem } from '../../../types/losses.ts'
import type { Cargo, Stack } from '../../../types/state.ts'
import type { BattleSide, LandBattle, SeaBattle } from '../../../types/task.ts'
import { attackersIn, defendersIn, ownersOf } from '../forces.ts'
import { engagedShips } from '../sea/ships.ts'

/** What the hits of a step may fall on, and the rule that requires losses. */
export type LossSpec = {
  step: FireStep
  rule: RuleId
  /** Units that can be hit; by default the whole side. */
  targets?: (ctx: Ctx, battle: LandBattle, force: readonly Stack[]) => readonly Stack[]
  /** Only units coming ashore can be hit. */
  seaborne?: true
  /** The rule that spares the others. */
  spares?: RuleId
}

/** The loss problem of a side on land. */
export function landProblem(ctx: Ctx, battle: LandBattle, side: BattleSide, aim: LossSpec): LossProblem {
  const { step, rule, seaborne = false, spares } = aim
  const force =
    side === 'attacker' ? attackersIn(ctx, battle.space, battle.attacker) : defendersIn(ctx, battle.space, battle.attacker)
  const targets = aim.targets?.(ctx, battle, force) ?? force
  const classes: LossClass[] = []
  for (const s of targets) {
    const sameClass = classes.find((c) => c.owner === s.power && c.type === s.type && c.gas === s.gas)
    if (sameClass) sameClass.count += s.count
    else {
      const cost = ctx.rules.units[s.type].cost + (s.gas ? ctx.rules.units[GAS].cost : 0)
      classes.push({
        owner: s.power,
        type: s.type,
        spend: 'lose',
        count: s.count,
        cost,
        ...(s.gas ? { gas: true as const } : {}),
      })
    }
  }
  return {
    side,
    step,
    kind: 'land',
    seaborne,
    ...(spares === undefined ? {} : { spares }),
    hits: Math.min(side === 'attacker' ? battle.onAttacker : battle.onDefender, sum(classes)),
    classes: byCost(classes),
    // Seaborne units keep their own infantry (ADV-12-20).
    rest: seaborne && ctx.rules.behaviours.seaborneApart ? new Map() : unhittableUnits(ctx, force, targets),
    ...alliedCounts(ctx, battle, force, targets, seaborne),
    ...(force.some((s) => s.damaged) ? { hurt: force.flatMap((s) => (s.damaged ? [s.power] : [])) } : {}),
    ...(side === 'defender' && battle.coastal ? { coastal: true as const } : {}),
    ...(side === 'attacker' && battle.with ? { joint: true as const } : {}),
    rule,
  }
}

const sum = (classes: readonly LossClass[]): number => classes.reduce((n, c) => n + c.count, 0)
const byCost = (classes: LossClass[]): LossClass[] => classes.sort((a, b) => a.cost - b.cost)

const countAlliedCore = (ctx: Ctx, battle: LandBattle, force: readonly Stack[]): number => {
  const first = force[0]
  return stacksIn(ctx.state, battle.space).reduce(
    (n, s) =>
      n +
      (first && !force.includes(s) && areFriendsIn(ctx, battle.space, first.power, s.power) && hasTag(ctx, s.type, 'army-core')
        ? s.count
        : 0),
    0,
  )
}

/**
 * Allied infantry and fighters that count for the last infantry (INF-UNIT-06, ADV-PT2-10). Guests who came ashore are treated
 * like other seaborne units (STD-ASL-05).
 */
function alliedCounts(
  ctx: Ctx,
  battle: LandBattle,
  force: readonly Stack[],
  targets: readonly Stack[],
  seaborne: boolean,
): Pick<LossProblem, 'besides' | 'aloft' | 'guests' | 'hurtGuests'> {
  const { guestFighters } = ctx.rules.behaviours
  if (guestFighters === false) return {}
  const besides = countAlliedCore(ctx, battle, force)
  if (guestFighters === 'guests' && seaborne) return { besides }
  const isAir = (s: Stack): boolean => ctx.rules.units[s.type].kind === 'air'
  const aloft = force.filter((s) => !targets.includes(s) && isAir(s)).reduce((n, s) => n + s.count, 0)
  if (guestFighters === 'guests') return { besides, aloft, guests: true }
  const hurt = force.filter((s) => s.power !== battle.attacker && s.damaged && isAir(s)).map((s) => s.power)
  const hurtGuests = hurt.filter((owner) => force.every((s) => s.power !== owner || isAir(s)))
  return { besides, aloft, hurtGuests }
}

function unhittableUnits(ctx: Ctx, force: readonly Stack[], targets: readonly Stack[]): LossProblem['rest'] {
  const rest = new Map<Owner, { core: number; total: number }>()
  for (const s of force) {
    if (targets.includes(s)) continue
    const r = rest.get(s.power) ?? { core: 0, total: 0 }
    rest.set(s.power, { core: r.core + (hasTag(ctx, s.type, 'army-core') ? s.count : 0), total: r.total + s.count })
  }
  return rest
}

/** Tie-breakers: damage costs nothing yet, and diving boats are kept. */
const DAMAGE = 0.01
const DIVING = 0.001

/** Submerged ships cannot be hit (STD-NAV-08); diving ships only if the ruleset allows it (STD-NAV-07). */
export function seaProblem(
  ctx: Ctx,
  battle: SeaBattle,
  side: BattleSide,
  { step, rule }: Pick<LossSpec, 'step' | 'rule'>,
): LossProblem {
  const force = engagedShips(ctx, battle, side)
  const classes: LossClass[] = []
  for (const owner of ownersOf(ctx, force)) {
    const own = force.filter((s) => s.power === owner)
    for (const type of ctx.rules.types) {
      const unit = ctx.rules.units[type]
      const ships = own.filter((s) => s.type === type && !s.submerged)
      const count = ships.reduce((n, s) => n + s.count, 0)
      if (unit.tags.has('two-hits')) {
        const fresh = ships.reduce((n, s) => n + (s.damaged ? 0 : s.count), 0)
        if (fresh > 0) classes.push({ owner, type, spend: 'hit', count: fresh, cost: DAMAGE })
        if (count > 0) classes.push({ owner, type, spend: 'lose', count, cost: unit.cost })
      } else if (unit.tags.has('carries')) classes.push(...transportClasses(ctx, owner, type, ships))
      else if (count > 0) classes.push({ owner, type, spend: 'lose', count, cost: unit.cost })
      const diving = unit.tags.has('submerges') && ctx.rules.behaviours.divingCanBeHit ? (battle.diving[owner] ?? 0) : 0
      if (diving > 0) classes.push({ owner, type, spend: 'lose', count: diving, cost: unit.cost + DIVING, diving: true })
    }
  }
  const owed = side === 'attacker' ? battle.onAttacker : battle.onDefender
  return {
    side,
    step,
    kind: 'sea',
    seaborne: false,
    hits: Math.min(owed, sum(classes)),
    classes: byCost(classes),
    rest: new Map(),
    rule,
  }
}

const cargoCost = (ctx: Ctx, cargo: readonly Cargo[]): number =>
  cargo.reduce((n, c) => n + ctx.rules.units[c.type].cost + (c.gas ? ctx.rules.units[GAS].cost : 0), 0)

/** Transports with equal cargo and landing form one class, emptiest first. */
export function transportClasses(ctx: Ctx, owner: Owner, type: UnitType, ships: readonly Stack[]): LossClass[] {
  const { cost } = ctx.rules.units[type]
  const classes = new Map<string, LossClass>()
  for (const s of ships) {
    const landing = ctx.state.turn.landings.find((l) => l.transport === s.id)
    const key = [
      ...(s.cargo ?? []).map((c) => `${c.power} ${c.type}${c.gas ? ' gas' : ''}`).sort(),
      ...(landing ? [landing.to, ...entries(landing.units).flat()] : []),
    ].join()
    const sameClass = classes.get(key)
    if (sameClass?.ids) {
      sameClass.count++
      sameClass.ids.push(s.id as number)
    } else
      classes.set(key, {
        owner,
        type,
        spend: 'lose',
        count: 1,
        cost: cost + cargoCost(ctx, s.cargo ?? []),
        ids: [s.id as number],
      })
  }
  return [...classes.values()]
}

/** Hits that fighting ships can take before a transport is lost (STD-NAV-11, STD-NAV-13). */
export const fightingSteps = (problem: LossProblem): number =>
  problem.classes.reduce((n, c) => n + (c.ids || c.diving ? 0 : c.count), 0)
