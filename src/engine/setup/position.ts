import { type Ctx, contextOf } from '../flow/context.ts'
import { advance } from '../flow/tasks.ts'
import { skipRule } from '../flow/turn.ts'
import { readRuleset, rulesFor } from '../rulesets/index.ts'
import type { Rules } from '../rulesets/rules.ts'
import { openTurn } from '../state/evolve/turn.ts'
import { bearsGas, GAS, placeMarkers } from '../state/gas.ts'
import { alignmentOf, campsIn, stacksIn } from '../state/queries.ts'
import { isIsolated } from '../state/relations.ts'
import { addTo, entries, setSpace, withEntry } from '../state/stacks.ts'
import { PHASES, type PowerId, type SpaceId, type UnitType } from '../types/ids.ts'
import { ContractError, type PositionSpec, type UnitSpec } from '../types/outcome.ts'
import type { Cargo, Control, GameState, Stack } from '../types/state.ts'
import { bareState, placeOpening, readDice } from './create.ts'
import { readPlayers } from './players.ts'

const fail = (field: string, sentence: string): never => {
  throw new ContractError(field, sentence)
}
const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v)

function oneOf<T extends string>(value: unknown, known: readonly T[], field: string): T {
  return (
    known.find((k) => k === value) ??
    fail(field, `The field "${field}" cannot be "${String(value)}"; it is one of: ${known.join(', ')}.`)
  )
}

function whole(value: unknown, field: string, least = 0): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= 1_000_000) return value
  return fail(field, `The field "${field}" must be a whole number of at least ${least}.`)
}

function spaceOf(rules: Rules, id: string, field: string): SpaceId {
  const place = rules.map.places.get(id)
  if (!place) return fail(field, `The field "${field}" names an unknown space "${id}".`)
  if (place.kind === 'impassable') return fail(field, `The field "${field}" names "${id}", which nobody can enter.`)
  return id
}

const record = (value: unknown, field: string): Record<string, unknown> =>
  value === undefined ? {} : isObject(value) ? value : fail(field, `The field "${field}" must be an object.`)

function unitsOf(rules: Rules, spec: unknown, field: string): [UnitType, number][] {
  const { damaged: _damaged, transports: _transports, ...read } = record(spec, field)
  for (const [type, n] of Object.entries(read)) {
    if (!Object.hasOwn(rules.units, type))
      fail(`${field}.${type}`, `The field "${field}.${type}" names an unknown unit "${type}".`)
    whole(n, `${field}.${type}`)
  }
  return entries(read as UnitSpec)
}

function fits(rules: Rules, space: SpaceId, type: UnitType, field: string): void {
  const sea = rules.map.places.get(space)?.kind === 'sea'
  const ship = rules.units[type].kind === 'sea'
  if (sea !== ship)
    fail(
      field,
      ship
        ? `A ${rules.units[type].name.toLowerCase()} cannot stand on land (${field}).`
        : `A unit of ${rules.units[type].name.toLowerCase()} cannot stand in a sea zone (${field}).`,
    )
}

