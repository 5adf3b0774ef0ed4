import { ask, clearAgenda, emit, popTask, pushTasks } from '../../kernel/context.ts'
import type { LandEntry } from '../../kernel/move-plan.ts'
import type { Ctx, TaskRunner } from '../../kernel/rules.ts'
import { optionTaskHandler } from '../../phases/answers.ts'
import { setControl } from '../../phases/politics/control.ts'
import { disbandUnits } from '../../phases/politics/revolution.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { areFriendsIn, fightsOn, isAtPeace, isIsolated, isOutOfWar } from '../../state/relations.ts'
import { campsIn, controllerOf, hasArmyCore, hasTag, placeOf, stacksIn } from '../../state/selectors.ts'
import { addCounts } from '../../state/stacks.ts'
import type { Counts, PowerId, RuleId, SpaceId } from '../../types/ids.ts'
import type { Cargo } from '../../types/state.ts'
import type { Task, TaskOf } from '../../types/task.ts'

/**
 * The treaty is due in any round: the enemy presses Petrograd and another original territory, and the power still holds or
 * defends its capital (INF-RUS-01, INF-RUS-02, INF-RUS-04).
 */
export function isTreatyDue(ctx: Ctx): boolean {
  const { treaty, revolution } = ctx.rules.data
  if (!treaty || ctx.state.war.revolution) return false
  const { power, against, capital } = revolution
  const pressed = (id: SpaceId): boolean => {
    const control = controllerOf(ctx.state, id)
    return control !== null && (control === 'contested' || ctx.rules.sideOf(control) === against)
  }
  if (!pressed(treaty.city)) return false
  const others = ctx.rules.map.territories.filter((p) => p.original === power && p.id !== treaty.city && pressed(p.id))
  if (others.length < treaty.othersNeeded) return false
  const control = controllerOf(ctx.state, capital)
  return control === power || (control === 'contested' && stacksIn(ctx.state, capital).some((s) => s.power === power))
}

/** Tested as Conduct Combat closes and as any turn ends (INF-RUS-03). */
export function runTreaty(ctx: Ctx): void {
  if (!isTreatyDue(ctx)) return
  const { power } = ctx.rules.data.revolution
  emit(ctx, { type: 'revolution-broke-out', power, rule: 'INF-RUS-02' })
  // Ends the power's own current turn (INF-RUS-17), unless it is ending already.
  if (ctx.state.flow.power === power && ctx.state.flow.agenda.some((t) => t.task === 'open-phase')) {
    clearAgenda(ctx)
    pushTasks(ctx, { task: 'end-turn' })
  }
  const amount = ctx.state.war.treasury[power]
  if (amount > 0) emit(ctx, { type: 'treasury-removed', power, amount, rule: 'INF-RUS-16' })
  const fleets = removeUnits(ctx, power)
  const settlements = divideLand(ctx, power)
  pushTasks(ctx, ...fleets, ...settlements)
}

/**
 * Removes units abroad, at sea and on ceded land (INF-RUS-06, INF-RUS-11, INF-RUS-12, INF-RUS-13, INF-RUS-19). Fleets with guests
 * wait until these have landed (INF-RUS-20).
 */
function removeUnits(ctx: Ctx, power: PowerId): Task[] {
  const { ceded = [], fightOn = [] } = ctx.rules.data.treaty ?? {}
  const waiting: Task[] = []
  for (const space of Object.keys(ctx.state.war.units).sort()) {
    const place = placeOf(ctx, space)
    const left = place.original === power || controllerOf(ctx.state, space) === power || fightOn.includes(space)
    if (left && !ceded.includes(space)) continue
    const guests = ctx.rules.order.filter((p) => guestsOf(ctx, space, power, p).length > 0)
    if (guests.length === 0) disbandUnits(ctx, space, power)
    else
      waiting.push(...guests.map((owner): Task => ({ task: 'set-ashore', zone: space, owner })), { task: 'scuttle', zone: space })
  }
  return waiting
}

/**
 * Germany gets the ceded land; contested own land returns; occupied land stays occupied (INF-RUS-05, INF-RUS-06, INF-RUS-07,
 * INF-RUS-08).
 */
function divideLand(ctx: Ctx, power: PowerId): Task[] {
  const { to, ceded = [] } = ctx.rules.data.treaty ?? {}
  const settlements: Task[] = []
  for (const { id, original } of ctx.rules.map.territories) {
    const control = controllerOf(ctx.state, id)
    if (to && ceded.includes(id)) {
      const both = campsIn(ctx, id).sides.length === 2
      setControl(
        ctx,
        id,
        both ? 'contested' : to,
        both ? { cause: 'contested', rule: 'INF-RUS-06' } : { cause: 'revolution', by: power, rule: 'INF-RUS-05' },
      )
    } else if (original === power) {
      if (control === 'contested') setControl(ctx, id, power, { cause: 'returned', rule: 'INF-RUS-08' })
    } else if (control === 'contested' && campsIn(ctx, id).sides.length < 2)
      settlements.push({ task: 'settle', space: id, cause: 'withdrawn' })
  }
  return settlements
}

