import { contextOf, emit, pushTasks } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { setControl, settleControl } from '../../../phases/politics/control.ts'
import { disbandUnits, isRevolutionDue } from '../../../phases/politics/revolution.ts'
import { impossible } from '../../../refusal.ts'
import { GAS, markedGuns } from '../../../state/gas.ts'
import { campsIn, controllerOf, placeOf, stacksIn } from '../../../state/selectors.ts'
import { countsOf, withEntry } from '../../../state/stacks.ts'
import { type Counts, type PowerId, SIDES, type Side, type SpaceId, type UnitType } from '../../../types/ids.ts'
import type { PositionSpec } from '../../../types/outcome.ts'
import type { Control, GameState, Stack } from '../../../types/state.ts'
import type { Task } from '../../../types/task.ts'

/**
 * Russia leaves the war (ADV-26-01, ADV-26-02): its land closes (ADV-26-03), fronts get an armistice (ADV-26-05), allies go home
 * (ADV-26-06), foreign land gets new owners. Occupied Russian land stays with its occupiers (ADV-26-04, ADV-26-25).
 */
export function runArmistice(ctx: Ctx): void {
  if (!isRevolutionDue(ctx)) return
  const { power } = ctx.rules.data.revolution
  const fronts = ctx.rules.map.territories.filter((p) => p.original === power && controllerOf(ctx.state, p.id) === 'contested')
  emit(ctx, { type: 'revolution-broke-out', power, rule: 'ADV-26-01' })
  for (const p of ctx.rules.map.territories)
    if (p.original === power && (controllerOf(ctx.state, p.id) === power || fronts.includes(p))) sendHome(ctx, p.id)
  for (const space of Object.keys(ctx.state.war.units).sort()) {
    landCargo(ctx, space)
    disbandUnits(ctx, space, power)
  }
  const amount = ctx.state.war.treasury[power]
  if (amount > 0) emit(ctx, { type: 'treasury-removed', power, amount, rule: 'ADV-26-20' })
  for (const { id } of fronts) declareArmistice(ctx, id)
  const settlements: Task[] = []
  for (const { id, original } of ctx.rules.map.territories) {
    if (original === power) continue
    if (controllerOf(ctx.state, id) === power) giveUp(ctx, id)
    else if (controllerOf(ctx.state, id) === 'contested' && campsIn(ctx, id).sides.length < 2)
      settlements.push({ task: 'settle', space: id, cause: 'withdrawn' })
  }
  pushTasks(ctx, ...settlements)
}

const alliesOf = (ctx: Ctx, power: PowerId): PowerId[] =>
  ctx.rules.order.filter((p) => p !== power && ctx.rules.sideOf(p) === ctx.rules.sideOf(power))

/** Land units and fighters of the allies; ships stay (ADV-26-06, ADV-26-20). */
function sendHome(ctx: Ctx, space: SpaceId): void {
  for (const owner of alliesOf(ctx, ctx.rules.data.revolution.power)) {
    const own = stacksIn(ctx.state, space).filter((s) => s.power === owner)
    if (own.length > 0) emit(ctx, { type: 'units-sent-home', power: owner, space, units: withMarkers(own), rule: 'ADV-26-06' })
  }
}

/** Counts with gas markers (ADV-03-03). */
function withMarkers(stacks: readonly Stack[]): Counts {
  const marked = markedGuns(stacks)
  return marked === 0 ? countsOf(stacks) : { ...countsOf(stacks), [GAS]: marked }
}

/** Allied cargo of Russian transports goes home too (ADV-26-23). */
function landCargo(ctx: Ctx, zone: SpaceId): void {
  const { power } = ctx.rules.data.revolution
  const aboard = stacksIn(ctx.state, zone).flatMap((s) => (s.power === power ? (s.cargo ?? []) : []))
  for (const owner of alliesOf(ctx, power)) {
    const units: Partial<Record<UnitType, number>> = {}
    for (const c of aboard)
      if (c.power === owner) {
        units[c.type] = (units[c.type] ?? 0) + 1
        if (c.gas) units[GAS] = (units[GAS] ?? 0) + 1
      }
    if (Object.keys(units).length > 0) emit(ctx, { type: 'units-sent-home', power: owner, space: zone, units, rule: 'ADV-26-23' })
  }
}

