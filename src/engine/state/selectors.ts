import type { Passage, UnitTag } from '../../content/index.ts'
import type { Alignment, Rules, View } from '../kernel/rules.ts'
import type { Place } from '../map/compile.ts'
import type { Owner, PowerId, Side, SpaceId, UnitType } from '../types/ids.ts'
import type { Control, GameState, Stack } from '../types/state.ts'
import {
  areEnemies,
  areFriends,
  fightsOn,
  hasLeft,
  hasRevolted,
  hasSurrendered,
  isEnemyIn,
  isIsolated,
  isOutOfWar,
} from './relations.ts'
import { isFree } from './stacks.ts'

const NONE: readonly Stack[] = []

/** Stacks of a space in state order; cargo is inside its ship. */
export const stacksIn = (state: GameState, space: SpaceId): readonly Stack[] => state.war.units[space] ?? NONE

/** Controller, or `contested`; null if vacant, neutral or no territory (STD-BRD-12, STD-BRD-13). */
export const controllerOf = (state: GameState, space: SpaceId): Control | null => state.war.control[space] ?? null

/** The space on this board. Throws for unknown ids: player input is checked before. */
export function placeOf({ rules }: Pick<View, 'rules'>, space: SpaceId): Place {
  const place = rules.map.places.get(space)
  if (!place) throw new Error(`no space ${space}`)
  return place
}

/** Whether the type has the tag under these rules. */
export const hasTag = ({ rules }: Pick<View, 'rules'>, type: UnitType, tag: UnitTag): boolean => rules.units[type].tags.has(tag)

/** All land units, without fighters and markers. */
export const isLandUnit = ({ rules }: Pick<View, 'rules'>, type: UnitType): boolean => rules.units[type].kind === 'land'
/** Warships, submarines and transports. */
export const isShip = ({ rules }: Pick<View, 'rules'>, type: UnitType): boolean => rules.units[type].kind === 'sea'

/** Spaces with units of the power. For whole-board queries faster than a lookup per space. */
export function spacesWith({ war: { units } }: GameState, power: Owner): Set<SpaceId> {
  const places = new Set<SpaceId>()
  for (const space in units) if (units[space]?.some((s) => s.power === power)) places.add(space)
  return places
}

/** Units of the power here, without cargo. */
export const ownIn = (state: GameState, space: SpaceId, power: Owner): Stack[] =>
  stacksIn(state, space).filter((s) => s.power === power)

/** The power's enemies here, without cargo. */
export const enemiesIn = (view: View, space: SpaceId, power: PowerId): Stack[] =>
  stacksIn(view.state, space).filter((s) => isEnemyIn(view, space, power, s.power))

/** Land units of the power; fighters alone neither enter nor hold land (STD-AIR-05). */
export const hasOwnLand = (view: View, space: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, space).some((s) => s.power === power && isLandUnit(view, s.type))

/** Infantry of that power, which an army needs (STD-MOV-09). */
export const hasArmyCore = (view: View, space: SpaceId, power: Owner): boolean =>
  stacksIn(view.state, space).some((s) => s.power === power && hasTag(view, s.type, 'army-core'))

/** A warship of the power without a strategic move; submarines are warships (STD-SUB-03, ADV-07-02). */
export const hasOwnWarship = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => s.power === power && !s.strategic && hasTag(view, s.type, 'warship'))

/** A warship that can still fight here (STD-NAV-01, TOU-RET-03, ADV-07-02, ADV-11-05). */
export const hasFreeWarship = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => s.power === power && isFree(s) && hasTag(view, s.type, 'warship'))

/** Enemy submarines here, submerged or not (STD-NAV-17). */
export const hasEnemySubmarines = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => hasTag(view, s.type, 'submerges') && areEnemies(view, power, s.power))

/** Hostile: holds an enemy surface warship (STD-BRD-15); submarines and transports do not count (STD-SEA-03). */
export const isHostileZone = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => hasTag(view, s.type, 'surface-warship') && areEnemies(view, power, s.power))

/** Hostile through ships that do more than patrol (STD-SEA-02, ADV-05-04, ADV-05-14). */
export const isClosedZone = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some(
    (s) => hasTag(view, s.type, 'surface-warship') && !hasTag(view, s.type, 'patrols') && areEnemies(view, power, s.power),
  )

/** Hostile through patrolling ships only (ADV-05-04); never in rulesets without them. */
export const isPatrolled = (view: View, zone: SpaceId, power: PowerId): boolean =>
  view.rules.patrols && isHostileZone(view, zone, power) && !isClosedZone(view, zone, power)

/** Whether this minor has raised its army; once a game (STD-POL-06). */
export const isMobilized = (state: GameState, space: SpaceId): boolean => state.war.mobilized.includes(space)

/** A minor's capital without its army yet (STD-POL-01). */
export const isUnmobilizedMinor = (view: View, space: SpaceId): boolean =>
  placeOf(view, space).minor && !isMobilized(view.state, space)

/** A true neutral: the other side resists any intruder (STD-BRD-07, STD-POL-14). */
export const UNALIGNED: Alignment = Object.freeze({ side: null, patron: null })