/** Cargo of this owner aboard the power's fleet. */
const guestsOf = (ctx: Ctx, zone: SpaceId, power: PowerId, owner: PowerId): Cargo[] =>
  owner === power
    ? []
    : stacksIn(ctx.state, zone).flatMap((s) => (s.power === power ? (s.cargo ?? []).filter((c) => c.power === owner) : []))

/** Friendly controlled land next to the zone (INF-RUS-20). */
function shoresFor(ctx: Ctx, zone: SpaceId, owner: PowerId): SpaceId[] {
  return placeOf(ctx, zone).land.filter((id) => {
    const control = controllerOf(ctx.state, id)
    if (control === null || control === 'contested' || !(fightsOn(ctx, id, control) || !isOutOfWar(ctx, control))) return false
    return areFriendsIn(ctx, id, owner, control)
  })
}

/** Lands on the only shore or the owner's choice; without one the cargo is lost. */
function runSetAshore(ctx: Ctx, { zone, owner }: TaskOf<'set-ashore'>): void {
  const shores = shoresFor(ctx, zone, owner)
  const [only, ...others] = shores
  if (others.length > 0)
    return ask(ctx, {
      by: owner,
      kind: 'choice',
      topic: 'set-ashore',
      space: zone,
      options: shores.map((id) => ({ id })),
      rule: 'INF-RUS-20',
    })
  popTask(ctx)
  if (only !== undefined) setAshore(ctx, zone, owner, only)
}

function answerSetAshore(ctx: Ctx, { zone, owner }: TaskOf<'set-ashore'>, option: string): void {
  popTask(ctx)
  setAshore(ctx, zone, owner, option)
}

function setAshore(ctx: Ctx, zone: SpaceId, owner: PowerId, to: SpaceId): void {
  const { power } = ctx.rules.data.revolution
  const isLed = hasArmyCore(ctx, to, owner) || guestsOf(ctx, zone, power, owner).some((c) => hasTag(ctx, c.type, 'army-core'))
  for (const ship of stacksIn(ctx.state, zone)) {
    const guests = ship.power === power ? (ship.cargo ?? []).filter((c) => c.power === owner) : []
    if (guests.length === 0) continue
    const units = guests.reduce<Counts>((sum, c) => addCounts(sum, { [c.type]: 1 }), {})
    const transport = ship.id as number
    const unled = isLed ? {} : { unled: true as const }
    emit(ctx, { type: 'units-landed', power: owner, zone, to, transport, units, assault: false, delayed: false, ...unled })
  }
}

/** Removes the fleet with remaining cargo (INF-RUS-11, INF-RUS-20). */
function runScuttle(ctx: Ctx, { zone }: TaskOf<'scuttle'>): void {
  popTask(ctx)
  disbandUnits(ctx, zone, ctx.rules.data.revolution.power)
}

export const setAshoreTask: TaskRunner<'set-ashore'> = { run: runSetAshore, ...optionTaskHandler(answerSetAshore) }
export const scuttleTask: TaskRunner<'scuttle'> = { run: runScuttle }

/**
 * Land left to the power at peace is closed, also to fighters (INF-RUS-09). Units inside may withdraw (INF-RUS-10), through it
 * only without a direct way out (INF-RUS-18).
 */
export function checkClosedByTreaty(ctx: Ctx, { power, from, to }: LandEntry): Refusal | null {
  if (!isAtPeace(ctx, to)) return null
  const inside = isAtPeace(ctx, from) && placeOf(ctx, from).land.includes(to)
  if (!inside)
    return refuse(ctx, peaceRule(ctx, to), 'closed-after-revolution', { space: to, power: ctx.rules.data.revolution.power }, to)
  const out = placeOf(ctx, from).land.find((id) => isOwnSide(ctx, id, power))
  return out === undefined ? null : refuse(ctx, 'INF-RUS-18', 'way-out-is-open', { space: out, to }, to)
}

/** The rule that closes the land: original (INF-RUS-09) or held abroad (INF-RUS-19). */
const peaceRule = (ctx: Ctx, space: SpaceId): RuleId =>
  placeOf(ctx, space).original === ctx.rules.data.revolution.power ? 'INF-RUS-09' : 'INF-RUS-19'

/** No battles in such land. */
export const checkBattleAtPeace = (ctx: Ctx, space: SpaceId): Refusal | null =>
  isAtPeace(ctx, space) ? refuse(ctx, peaceRule(ctx, space), 'no-fighting-at-peace', { space }, space) : null

function isOwnSide(ctx: Ctx, space: SpaceId, power: PowerId): boolean {
  const control = controllerOf(ctx.state, space)
  if (control === null || control === 'contested' || isAtPeace(ctx, space) || isIsolated(ctx, control)) return false
  return ctx.rules.sideOf(control) === ctx.rules.sideOf(power)
}
