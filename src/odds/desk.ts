/** Odds desk: builds a position and an odds query for two forces that the user enters. */
import {
  type Action,
  ContractError,
  type Counts,
  companions,
  type GameState,
  type PositionSpec,
  type PowerId,
  positionFrom,
  type RulesetId,
  type SpaceId,
  sideOf,
  tableOf,
  type UnitSpec,
  type UnitType,
  unitsIn,
} from '../engine/index.ts'
import { DEFAULT_POLICY } from './policy/policy.ts'
import type { BattleSideId, FullPolicy, OddsQuery } from './types.ts'

export const DESK_KINDS = ['land', 'sea', 'landing'] as const
export type DeskKind = (typeof DESK_KINDS)[number]

/** Forces of one power; `damaged` in addition to `units`. In a landing the ships are at sea, the rest aboard or ashore. */
export type DeskForce = { readonly power: PowerId; readonly units: Counts; readonly damaged?: Counts }

/** A desk question. The first power of a side leads. */
export type DeskQuestion = Readonly<Record<BattleSideId, readonly DeskForce[]>> & {
  readonly ruleset: RulesetId
  readonly kind: DeskKind
  readonly mined: boolean
  /** The space, if not the default one. */
  readonly space?: SpaceId
  readonly policy: FullPolicy
}

/** The position and query, or the reason why there is none. */
export type DeskPosition =
  | { readonly ok: true; readonly state: GameState; readonly ask: OddsQuery }
  | { readonly ok: false; readonly code: 'no-attacker' | 'no-defender' | 'no-room' | 'no-cargo' | 'same-side' | 'not-there' }
  | { readonly ok: false; readonly sentence: string }

/** Default spaces; nothing else on the board affects the battle there. */
type Site = { readonly from?: SpaceId; readonly zone: SpaceId; readonly land: SpaceId }
const SITES: Readonly<Record<'central' | 'allies', { readonly open: Site; readonly mined: Site }>> = {
  central: { open: { zone: 'sz9', land: 'picardy' }, mined: { from: 'sz4', zone: 'sz9', land: 'picardy' } },
  allies: { open: { zone: 'sz9', land: 'belgium' }, mined: { from: 'sz9', zone: 'sz10', land: 'kiel' } },
}
const DEFAULT_LAND: SpaceId = 'picardy'
const DEFAULT_ZONE: SpaceId = 'sz10'
/** A round in which all units exist and every power is at war. */
const ROUND = 6

/** An empty question. */
export const emptyQuestion = (ruleset: RulesetId, attacker: PowerId, defender: PowerId): DeskQuestion => ({
  ruleset,
  kind: 'land',
  attacker: [{ power: attacker, units: {} }],
  defender: [{ power: defender, units: {} }],
  mined: false,
  policy: DEFAULT_POLICY,
})

const sizeOf = (counts: Counts = {}): number => Object.values(counts).reduce((sum, count) => sum + count, 0)
/** Number of units of a side. */
export const sizeOfSide = (forces: readonly DeskForce[]): number =>
  forces.reduce((sum, { units, damaged }) => sum + sizeOf(units) + sizeOf(damaged), 0)

/** Builds the position of a question, independent of any game. */
export function buildPosition(question: DeskQuestion): DeskPosition {
  const { attacker, defender } = question
  const lead = attacker[0]
  if (!lead || sizeOfSide(attacker) === 0) return { ok: false, code: 'no-attacker' }
  if (sizeOfSide(defender) === 0) return { ok: false, code: 'no-defender' }
  const [own, theirs] = [attacker, defender].map((forces) => new Set(forces.map(({ power }) => sideOf(power))))
  if (own?.size !== 1 || theirs?.size !== 1 || theirs.has(sideOf(lead.power))) return { ok: false, code: 'same-side' }
  try {
    return question.kind === 'landing' ? buildLanding(question, lead) : buildMeeting(question, lead)
  } catch (error) {
    if (error instanceof ContractError) return { ok: false, sentence: error.message }
    throw error
  }
}

const baseOf = ({ ruleset }: DeskQuestion, power: PowerId): PositionSpec => ({
  ruleset,
  seed: 'desk',
  base: 'empty',
  round: ROUND,
  phase: 'combat',
  power,
  usaAtWar: true,
  italyAtWar: true,
})

type UnitsByPower = Partial<Record<PowerId, UnitSpec>>

const specOf = ({ units, damaged }: DeskForce): UnitSpec => ({
  ...units,
  ...(sizeOf(damaged) > 0 ? { damaged: { ...damaged } } : {}),
})
const unitsByPower = (forces: readonly DeskForce[]): UnitsByPower =>
  Object.fromEntries(forces.map((force) => [force.power, specOf(force)]))