/** Contested Russian land: the remaining side holds it, without marker and income (ADV-26-05, ADV-26-09). */
function declareArmistice(ctx: Ctx, space: SpaceId): void {
  const [side] = campsIn(ctx, space).sides
  if (side !== undefined) emit(ctx, { type: 'armistice-settled', space, side, rule: 'ADV-26-05' })
  const to = side === undefined ? ctx.rules.data.revolution.power : null
  emit(ctx, { type: 'control-changed', space, from: 'contested', to, cause: 'armistice', rule: 'ADV-26-05' })
}

/**
 * Foreign land passes to the ally there whose turn is next after Russia's (ADV-26-13), otherwise to its original owner or heir
 * (ADV-26-14); neutrals, minors and colonies become vacant (ADV-26-15).
 */
function giveUp(ctx: Ctx, space: SpaceId): void {
  const { power, heirs } = ctx.rules.data.revolution
  const { order } = ctx.rules
  const at = order.indexOf(power)
  const soonest = [...order.slice(at), ...order.slice(0, at)].find(
    (p) => p !== power && ctx.rules.sideOf(p) === ctx.rules.sideOf(power) && stands(ctx, space, p),
  )
  if (soonest) return setControl(ctx, space, soonest, { cause: 'revolution', rule: 'ADV-26-13' })
  const heir = placeOf(ctx, space).original ?? heirs?.[space]
  const rule = heir && ctx.rules.sideOf(heir) === ctx.rules.sideOf(power) ? 'STD-REV-10' : 'ADV-26-14'
  if (heir) return setControl(ctx, space, heir, { cause: 'returned', rule })
  setControl(ctx, space, null, { cause: 'vacated', rule: 'ADV-26-15' })
}

const stands = (ctx: Ctx, space: SpaceId, power: PowerId): boolean => stacksIn(ctx.state, space).some((s) => s.power === power)

/**
 * A position after the revolution without Russian units (ADV-26-02): fronts against them become armistice land (ADV-26-05,
 * ADV-26-09), foreign land is settled as in play.
 */
function removeRussia(rules: Ctx['rules'], state: GameState): GameState {
  const { power, against } = rules.data.revolution
  const ctx = contextOf(rules, state)
  const stood = Object.keys(state.war.units).filter((space) => stands(ctx, space, power))
  for (const space of Object.keys(state.war.units).sort()) {
    landCargo(ctx, space)
    disbandUnits(ctx, space, power)
  }
  for (const { id, original } of rules.map.territories) {
    const control = controllerOf(ctx.state, id)
    const { sides } = campsIn(ctx, id)
    const [side] = sides
    const front = (holder: Side): void => emit(ctx, { type: 'armistice-settled', space: id, side: holder, rule: 'ADV-26-05' })
    if (original !== power) {
      if (control === power) giveUp(ctx, id)
      else if (control === 'contested' && sides.length < 2) {
        settleControl(ctx, id, 'withdrawn')
        // Of several possible owners the first in turn order.
        const first = rules.order.find((p) => stands(ctx, id, p))
        if (controllerOf(ctx.state, id) === 'contested' && first)
          setControl(ctx, id, first, { cause: 'withdrawn', rule: 'ADV-26-18' })
      }
    } else if (control === 'contested' && stood.includes(id)) {
      if (sides.length < 2) declareArmistice(ctx, id)
      else front(against)
    } else if (control === null && side !== undefined) front(side)
  }
  return { ...ctx.state, flow: { ...ctx.state.flow, agenda: state.flow.agenda } }
}

/** Reads the armistice of a position: fronts and the side that holds them (ADV-26-05). Throws a ContractError. */
export function readArmistice(rules: Ctx['rules'], state: GameState, { armistice }: PositionSpec): GameState {
  let next = state.war.revolution ? removeRussia(rules, state) : state
  for (const [space, side] of Object.entries(armistice ?? {})) {
    const field = `armistice.${space}`
    if (rules.map.places.get(space)?.original !== rules.data.revolution.power) impossible(field, 'no-armistice', { space })
    if (!SIDES.includes(side)) impossible(field, 'side', { one: SIDES[0], other: SIDES[1] })
    next = {
      ...next,
      war: {
        ...next.war,
        armistice: { ...next.war.armistice, [space]: side },
        control:
          next.war.control[space] === 'contested' ? next.war.control : withEntry<Control>(next.war.control, space, undefined),
      },
    }
  }
  return next
}