/** One power's units in one space, loaded transports and damaged ships included. */
function stacksOf(rules: Rules, state: GameState, space: SpaceId, power: PowerId, spec: unknown, field: string): GameState {
  let next = state
  const add = (stack: Stack): void => {
    next = { ...next, war: { ...next.war, units: addTo(rules, next.war.units, space, stack) } }
  }
  const sail = (cargo: Cargo[]): void => {
    add({ power, type: 'transport', count: 1, id: next.war.nextTransport, cargo })
    next = { ...next, war: { ...next.war, nextTransport: next.war.nextTransport + 1 } }
  }
  for (const [type, count] of unitsOf(rules, spec, field)) {
    fits(rules, space, type, `${field}.${type}`)
    if (type === GAS) next = placeMarkers(rules, next, space, power, count, `${field}.${type}`)
    else if (rules.units[type].tags.has('carries')) for (let i = 0; i < count; i++) sail([])
    else add({ power, type, count })
  }
  const { damaged, transports } = record(spec, field)
  for (const [type, count] of unitsOf(rules, record(damaged, `${field}.damaged`), `${field}.damaged`)) {
    if (!rules.units[type].tags.has('two-hits'))
      fail(`${field}.damaged.${type}`, `A ${type} cannot be damaged (${field}.damaged.${type}).`)
    fits(rules, space, type, `${field}.damaged.${type}`)
    add({ power, type, count, damaged: true })
  }
  if (transports === undefined) return next
  if (!Array.isArray(transports)) return fail(`${field}.transports`, `The field "${field}.transports" must be a list.`)
  fits(rules, space, 'transport', `${field}.transports`)
  for (const [i, t] of transports.entries()) sail(cargoOf(rules, power, t, `${field}.transports[${i}]`))
  return next
}

function cargoOf(rules: Rules, owner: PowerId, transport: unknown, field: string): Cargo[] {
  const { cargo } = record(transport, field)
  if (!Array.isArray(cargo)) return fail(`${field}.cargo`, `The field "${field}.cargo" must be a list.`)
  const room = rules.units.transport.capacity ?? 0
  if (cargo.length > room) return fail(`${field}.cargo`, `A transport has room for ${room} units (${field}.cargo).`)
  return cargo.map((c: unknown) => {
    const { power, type, gas } = record(c, `${field}.cargo`)
    const by = oneOf(power, rules.order, `${field}.cargo.power`)
    const unit = oneOf(type, rules.types, `${field}.cargo.type`)
    if (rules.units[unit].kind === 'sea') fail(`${field}.cargo`, `A ${unit} cannot be cargo (${field}.cargo).`)
    if (rules.sideOf(by) !== rules.sideOf(owner))
      fail(`${field}.cargo`, `A transport carries only friendly units (${field}.cargo).`)
    if (gas && (!rules.units[GAS] || !bearsGas(rules, unit)))
      fail(`${field}.cargo`, `A ${unit} has no gas marker (${field}.cargo).`)
    return { power: by, type: unit, ...(gas ? { gas: true as const } : {}) }
  })
}

/** Control that is not given follows from who stands where. */
function controlOf(ctx: Ctx, space: SpaceId, given: unknown, field: string): void {
  const { rules } = ctx
  const printed = ctx.state.war.control[space]
  const { sides, left } = campsIn(ctx, space)
  // Under a treaty there are no fronts on land that is left to it (INF-RUS-08, INF-RUS-09).
  const { treaty, revolution } = rules.data
  const atPeace =
    ctx.state.war.revolution && treaty !== undefined && !treaty.fightOn.includes(space) && !treaty.ceded.includes(space)
  if (atPeace && (given === revolution.power || (given === undefined && printed === revolution.power && left !== null))) {
    ctx.state = {
      ...ctx.state,
      war: { ...ctx.state.war, control: withEntry<Control>(ctx.state.war.control, space, revolution.power) },
    }
    return
  }
  // A power that has left the war holds its fronts against its former enemies all the same (STD-REV-14).
  const isFront = sides.length === 2 || (left !== null && sides.includes(rules.data.revolution.against))
  const place = rules.map.places.get(space)
  const set = (to: PowerId | 'contested' | null): void => {
    ctx.state = { ...ctx.state, war: { ...ctx.state.war, control: withEntry(ctx.state.war.control, space, to ?? undefined) } }
  }
  if (given !== undefined) {
    const wanted = given === 'contested' || given === 'none' ? given : oneOf(given, rules.order, field)
    if (wanted === 'contested' && !isFront) fail(field, `"${space}" cannot be contested without units of both sides (${field}).`)
    if (wanted !== 'contested' && sides.length === 2)
      fail(field, `"${space}" holds units of both sides, so it is contested (${field}).`)
    if (
      wanted !== 'contested' &&
      wanted !== 'none' &&
      sides.length === 1 &&
      rules.sideOf(wanted) !== sides[0] &&
      !ctx.state.war.revolution
    )
      fail(field, `"${space}" cannot be held by "${wanted}" while only its enemies stand there (${field}).`)
    return set(wanted === 'none' ? null : wanted)
  }
  if (isFront) return set('contested')
  const side = sides[0]
  const stands = (p: PowerId): boolean => stacksIn(ctx.state, space).some((s) => s.power === p)
  const first = rules.order.find((p) => stands(p) && (side === undefined ? isIsolated(ctx, p) : rules.sideOf(p) === side))
  // A power that is not in the war yet holds what it has occupied, but takes nothing from anybody (ADV-25-10).
  if (first === undefined || (side === undefined && printed !== undefined)) return
  if (printed && printed !== 'contested') {
    if (rules.sideOf(printed) !== side) set(first)
    return
  }
  const { patron } = alignmentOf(ctx, space)
  const there = patron !== null && stands(patron)
  if (place?.minor || place?.colonyOf) set(there ? patron : first)
}