const idsIn = (state: GameState, zone: SpaceId, power: PowerId): number[] =>
  unitsIn(state, zone).flatMap((stack) => (stack.power === power && stack.id !== undefined ? [stack.id] : []))

/** Both forces in one space; with mines, the attacker sails in from the next zone. */
function buildMeeting(question: DeskQuestion, lead: DeskForce): DeskPosition {
  const { kind, mined, attacker, defender, policy } = question
  if (mined && kind === 'sea') return buildMinedMeeting(question, lead)
  const space = question.space ?? (kind === 'sea' ? DEFAULT_ZONE : DEFAULT_LAND)
  const state = positionFrom({
    ...baseOf(question, lead.power),
    units: { [space]: { ...unitsByPower(attacker), ...unitsByPower(defender) } },
  })
  if (tableOf(state).spaces.get(space)?.kind !== kind) return { ok: false, code: 'not-there' }
  const allies = attacker.slice(1).map(({ power }) => power)
  const willing = companions(state, space).powers
  if (allies.some((power) => !willing.includes(power))) return { ok: false, code: 'same-side' }
  const orders: Action[] = allies.length > 0 ? [{ type: 'attack', space, with: allies }] : []
  return { ok: true, state, ask: { space, orders, policy, table: isTableSmallEnough(question) } }
}

const siteOf = ({ mined }: DeskQuestion, lead: DeskForce): Site => SITES[sideOf(lead.power)][mined ? 'mined' : 'open']

function buildMinedMeeting(question: DeskQuestion, lead: DeskForce): DeskPosition {
  const { from = DEFAULT_ZONE, zone } = siteOf(question, lead)
  const state = positionFrom({
    ...baseOf(question, lead.power),
    phase: 'move',
    units: { [from]: { [lead.power]: specOf(lead) }, [zone]: unitsByPower(question.defender) },
  })
  const orders = [sailAction(lead, from, zone, idsIn(state, from, lead.power))]
  return { ok: true, state, ask: { space: zone, orders, policy: question.policy, table: isTableSmallEnough(question) } }
}

/** Moves the whole fleet. Transports are named by id, other ships by count. */
function sailAction({ units, damaged }: DeskForce, from: SpaceId, to: SpaceId, transports: number[]): Action {
  const { transport: _, ...others } = units
  return {
    type: 'move',
    from,
    path: [to],
    units: others,
    ...(sizeOf(damaged) > 0 ? { damaged: { ...damaged } } : {}),
    transports,
  }
}

/** Splits a force into ships and other units. */
function separateShips(state: GameState, force: DeskForce): { ships: DeskForce; others: Counts } {
  const { units } = tableOf(state)
  const pick = (sea: boolean): Counts =>
    Object.fromEntries(Object.entries(force.units).filter(([type]) => (units[type as UnitType]?.kind === 'sea') === sea))
  return { ships: { ...force, units: pick(true) }, others: pick(false) }
}

/** Cargo of each transport, in table order. */
function loadTransports(cargo: Counts, power: PowerId, room: number): { power: PowerId; type: UnitType }[][] {
  const all = (Object.entries(cargo) as [UnitType, number][]).flatMap(([type, count]) =>
    Array.from({ length: count }, () => ({ power, type })),
  )
  return Array.from({ length: Math.ceil(all.length / room) }, (_, i) => all.slice(i * room, (i + 1) * room))
}

function buildLanding(question: DeskQuestion, lead: DeskForce): DeskPosition {
  const { from, zone, land } = siteOf(question, lead)
  const base = { ...baseOf(question, lead.power), phase: 'move' as const }
  const bare = positionFrom(base)
  const { ships, others: cargo } = separateShips(bare, lead)
  const room = tableOf(bare).units.transport.capacity ?? 0
  const { transport: hulls = 0, ...warships } = ships.units
  if (sizeOf(cargo) === 0) return { ok: false, code: 'no-cargo' }
  const loads = loadTransports(cargo, lead.power, room)
  if (loads.length > hulls) return { ok: false, code: 'no-room' }
  const enemies = question.defender.map((force) => separateShips(bare, force))
  const ashore = question.defender.map(({ power }, i) => ({ power, units: enemies[i]?.others ?? {} }))
  const afloat = enemies.map(({ ships }) => ships).filter((force) => sizeOfSide([force]) > 0)
  if (sizeOfSide(ashore) === 0) return { ok: false, code: 'no-defender' }
  const fleet: UnitSpec = { ...specOf({ ...ships, units: warships }), transport: hulls - loads.length }
  if (loads.length > 0) fleet.transports = loads.map((cargo) => ({ cargo }))
  const start = from ?? zone
  const state = positionFrom({
    ...base,
    units: {
      [zone]: unitsByPower(afloat),
      [start]: { ...(start === zone ? unitsByPower(afloat) : {}), [lead.power]: fleet },
      [land]: unitsByPower(ashore.filter((force) => sizeOfSide([force]) > 0)),
    },
  })
  const ids = idsIn(state, start, lead.power)
  const full = unitsIn(state, start).flatMap((stack) => (stack.power === lead.power && stack.cargo?.length ? [stack] : []))
  const orders: Action[] = from ? [sailAction({ ...ships, units: warships }, from, zone, ids)] : []
  for (const { id, cargo = [] } of full) {
    const units: Counts = {}
    for (const { type } of cargo) units[type] = (units[type] ?? 0) + 1
    if (id !== undefined)
      orders.push({ type: 'offload', transport: id, to: land, units, ...(afloat.length > 0 ? { afterSeaCombat: true } : {}) })
  }
  return { ok: true, state, ask: { space: land, orders, policy: question.policy, table: isTableSmallEnough(question) } }
}

