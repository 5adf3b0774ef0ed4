import { emit, popTask, pushTasks } from '../../../kernel/context.ts'
import type { Ctx, TaskRunner } from '../../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../../refusal.ts'
import { aboardWithGas, sayMarkers } from '../../../state/gas.ts'
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

/** An assault that meets the shore in Conduct Combat, whether or not there is anybody at sea (ADV-12-23). */
const isShoreAssault = (ctx: Ctx, to: SpaceId): boolean => ctx.rules.behaviours.assaultsMeetShore && isAssault(ctx, to)

/** Does nobody go ashore yet? */
export const isOnlyDeclared = (ctx: Ctx, { to, afterSeaCombat = false }: ActionOf<'offload'>): boolean =>
  afterSeaCombat || isShoreAssault(ctx, to)

/** Landed now (mines of the zone first, STD-MIN-09), or declared for after the sea battle (STD-AMP-06). */
export function doOffload(ctx: Ctx, action: ActionOf<'offload'>): void {
  const { transport, to, units, afterSeaCombat } = action
  const found = findTransport(ctx.state, transport)
  if (!found) return
  enterWarIfInvaded(ctx, to)
  const zone = found.zone
  if (isOnlyDeclared(ctx, action)) {
    const direct = isShoreAssault(ctx, to) && (!afterSeaCombat || isDirectDeclaration(ctx, zone, to))
    for (const party of partiesOfOffload(ctx, found.ship, action) ?? []) {
      const said = withMarkers(ctx, found.ship, party)
      emit(ctx, {
        type: 'landing-declared',
        power: party.power,
        zone,
        to,
        transport,
        units: said,
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
 * Everything that speaks against a landing: with what it has to be (`checkOffload`) also that it would go ashore at once, and mines
 * that hit before let it not (STD-AMP-12); or that its dice would be thrown for units that nobody can follow (ADV-08-06).
 */
export function checkLanding(before: Ctx, action: ActionOf<'offload'>): Refusal | null {
  // The mines of the neutral United States are rolled for who goes ashore there (STD-POL-26).
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
  const manned =
    rule === 'STD-AMP-12'
      ? refuse(ctx, 'STD-MOV-10', 'entered-without-infantry', { power: ctx.state.flow.power, space: to }, to)
      : null
  return gather([refuse(ctx, rule, 'nobody-lands-without', { to }, to), manned])
}

/** Does this party bring infantry, or is there some of its power there, declared, aboard a transport, or on land from where it could come? */
function canGetInfantry(ctx: Ctx, to: SpaceId, { power, units }: CargoParty): boolean {
  const isCore = (type: UnitType): boolean => hasTag(ctx, type, 'army-core')
  if (entries(units).some(([type]) => isCore(type)) || hasArmyCore(ctx, to, power)) return true
  const carriers = power === ctx.state.flow.power ? transportsWithCargoOf(ctx.state, power) : transportsWithGuests(ctx)
  const mayLand = (ship: Stack): boolean => ship.offloaded === undefined || ship.offloaded === to
  if (carriers.some(({ ship }) => mayLand(ship) && ship.cargo?.some((c) => c.power === power && isCore(c.type)))) return true
  // On its own turn it may march there, or be loaded yet.
  return power === ctx.state.flow.power && ctx.rules.map.territories.some((p) => hasArmyCore(ctx, p.id, power))
}

/** The landing without its dice, for looking ahead. */
export function landNow(ctx: Ctx, action: ActionOf<'offload'>): void {
  const { transport, to, units } = action
  if (isOnlyDeclared(ctx, action)) return doOffload(ctx, action)
  enterWarIfInvaded(ctx, to)
  const task = { task: 'land', transport, to, units, ...namedOwner(ctx, action) } as const
  pushTasks(ctx, task)
  runLand(ctx, task)
}

/**
 * The landing itself, unless the transport sank (STD-TRN-10), it was called off, or mines took what it needed (STD-AMP-12,
 * STD-MIN-11).
 */
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
    const units = sayMarkers(ctx.rules, party.units, aboardWithGas(ship.cargo ?? [], party.power))
    emit(ctx, { type: 'units-landed', power: party.power, zone, to, transport, units, assault, delayed: false })
  }
  ctx.rules.hooks.onArmyEntered(ctx, to)
  if (enemiesIn(ctx, to, power).length > 0) makeContested(ctx, to)
}

/**
 * Where a mine has hit: is the warship gone that watched the submarines (STD-AMP-08) or the patrol (ADV-05-11), or all infantry of one of them for this
 * coast (STD-AMP-12), or of the power that must lead an invasion (INF-TRN-04)?
 */
export function minesBarRule(ctx: Ctx, zone: SpaceId, to: SpaceId, parties: readonly CargoParty[]): string | null {
  if (!ctx.state.turn.mined.includes(zone)) return null
  if (checkCover(ctx, zone, { to }) !== null) return 'STD-AMP-08'
  const patrol = checkPatrol(ctx, zone, to)
  if (patrol !== null) return patrol.rule
  const manned = ({ power, units }: CargoParty): boolean =>
    entries(units).some(([type]) => hasTag(ctx, type, 'army-core')) ||
    hasArmyCore(ctx, to, power) ||
    hasInfantryAtSea(ctx, to, power)
  if (!parties.every(manned)) return 'STD-AMP-12'
  const { power } = ctx.state.flow
  const leads = !isAssault(ctx, to) || parties.some((p) => p.power === power) || manned({ power, units: {} })
  return leads ? null : 'INF-TRN-04'
}

/** Infantry of this power at sea that can still land here, all its dice for the mines thrown. */
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