/** Any position as the start of the named power's turn. Throws a ContractError with the field when it is not a possible game. */
export function positionFrom(spec: PositionSpec): GameState {
  if (!isObject(spec)) return fail('position', 'A position must be an object.')
  const { ruleset, options } = readRuleset(spec.ruleset, spec.options)
  const blank = { ruleset, options, dice: readDice(spec.dice), players: [] }
  const rules = rulesFor(blank)
  const seed =
    spec.seed === undefined
      ? 'position'
      : typeof spec.seed === 'string'
        ? spec.seed
        : fail('seed', 'The field "seed" must be a text.')
  let state = bareState(rules, { ...blank, players: readPlayers(rules, spec.players) }, seed)
  if (oneOf(spec.base, ['opening', 'empty'] as const, 'base') === 'opening') state = placeOpening(rules, state)
  const queue = spec.queue ?? []
  if (!Array.isArray(queue) || queue.some((d) => !Number.isInteger(d) || d < 1 || d > 6))
    fail('queue', 'The field "queue" must be a list of dice from 1 to 6.')
  const power = spec.power === undefined ? state.flow.power : oneOf(spec.power, rules.order, 'power')
  const round = spec.round === undefined ? 1 : whole(spec.round, 'round', 1)
  state = {
    ...state,
    flow: { ...state.flow, round, power },
    table: { ...state.table, rng: { ...state.table.rng, queue: [...queue] } },
    war: {
      ...state.war,
      neutrals: readEntries(rules, spec, round, power),
      submarineWarfare: flag(spec, 'submarineWarfare'),
      revolution: flag(spec, 'revolution'),
    },
  }
  state = readUnits(rules, state, spec)
  state = rules.hooks.readPosition(rules, readControl(rules, state, spec), spec)
  for (const [p, n] of Object.entries(record(spec.treasury, 'treasury'))) {
    const owner = oneOf(p, rules.order, 'treasury')
    state = { ...state, war: { ...state.war, treasury: { ...state.war.treasury, [owner]: whole(n, `treasury.${p}`) } } }
  }
  return openAt(rules, openTurn(rules, state, power), spec.phase === undefined ? 'purchase' : oneOf(spec.phase, PHASES, 'phase'))
}

function flag(spec: PositionSpec, field: 'submarineWarfare' | 'revolution' | 'usaAtWar' | 'italyAtWar'): boolean {
  const value = spec[field]
  if (value === undefined || typeof value === 'boolean') return value ?? false
  return fail(field, `The field "${field}" must be true or false.`)
}

/** How a position says that a power that enters the war late has done so. */
const ENTRY_FLAG: Partial<Record<PowerId, 'usaAtWar' | 'italyAtWar'>> = { usa: 'usaAtWar', italy: 'italyAtWar' }

