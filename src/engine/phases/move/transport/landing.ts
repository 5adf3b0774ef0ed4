import { emit, popTask, pushTasks } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { addMarkers, markedCargo } from '../../../state/gas.ts'
import { enemiesIn, hasArmyCore, hasTag } from '../../../state/selectors.ts'
import { entries } from '../../../state/stacks.ts'
import type { ActionOf } from '../../../types/action.ts'
import type { PowerId, RuleId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { Stack } from '../../../types/state.ts'
import type { TaskOf } from '../../../types/task.ts'
import { makeContested } from '../../politics/control.ts'
import { asIfInvaded, enterWarIfInvaded } from '../../politics/neutral-powers.ts'
import { areMinesDue } from '../sail/mines.ts'
import { isAssault } from './assault.ts'
import {
  type CargoParty,
  findTransport,
  namedOwner,
  partiesOfOffload,
  transportsWithCargoOf,
  transportsWithGuests,
} from './cargo.ts'
import { checkCover, checkOffload, checkPatrol, isDirectDeclaration, withMarkers } from './check-offload.ts'

/** ADV-12-23. */
const isShoreAssault = (ctx: Ctx, to: SpaceId): boolean => ctx.rules.behaviours.assaultsMeetShore && isAssault(ctx, to)

/** Whether the offload only declares a landing. */
export const isOnlyDeclared = (ctx: Ctx, { to, afterSeaCombat = false }: ActionOf<'offload'>): boolean =>
  afterSeaCombat || isShoreAssault(ctx, to)

/** Lands now after the zone's mines (STD-MIN-09), or declares a landing (STD-AMP-06). */
export function doOffload(ctx: Ctx, action: ActionOf<'offload'>): void {
  const { transport, to, units, afterSeaCombat } = action
  const found = findTransport(ctx.state, transport)
  if (!found) return
  enterWarIfInvaded(ctx, to)
  const zone = found.zone
  if (isOnlyDeclared(ctx, action)) {
    const direct = isShoreAssault(ctx, to) && (!afterSeaCombat || isDirectDeclaration(ctx, zone, to))
    for (const party of partiesOfOffload(ctx, found.ship, action) ?? []) {
      const markedUnits = withMarkers(ctx, found.ship, party)
      emit(ctx, {
        type: 'landing-declared',
        power: party.power,
        zone,
        to,
        transport,
        units: markedUnits,
        assault: isAssault(ctx, to),
        ...(direct ? { direct: true as const } : {}),
      })
    }
    return
  }
  const named = namedOwner(ctx, action)
  pushTasks(ctx, { task: 'land', transport, to, units, ...named })
  pushTasks(ctx, { task: 'call-off', zone, to, by: { transport, units, ...named } })
  pushTasks(ctx, { task: 'mines', zone, ships: null })
}

/**
 * All reasons against a landing; also if earlier mine hits would keep it aboard (STD-AMP-12), or no infantry could follow
 * (ADV-08-06).
 */
export function checkLanding(before: Ctx, action: ActionOf<'offload'>): Refusal | null {
  // Landing there activates its mines (STD-POL-26).
  const ctx = asIfInvaded(before, action.to)
  const error = checkOffload(ctx, action)
  const found = findTransport(ctx.state, action.transport)
  if (error || !found) return error
  const { ship, zone } = found
  const { to } = action
  if (isOnlyDeclared(ctx, action)) return null
  const parties = partiesOfOffload(ctx, ship, action) ?? []
  if (areMinesDue(ctx, zone)) {
    const alone = parties.find((party) => !canGetInfantry(ctx, to, party))
    if (alone === undefined) return null
    const rule = alone.power === ctx.state.flow.power ? 'STD-MOV-10' : (ctx.rules.cites.landsAllies as RuleId)
    return refuse(ctx, rule, 'nobody-can-follow', { power: alone.power, space: to }, to)
  }
  const rule = minesBarRule(ctx, zone, to, parties)
  if (rule === null) return null
  const infantryError =
    rule === 'STD-AMP-12'
      ? refuse(ctx, 'STD-MOV-10', 'entered-without-infantry', { power: ctx.state.flow.power, space: to }, to)
      : null
  return gather([refuse(ctx, rule, 'nobody-lands-without', { to }, to), infantryError])
}

function canGetInfantry(ctx: Ctx, to: SpaceId, { power, units }: CargoParty): boolean {
  const isCore = (type: UnitType): boolean => hasTag(ctx, type, 'army-core')
  if (entries(units).some(([type]) => isCore(type)) || hasArmyCore(ctx, to, power)) return true
  const carriers = power === ctx.state.flow.power ? transportsWithCargoOf(ctx.state, power) : transportsWithGuests(ctx)
  const mayLand = (ship: Stack): boolean => ship.offloaded === undefined || ship.offloaded === to
  if (carriers.some(({ ship }) => mayLand(ship) && ship.cargo?.some((c) => c.power === power && isCore(c.type)))) return true
  // It may still march or be loaded.
  return power === ctx.state.flow.power && ctx.rules.map.territories.some((p) => hasArmyCore(ctx, p.id, power))
}

/** The landing without dice, for look-aheads. */
export function landNow(ctx: Ctx, action: ActionOf<'offload'>): void {
  const { transport, to, units } = action
  if (isOnlyDeclared(ctx, action)) return doOffload(ctx, action)
  enterWarIfInvaded(ctx, to)
  const task = { task: 'land', transport, to, units, ...namedOwner(ctx, action) } as const
  pushTasks(ctx, task)
  runLand(ctx, task)
}

/** Lands unless sunk (STD-TRN-10), called off, or without what it needs (STD-AMP-12, STD-MIN-11). */
function runLand(ctx: Ctx, task: TaskOf<'land'>): void {
  popTask(ctx)
  const { transport, to } = task
  const power = ctx.state.flow.power
  const found = findTransport(ctx.state, transport)
  if (!found) return
  const { zone, ship } = found
  if (ctx.state.turn.calledOff.some((c) => c.zone === zone && c.to === to && c.off)) return
  const parties = partiesOfOffload(ctx, ship, task) ?? []
  const rule = minesBarRule(ctx, zone, to, parties)
  if (rule !== null) return emit(ctx, { type: 'landing-stayed-aboard', power, zone, to, transport, rule })
  const assault = isAssault(ctx, to)
  for (const party of parties) {
    const units = addMarkers(ctx.rules, party.units, markedCargo(ship.cargo ?? [], party.power))
    emit(ctx, { type: 'units-landed', power: party.power, zone, to, transport, units, assault, delayed: false })
  }
  ctx.rules.hooks.onArmyEntered(ctx, to)
  if (enemiesIn(ctx, to, power).length > 0) makeContested(ctx, to)
}

/**
 * The rule by which a mine hit keeps the landing aboard: no warship against submarines (STD-AMP-08) or patrol (ADV-05-11), or no
 * infantry (STD-AMP-12, INF-TRN-04); or null.
 */
export function minesBarRule(ctx: Ctx, zone: SpaceId, to: SpaceId, parties: readonly CargoParty[]): string | null {
  if (!ctx.state.turn.mined.includes(zone)) return null
  if (checkCover(ctx, zone, { to }) !== null) return 'STD-AMP-08'
  const patrol = checkPatrol(ctx, zone, to)
  if (patrol !== null) return patrol.rule
  const hasInfantry = ({ power, units }: CargoParty): boolean =>
    entries(units).some(([type]) => hasTag(ctx, type, 'army-core')) ||
    hasArmyCore(ctx, to, power) ||
    hasInfantryAtSea(ctx, to, power)
  if (!parties.every(hasInfantry)) return 'STD-AMP-12'
  const { power } = ctx.state.flow
  const leads = !isAssault(ctx, to) || parties.some((p) => p.power === power) || hasInfantry({ power, units: {} })
  return leads ? null : 'INF-TRN-04'
}

const hasInfantryAtSea = (ctx: Ctx, to: SpaceId, owner: PowerId): boolean =>
  (owner === ctx.state.flow.power ? transportsWithCargoOf(ctx.state, owner) : transportsWithGuests(ctx)).some(
    ({ ship, zone }) =>
      !areMinesDue(ctx, zone) &&
      ship.cargo?.some(
        ({ power, type }) =>
          power === owner &&
          hasTag(ctx, type, 'army-core') &&
          checkOffload(ctx, {
            type: 'offload',
            transport: ship.id as number,
            to,
            units: { [type]: 1 },
            ...(owner === ctx.state.flow.power ? {} : { power: owner }),
          }) === null,
      ),
  )

export const landTask: TaskRunner<'land'> = { run: runLand }
