import { emit, popTask, pushTasks } from '../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../kernel/rules.ts'
import { addNoMarkers, markedCargo } from '../../state/gas.ts'
import { controllerOf, enemiesIn, hasOwnLand, isUnmobilizedMinor } from '../../state/selectors.ts'
import type { PowerId, RuleId, SpaceId } from '../../types/ids.ts'
import type { Landing } from '../../types/state.ts'
import type { TaskOf } from '../../types/task.ts'
import { isAssault } from '../move/transport/assault.ts'
import { type CargoParty, findTransport, partiesOfLanding } from '../move/transport/cargo.ts'
import { capture, makeContested, settleControl } from '../politics/control.ts'
import { isUndefendedTarget, updateBattleList } from './battle-list.ts'
import { beginLandBattle } from './land/begin.ts'
import { hasFoughtIn, infantryTest, readyLandings, stayAboardRule } from './ready-landings.ts'

/** Whether a landing here waits for a sea battle (STD-CBT-07, STD-CBT-08). */
const waitsForSeaBattle = (ctx: Ctx, to: SpaceId): boolean =>
  ctx.state.turn.landings.some(
    (l) => l.to === to && !l.direct && ctx.state.turn.battles.some((b) => b.space === l.zone && !b.resolved),
  )

const shoresOf = (ctx: Ctx, zone: SpaceId): SpaceId[] => ctx.state.turn.landings.flatMap((l) => (l.zone === zone ? [l.to] : []))

/** Shores with declared landings from this zone and another, in alphabetical order. */
export const sharedShores = (ctx: Ctx, zone: SpaceId): SpaceId[] =>
  [...new Set(shoresOf(ctx, zone).filter((to) => ctx.state.turn.landings.some((l) => l.to === to && l.zone !== zone)))].sort()

/**
 * After a sea battle: shores that wait for no other battle, in alphabetical order. Lost or departed ships block no other zone
 * (STD-ASL-13).
 */
function runLandings(ctx: Ctx, { zone, shared = [] }: TaskOf<'landings'>): void {
  popTask(ctx)
  const off = shoresOf(ctx, zone)
  const targets = [...new Set([...off, ...shared])].sort()
  if (off.length > 0) ctx.rules.hooks.afterSeaBattle(ctx, zone)
  // A sunk assault no longer requires a battle (STD-TRN-10).
  updateBattleList(ctx)
  pushTasks(ctx, ...targets.filter((to) => !waitsForSeaBattle(ctx, to)).map((to) => ({ task: 'come-ashore' as const, to })))
}

/** The declared landing lapses; its cargo stays aboard by this rule. */
export const emitStayedAboard = (ctx: Ctx, { zone, to, transport }: Landing, rule: string): void =>
  emit(ctx, { type: 'landing-stayed-aboard', power: ctx.state.flow.power, zone, to, transport, rule })

/**
 * Declared units go ashore from every open zone (STD-AMP-06, STD-AMP-10); the others stay aboard (STD-ASL-13). `attack`: the
 * shore is attacked.
 */
function runComeAshore(ctx: Ctx, task: TaskOf<'come-ashore'>): void {
  popTask(ctx)
  const { to, attack } = task
  const power = ctx.state.flow.power
  const fought = ctx.state.turn.battles.some((b) => b.space === to && b.resolved)
  const ready = fought ? [] : readyLandings(ctx, to)
  const staying = ctx.state.turn.landings.filter((l) => l.to === to && !ready.includes(l))
  const rules = staying.map((l) => (fought ? 'STD-CBT-05' : stayAboardRule(ctx, l)))
  for (const [i, l] of staying.entries()) emitStayedAboard(ctx, l, rules[i] as RuleId)
  if (ready.length === 0) return updateBattleList(ctx)
  const first = ctx.rules.hooks.shoreTask(ctx, to, attack?.bombard)
  if (first !== null) return pushTasks(ctx, first)
  if (isUnmobilizedMinor(ctx, to)) {
    // The minor raises its army before the landing (STD-POL-08).
    pushTasks(ctx, { task: 'minor', space: to, entered: power }, task)
    return
  }
  resolveLanding(ctx, to, ready, attack)
}

/** Lands all units as one assault or reinforcement, by the shore's state before (STD-AMP-03, STD-AMP-11). */
export function resolveLanding(ctx: Ctx, to: SpaceId, landings: readonly Landing[], attack?: { with?: PowerId[] }): void {
  const power = ctx.state.flow.power
  const assault =
    ctx.state.turn.ashore.some((a) => a.to === to && a.assault) || landings.some((l) => l.assault) || isAssault(ctx, to)
  const hasInfantry = infantryTest(ctx, to, landings)
  emitLanded(ctx, landings, assault, ({ power: owner }) => hasInfantry(owner))
  ctx.rules.hooks.onArmyEntered(ctx, to)
  if (enemiesIn(ctx, to, power).length > 0) {
    makeContested(ctx, to)
    updateBattleList(ctx)
    if (assault || attack) beginLandBattle(ctx, to, attack?.with)
    return
  }
  if (hasOwnLand(ctx, to, power) && isUndefendedTarget(ctx, to)) capture(ctx, to, power, 'entered')
  // Only lone fighters were here (INF-UNIT-07).
  else if (ctx.rules.behaviours.guestFighters && controllerOf(ctx.state, to) === 'contested') settleControl(ctx, to, 'captured')
  updateBattleList(ctx)
}

/** Emits the landing of the allowed parties with their declared gas markers (ADV-03-21). */
export function emitLanded(
  ctx: Ctx,
  landings: readonly Landing[],
  assault: boolean,
  mayLand: (party: CargoParty) => boolean = () => true,
): void {
  for (const l of landings)
    for (const party of partiesOfLanding(ctx, l)) {
      if (!mayLand(party)) continue
      const marked = markedCargo(findTransport(ctx.state, l.transport)?.ship.cargo ?? [], party.power)
      emit(ctx, {
        type: 'units-landed',
        power: party.power,
        units: marked > 0 ? addNoMarkers(ctx.rules, party.units) : party.units,
        zone: l.zone,
        to: l.to,
        transport: l.transport,
        assault,
        delayed: hasFoughtIn(ctx, l.zone),
      })
    }
}

export const landingsTask: TaskRunner<'landings'> = { run: runLandings }
export const comeAshoreTask: TaskRunner<'come-ashore'> = { run: runComeAshore }

/** Landings not made stay aboard (STD-ASL-13). */
export function keepLandingsAboard(ctx: Ctx): void {
  for (const l of ctx.state.turn.landings)
    emit(ctx, {
      type: 'landing-stayed-aboard',
      power: ctx.state.flow.power,
      zone: l.zone,
      to: l.to,
      transport: l.transport,
      rule: 'STD-ASL-13',
    })
}