/** Current alignment of a minor, or of the minor that owns a colony (STD-BRD-06, STD-BRD-07, STD-REV-11). */
export function alignmentOf(view: View, space: SpaceId): Alignment {
  const place = placeOf(view, space)
  const minor = place.colonyOf ?? (place.minor ? space : null)
  return minor === null ? UNALIGNED : view.rules.hooks.alignment(view, minor)
}

export type Status = 'friendly' | 'hostile' | 'contested' | 'neutral'

/**
 * Status of a space for a power (STD-BRD-10, STD-BRD-11, STD-BRD-12, STD-BRD-13, STD-BRD-14, STD-BRD-15, STD-POL-20, STD-REV-13).
 */
export function statusOf(view: View, space: SpaceId, power: PowerId): Status {
  const place = placeOf(view, space)
  if (place.kind === 'sea') return isHostileZone(view, space, power) ? 'hostile' : 'friendly'
  return landStatus(view, space, power, controllerOf(view.state, space))
}

/** Status for a given controller, e.g. that of the turn's start (STD-AMP-03). */
export function landStatus(view: View, space: SpaceId, power: PowerId, control: Control | null): Status {
  if (control === power) return 'friendly'
  if (control === 'contested') return 'contested' // STD-BRD-12
  if (isIsolated(view, power) || hasLeft(view, power))
    return control === null && isOwnMinor(view, space, power) ? 'friendly' : 'neutral'
  // Minors that fight on for a power at peace (INF-RUS-21).
  if (control !== null && fightsOn(view, space, control))
    return view.rules.sideOf(control) === view.rules.sideOf(power) ? 'friendly' : 'hostile'
  if (control !== null)
    return areFriends(view, power, control) ? 'friendly' : areEnemies(view, power, control) ? 'hostile' : 'neutral'
  // Armistice land belongs to a side, without a marker (ADV-26-09, ADV-26-21).
  const holder = view.state.war.armistice?.[space]
  if (holder !== undefined) return holder === view.rules.sideOf(power) ? 'friendly' : 'hostile'
  if (placeOf(view, space).kind !== 'land' || view.state.war.vacant.includes(space) || isMobilized(view.state, space))
    return 'neutral'
  const { side } = alignmentOf(view, space)
  if (side === null) return 'neutral'
  // The patron's side counts, at war or not (STD-BRD-14).
  return side === view.rules.sideOf(power) ? 'friendly' : 'hostile'
}

/** A power's own minor is friendly even before the war (INF-ITA-03, ADV-25-07). */
const isOwnMinor = (view: View, space: SpaceId, power: PowerId): boolean =>
  isUnmobilizedMinor(view, space) && alignmentOf(view, space).patron === power

/** Parties with units in a territory: sides, a power that left the war, a garrison. */
export function campsIn(view: View, space: SpaceId): { sides: Side[]; left: PowerId | null; garrison: boolean } {
  const sides = new Set<Side>()
  let left: PowerId | null = null
  let garrison = false
  for (const s of stacksIn(view.state, space)) {
    if (s.power === 'neutral') garrison = true
    else if (hasLeft(view, s.power) && !fightsOn(view, space, s.power)) left = s.power
    else if (!isIsolated(view, s.power)) sides.add(view.rules.sideOf(s.power))
  }
  return { sides: [...sides], left, garrison }
}

/** Contested with a power that left the war (STD-REV-14); land it controls is no front (WIK-15). */
export function isFrozenFront(view: View, space: SpaceId): boolean {
  if (!view.state.war.revolution || controllerOf(view.state, space) !== 'contested') return false
  const { sides, left } = campsIn(view, space)
  return left !== null && sides.includes(view.rules.data.revolution.against)
}

/** A frozen front, seen by a former enemy of the revolted power (STD-REV-14). */
export const hasTruceIn = (view: View, space: SpaceId, power: PowerId): boolean =>
  view.rules.sideOf(power) === view.rules.data.revolution.against && isFrozenFront(view, space)

/** An enemy controls the capital; contested does not count (STD-CAP-05, STD-CAP-17). */
export function isCapitalLost(view: View, power: PowerId): boolean {
  const control = controllerOf(view.state, view.rules.powers[power].capital)
  return control !== null && control !== 'contested' && view.rules.sideOf(control) !== view.rules.sideOf(power)
}

/** Income of a power from controlled land (STD-BRD-09, STD-INC-01), without minors that fight on for it (INF-RUS-15). */
export function productionOf(view: View, power: PowerId): number {
  return productionParts(view, power).income
}

/** Income after the handicap, rounded down (HCP-08). The power's own per cent overrides its side's. */
export function productionParts(view: View, power: PowerId): { income: number; percent: number; handicap: number } {
  const { control } = view.state.war
  let sum = 0
  for (const id in control) if (control[id] === power && !fightsOn(view, id, power)) sum += placeOf(view, id).ipc
  const printed = view.rules.hooks.production(view, power, sum)
  const percents = view.state.table.handicap?.income
  const percent = percents?.[power] ?? percents?.[view.rules.sideOf(power)] ?? 100
  const income = percent === 100 ? printed : Math.floor((printed * percent) / 100)
  return { income, percent, handicap: income - printed }
}