/** The powers still out of it; by default at war from its own turn in the round in which it enters (STD-POL-24), or as that round opens. */
function readEntries(rules: Rules, spec: PositionSpec, round: number, power: PowerId): PowerId[] {
  const order = rules.order
  const neutrals = rules.data.lateEntries.filter((late) => {
    const name = ENTRY_FLAG[late.power]
    const entered = late.moment === 'round' || order.indexOf(power) >= order.indexOf(late.power)
    const atWar =
      name === undefined || spec[name] === undefined
        ? round > late.entersRound || (round === late.entersRound && entered) || drawnIn(rules, spec, late.power)
        : flag(spec, name)
    return !atWar
  })
  return order.filter((p) => neutrals.some((late) => late.power === p))
}

/** By the war on convoys, once it is without restriction (ADV-10-21). */
const drawnIn = (rules: Rules, spec: PositionSpec, power: PowerId): boolean =>
  (spec.convoyWar === 'unrestricted' || (spec.convoyWar === undefined && spec.submarineWarfare === true)) &&
  rules.data.convoys?.bringsIn === power

function readUnits(rules: Rules, before: GameState, spec: PositionSpec): GameState {
  let state = before
  for (const [id, owners] of Object.entries(record(spec.units, 'units'))) {
    const space = spaceOf(rules, id, `units.${id}`)
    state = { ...state, war: { ...state.war, units: setSpace(state.war.units, space, []) } }
    for (const [p, units] of Object.entries(record(owners, `units.${id}`)))
      state = stacksOf(rules, state, space, oneOf(p, rules.order, `units.${id}`), units, `units.${id}.${p}`)
  }
  return state
}

function readControl(rules: Rules, before: GameState, spec: PositionSpec): GameState {
  const given = record(spec.control, 'control')
  for (const id of Object.keys(given))
    if (rules.map.places.get(spaceOf(rules, id, `control.${id}`))?.kind !== 'land')
      fail(`control.${id}`, `Nobody can control the sea zone "${id}" (control.${id}).`)
  const ctx = contextOf(rules, before)
  const mobilized = spec.mobilized ?? []
  if (!Array.isArray(mobilized)) fail('mobilized', 'The field "mobilized" must be a list of minor powers.')
  for (const id of mobilized)
    if (!rules.map.places.get(id)?.minor) fail('mobilized', `"${String(id)}" is not a minor power (mobilized).`)
  for (const place of rules.map.territories) controlOf(ctx, place.id, given[place.id], `control.${place.id}`)
  const awake = rules.map.territories.filter(
    (p) =>
      p.minor &&
      (mobilized.includes(p.id) ||
        ctx.state.war.control[p.id] !== undefined ||
        stacksIn(ctx.state, p.id).length > 0 ||
        given[p.id] === 'none'),
  )
  const asleep = (id: SpaceId): boolean => given[id] === 'none' && !mobilized.includes(id) && stacksIn(ctx.state, id).length === 0
  return { ...ctx.state, war: { ...ctx.state.war, mobilized: awake.map((p) => p.id).filter((id) => !asleep(id)) } }
}

/**
 * Opens the phase as the turn would: skipped where the capital is lost (but never past the end of the turn), with its claims
 * and battles in combat.
 */
function openAt(rules: Rules, state: GameState, wanted: GameState['flow']['phase']): GameState {
  const { phases } = rules.data
  const open = phases.slice(phases.indexOf(wanted)).find((p) => skipRule({ rules, state }, p) === null)
  const phase = open ?? (phases.at(-1) as GameState['flow']['phase'])
  const ctx = contextOf(rules, { ...state, flow: { ...state.flow, phase } })
  if (open === undefined) return ctx.state
  ctx.state = { ...ctx.state, flow: { ...ctx.state.flow, agenda: [{ task: 'open-phase', phase }] } }
  advance(ctx)
  return ctx.state
}