/** With more pairs of losses the table of endings is omitted. */
const MAX_LOSS_PAIRS = 10_000
const isTableSmallEnough = ({ attacker, defender }: DeskQuestion): boolean =>
  sizeOfSide(attacker) * sizeOfSide(defender) <= MAX_LOSS_PAIRS

/** Swaps attacker and defender with their loss policies. */
export function swapSides(question: DeskQuestion): DeskQuestion {
  const { losses } = question.policy
  const policy =
    typeof losses === 'string'
      ? question.policy
      : { ...question.policy, losses: { attacker: losses.defender, defender: losses.attacker } }
  return { ...question, attacker: question.defender, defender: question.attacker, policy }
}

type Forces = Map<PowerId, { units: Counts; damaged: Counts }>

/** Units in these spaces by power; guns with gas include their markers. */
export function forcesOn(state: GameState, spaces: readonly SpaceId[]): Forces {
  const forces: Forces = new Map()
  for (const stack of spaces.flatMap((space) => unitsIn(state, space))) {
    const force = forces.get(stack.power) ?? { units: {}, damaged: {} }
    forces.set(stack.power, force)
    const into = stack.damaged ? force.damaged : force.units
    into[stack.type] = (into[stack.type] ?? 0) + stack.count
    if (stack.gas) into['poison-gas'] = (into['poison-gas'] ?? 0) + stack.count
  }
  return forces
}

/** A declared landing: the fleet and its cargo against the defenders ashore and at sea. */
function questionFromLanding(state: GameState, space: SpaceId): DeskQuestion | null {
  const { power } = state.flow
  const landings = state.turn.landings.filter(({ to }) => to === space)
  if (landings.length === 0) return null
  const zones = [...new Set(landings.map(({ zone }) => zone))]
  const fleet = forcesOn(state, zones).get(power)
  const units: Counts = { ...fleet?.units }
  for (const [type, count] of landings.flatMap((each) => Object.entries(each.units) as [UnitType, number][]))
    units[type] = (units[type] ?? 0) + count
  const foes = [...forcesOn(state, [...zones, space])].filter(([owner]) => sideOf(owner) !== sideOf(power))
  return {
    ruleset: state.table.ruleset,
    kind: 'landing',
    attacker: [{ power, units, damaged: fleet?.damaged ?? {} }],
    defender: foes.map(([owner, force]) => ({ power: owner, ...force })),
    mined: false,
    policy: DEFAULT_POLICY,
  }
}

/**
 * A question from a space of a game, or from a landing declared there. The moving power attacks if it or an ally is
 * present.
 */
export function questionFromSpace(state: GameState, space: SpaceId): DeskQuestion | null {
  const kind = tableOf(state).spaces.get(space)?.kind
  if (kind !== 'land' && kind !== 'sea') return null
  const landing = questionFromLanding(state, space)
  if (landing) return landing
  const forces = forcesOn(state, [space])
  const present = [...forces.keys()]
  const { power } = state.flow
  const lead = [power, ...present].find((each) => forces.has(each))
  if (lead === undefined) return null
  const own = present.filter((each) => each === lead)
  const theirs = present.filter((each) => sideOf(each) !== sideOf(lead))
  const of = (powers: readonly PowerId[]): DeskForce[] =>
    powers.map((each) => ({ power: each, units: {}, damaged: {}, ...forces.get(each) }))
  return {
    ruleset: state.table.ruleset,
    kind,
    attacker: of(own),
    defender: theirs.length > 0 ? of(theirs) : [],
    mined: false,
    space,
    policy: DEFAULT_POLICY,
  }
}