/**
 * The minefield that harms this power's ships here, or null (STD-MIN-01, STD-MIN-02, STD-MIN-03, STD-MIN-04, STD-MIN-13,
 * STD-REV-19, STD-POL-22).
 */
export function mineAgainst(view: View, zone: SpaceId, power: PowerId): { territory: SpaceId; by: PowerId } | null {
  const territory = placeOf(view, zone).baseTerritory
  if (territory === null) return null
  const owner = placeOf(view, territory).original
  if (owner === null) return null
  if (hasSurrendered(view, owner)) return orphanedMine(view, territory, owner, power)
  if (hasRevolted(view, owner) && view.rules.data.treaty !== undefined) return inheritedMine(view, territory, owner, power)
  if (!areEnemies(view, power, owner)) return null
  const control = controllerOf(view.state, territory)
  if (control === null) return null
  if (control === 'contested') return { territory, by: owner }
  return view.rules.sideOf(control) === view.rules.sideOf(owner) ? { territory, by: control } : null
}

/** Whether mines stop this power's ships here (TOU-MOV-10). */
export const minesStop = (view: View, zone: SpaceId, power: PowerId): boolean =>
  view.rules.behaviours.minesStop && mineAgainst(view, zone, power) !== null

/** A surrendered power's mines serve its former side while that holds or contests the base (TOU-COL-16). */
function orphanedMine(view: View, territory: SpaceId, owner: PowerId, power: PowerId) {
  const side = view.rules.sideOf(owner)
  const control = controllerOf(view.state, territory)
  if (control === null || view.rules.sideOf(power) === side || isOutOfWar(view, power)) return null
  if (control !== 'contested') return view.rules.sideOf(control) === side ? { territory, by: control } : null
  const by = view.rules.order.find(
    (p) => view.rules.sideOf(p) === side && stacksIn(view.state, territory).some((s) => s.power === p),
  )
  return by === undefined ? null : { territory, by }
}

/**
 * Mines of a power at peace work only for another power of its side at the base; if contested, the first in turn order
 * (INF-RUS-16).
 */
function inheritedMine(view: View, territory: SpaceId, owner: PowerId, power: PowerId) {
  const side = view.rules.sideOf(owner)
  const control = controllerOf(view.state, territory)
  if (control === null || view.rules.sideOf(power) === side || isOutOfWar(view, power)) return null
  const by =
    control === 'contested' ? view.rules.order.find((p) => view.rules.sideOf(p) === side && !isOutOfWar(view, p)) : control
  return by === undefined || isOutOfWar(view, by) || view.rules.sideOf(by) !== side ? null : { territory, by }
}

/** Whether the passage is open to the power (STD-BRD-19, STD-BRD-20, STD-BRD-21); a neutral has no friends (STD-POL-20). */
export function isPassageOpen(view: View, { control }: Passage, power: PowerId): boolean {
  const holder = controllerOf(view.state, control)
  return holder !== null && holder !== 'contested' && areFriends(view, power, holder)
}

/** The passage that blocks these ships between two zones, or null if one way is open. */
export function closedPassage(
  view: View,
  from: SpaceId,
  to: SpaceId,
  power: PowerId,
  types: readonly UnitType[],
): Passage | null {
  let shut: Passage | null = null
  for (const passage of view.rules.data.passages) {
    if (!passage.zones.includes(from) || !passage.zones.includes(to)) continue
    const { free } = passage
    if ((free && types.every((type) => hasTag(view, type, free))) || isPassageOpen(view, passage, power)) return null
    shut ??= passage
  }
  return shut
}

/** Land controlled by a power that is not yet in the war. */
export function isHomeOfIsolated(view: View, space: SpaceId): boolean {
  const control = controllerOf(view.state, space)
  return control !== null && control !== 'contested' && isIsolated(view, control)
}

/** Whether ships of this type have a strategic move (ADV-06-18, ADV-07-01). */
export const canMoveStrategically = (ctx: Pick<View, 'rules'>, type: UnitType): boolean =>
  ctx.rules.data.strategicMoves?.includes(type) ?? false

/**
 * Whether units that started in contested land are bound by STD-MOV-06; not fighters (STD-AIR-04, ADV-01-16), not under a truce
 * (STD-REV-14).
 */
export function isBoundAtStart(rules: Rules, state: GameState, space: SpaceId, type: UnitType): boolean {
  return (
    state.turn.opened.control[space] === 'contested' &&
    rules.units[type].kind === 'land' &&
    !hasTruceIn({ rules, state }, space, state.flow.power)
  )
}

/** Where bound units may go: spaces their power controlled or occupied at the turn's start (STD-MOV-06, STD-MOV-07). */
export function standardBoundMayEnter({ state }: View, to: SpaceId, power: PowerId): boolean {
  return state.turn.opened.control[to] === power || state.turn.opened.own.includes(to)
}
