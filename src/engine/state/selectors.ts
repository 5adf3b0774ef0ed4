import type { Passage, UnitTag } from '../../content/index.ts'
import type { Alignment, View } from '../kernel/rules.ts'
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
  isOut,
} from './relations.ts'
import { isFree } from './stacks.ts'

const NONE: readonly Stack[] = []

/** The stacks of a space, in their order in the state; none where nothing stands. What is aboard lies within its ship. */
export const stacksIn = (state: GameState, space: SpaceId): readonly Stack[] => state.war.units[space] ?? NONE

/** Who controls a territory, or that it is contested; null: vacant, neutral, or no territory (STD-BRD-12, STD-BRD-13). */
export const controllerOf = (state: GameState, space: SpaceId): Control | null => state.war.control[space] ?? null

/** The space with its neighbours on this board. Throws where there is none: ids that players send are tested before. */
export function placeOf({ rules }: Pick<View, 'rules'>, space: SpaceId): Place {
  const place = rules.map.places.get(space)
  if (!place) throw new Error(`no space ${space}`)
  return place
}

/** Can this type do what the tag says, in the rules in play? */
export const hasTag = ({ rules }: Pick<View, 'rules'>, type: UnitType, tag: UnitTag): boolean => rules.units[type].tags.has(tag)

/** Infantry, artillery and all that marches; no fighters, no markers. */
export const isLandUnit = ({ rules }: Pick<View, 'rules'>, type: UnitType): boolean => rules.units[type].kind === 'land'
/** Warships, submarines and transports. */
export const isShip = ({ rules }: Pick<View, 'rules'>, type: UnitType): boolean => rules.units[type].kind === 'sea'

/**
 * Where units of the power stand, in the order of the state. A walk over all that stands costs less than to look a few spaces up by
 * their names: it is asked instead wherever the whole board is looked through.
 */
export function spacesWith({ war: { units } }: GameState, power: Owner): Set<SpaceId> {
  const places = new Set<SpaceId>()
  for (const space in units) if (units[space]?.some((s) => s.power === power)) places.add(space)
  return places
}

/** Units of the power here, cargo apart. */
export const ownIn = (state: GameState, space: SpaceId, power: Owner): Stack[] =>
  stacksIn(state, space).filter((s) => s.power === power)

/** Units here that are the power's enemies in this very place, cargo apart. */
export const enemiesIn = (view: View, space: SpaceId, power: PowerId): Stack[] =>
  stacksIn(view.state, space).filter((s) => isEnemyIn(view, space, power, s.power))

/** Land units: fighters alone neither enter nor hold anything (STD-AIR-05). */
export const hasOwnLand = (view: View, space: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, space).some((s) => s.power === power && isLandUnit(view, s.type))

/** At least one unit that an army needs (STD-MOV-09): infantry of that very power. */
export const hasArmyCore = (view: View, space: SpaceId, power: Owner): boolean =>
  stacksIn(view.state, space).some((s) => s.power === power && hasTag(view, s.type, 'army-core'))

/** A warship of the power here that has not moved strategically; submarines are warships too (STD-SUB-03, ADV-07-02). */
export const hasOwnWarship = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => s.power === power && !s.strategic && hasTag(view, s.type, 'warship'))

/** A warship of the power that may still fight a battle at sea here (STD-NAV-01, TOU-RET-03, ADV-07-02, ADV-11-05). */
export const hasFreeWarship = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => s.power === power && isFree(s) && hasTag(view, s.type, 'warship'))

/** Are there enemy submarines here, submerged or not (STD-NAV-17)? */
export const enemySubmarines = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => hasTag(view, s.type, 'submerges') && areEnemies(view, power, s.power))

/** A zone is hostile while it holds an enemy surface warship (STD-BRD-15); submarines and transports hinder nobody (STD-SEA-03). */
export const isHostileZone = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some((s) => hasTag(view, s.type, 'surface-warship') && areEnemies(view, power, s.power))

/** Hostile, and more than a patrol: a ship that does not merely patrol closes it (STD-SEA-02, ADV-05-04, ADV-05-14). */
export const isClosedZone = (view: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(view.state, zone).some(
    (s) => hasTag(view, s.type, 'surface-warship') && !hasTag(view, s.type, 'patrols') && areEnemies(view, power, s.power),
  )

/** Hostile through ships that patrol and nothing else (ADV-05-04); a ruleset without such ships has no patrolled zones. */
export const isPatrolled = (view: View, zone: SpaceId, power: PowerId): boolean =>
  view.rules.patrols && isHostileZone(view, zone, power) && !isClosedZone(view, zone, power)

/** Has this minor power raised its army? It does so once a game (STD-POL-06). */
export const isMobilized = (state: GameState, space: SpaceId): boolean => state.war.mobilized.includes(space)

/** A minor power's capital that has not yet raised its army (STD-POL-01). */
export const isUnmobilizedMinor = (view: View, space: SpaceId): boolean =>
  placeOf(view, space).minor && !isMobilized(view.state, space)

/** Neutral: whoever enters is resisted by the other side (STD-BRD-07, STD-POL-14). */
export const NOBODY: Alignment = Object.freeze({ side: null, patron: null })

/** Whom a minor power's capital, or the minor a colony belongs to, stands with now (STD-BRD-06, STD-BRD-07, STD-REV-11). */
export function alignmentOf(view: View, space: SpaceId): Alignment {
  const place = placeOf(view, space)
  const minor = place.colonyOf ?? (place.minor ? space : null)
  return minor === null ? NOBODY : view.rules.hooks.alignment(view, minor)
}

export type Status = 'friendly' | 'hostile' | 'contested' | 'neutral'

/** How a space looks to a power (STD-BRD-10, STD-BRD-11, STD-BRD-12, STD-BRD-13, STD-BRD-14, STD-BRD-15, STD-POL-20, STD-REV-13). */
export function statusOf(view: View, space: SpaceId, power: PowerId): Status {
  const place = placeOf(view, space)
  if (place.kind === 'sea') return isHostileZone(view, space, power) ? 'hostile' : 'friendly'
  return landStatus(view, space, power, controllerOf(view.state, space))
}

/** The same for a controller that is given: how a territory looked when the turn began (STD-AMP-03). */
export function landStatus(view: View, space: SpaceId, power: PowerId, control: Control | null): Status {
  if (control === power) return 'friendly'
  if (control === 'contested') return 'contested' // STD-BRD-12: to everybody alike
  if (isIsolated(view, power) || hasLeft(view, power))
    return control === null && isOwnMinor(view, space, power) ? 'friendly' : 'neutral'
  // Minors that fight on for a power at peace (INF-RUS-21).
  if (control !== null && fightsOn(view, space, control))
    return view.rules.sideOf(control) === view.rules.sideOf(power) ? 'friendly' : 'hostile'
  if (control !== null)
    return areFriends(view, power, control) ? 'friendly' : areEnemies(view, power, control) ? 'hostile' : 'neutral'
  // Front land under the armistice belongs to a side, without a marker (ADV-26-09, ADV-26-21).
  const holder = view.state.war.armistice?.[space]
  if (holder !== undefined) return holder === view.rules.sideOf(power) ? 'friendly' : 'hostile'
  if (placeOf(view, space).kind !== 'land' || view.state.war.vacant.includes(space) || isMobilized(view.state, space))
    return 'neutral'
  const { side } = alignmentOf(view, space)
  if (side === null) return 'neutral'
  // The patron's side counts, at war or not: alignments never change (STD-BRD-14).
  return side === view.rules.sideOf(power) ? 'friendly' : 'hostile'
}

/** A power's own minor is its friend before there are any sides for it (INF-ITA-03, ADV-25-07). */
const isOwnMinor = (view: View, space: SpaceId, power: PowerId): boolean =>
  isUnmobilizedMinor(view, space) && alignmentOf(view, space).patron === power

/** The camps with units in a territory: the sides, and a power that has left the war as a camp of its own. */
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

/** Contested land between a power that has left the war and its former enemies (STD-REV-14); what it holds is no front (WIK-15). */
export function isFrozenFront(view: View, space: SpaceId): boolean {
  if (!view.state.war.revolution || controllerOf(view.state, space) !== 'contested') return false
  const { sides, left } = campsIn(view, space)
  return left !== null && sides.includes(view.rules.data.revolution.against)
}

/** A front with a truce for this power: for the former enemies, not for their enemies (STD-REV-14). */
export const hasTruceIn = (view: View, space: SpaceId, power: PowerId): boolean =>
  view.rules.sideOf(power) === view.rules.data.revolution.against && isFrozenFront(view, space)

/** An enemy holds the power's capital: contested does not count (STD-CAP-05, STD-CAP-17). */
export function capitalLost(view: View, power: PowerId): boolean {
  const control = controllerOf(view.state, view.rules.powers[power].capital)
  return control !== null && control !== 'contested' && view.rules.sideOf(control) !== view.rules.sideOf(power)
}

/**
 * STD-BRD-09, STD-INC-01: only what is controlled pays; contested land pays nobody, nor do minors whose armies outlast their
 * patron (INF-RUS-15).
 */
export function productionOf(view: View, power: PowerId): number {
  return productionParts(view, power).income
}

/**
 * The income with its handicap in per cent, rounded down (HCP-08), and how much of it is the handicap. A power's own per cent comes
 * before its side's.
 */
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
 * The minefield of a zone that harms this power's ships now, or null (STD-MIN-01, STD-MIN-02, STD-MIN-03, STD-MIN-04, STD-MIN-13,
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

/** Do the mines of this zone stop every ship of the power that enters it, where the ruleset has them do so (TOU-MOV-10)? */
export const minesStop = (view: View, zone: SpaceId, power: PowerId): boolean =>
  view.rules.behaviours.minesStop && mineAgainst(view, zone, power) !== null

/** The mines of a power that has surrendered serve its former side while that holds or contests the base (TOU-COL-16). */
function orphanedMine(view: View, territory: SpaceId, owner: PowerId, power: PowerId) {
  const side = view.rules.sideOf(owner)
  const control = controllerOf(view.state, territory)
  if (control === null || view.rules.sideOf(power) === side || isOut(view, power)) return null
  if (control !== 'contested') return view.rules.sideOf(control) === side ? { territory, by: control } : null
  const by = view.rules.order.find(
    (p) => view.rules.sideOf(p) === side && stacksIn(view.state, territory).some((s) => s.power === p),
  )
  return by === undefined ? null : { territory, by }
}

/**
 * The mines of a power that has made peace are dead in what it has kept; another power of its side that holds the base has them
 * again, and where it is contested the first of that side in turn order throws (INF-RUS-16).
 */
function inheritedMine(view: View, territory: SpaceId, owner: PowerId, power: PowerId) {
  const side = view.rules.sideOf(owner)
  const control = controllerOf(view.state, territory)
  if (control === null || view.rules.sideOf(power) === side || isOut(view, power)) return null
  const by = control === 'contested' ? view.rules.order.find((p) => view.rules.sideOf(p) === side && !isOut(view, p)) : control
  return by === undefined || isOut(view, by) || view.rules.sideOf(by) !== side ? null : { territory, by }
}

/** Is this passage open to the power (STD-BRD-19, STD-BRD-20, STD-BRD-21)? A neutral has no friends to open it (STD-POL-20). */
export function passageOpen(view: View, { control }: Passage, power: PowerId): boolean {
  const holder = controllerOf(view.state, control)
  return holder !== null && holder !== 'contested' && areFriends(view, power, holder)
}

/** The passage that closes the way between two zones to these ships, or null; of several ways one that is open is enough. */
export function shutPassage(view: View, from: SpaceId, to: SpaceId, power: PowerId, types: readonly UnitType[]): Passage | null {
  let shut: Passage | null = null
  for (const passage of view.rules.data.passages) {
    if (!passage.zones.includes(from) || !passage.zones.includes(to)) continue
    const { free } = passage
    if ((free && types.every((type) => hasTag(view, type, free))) || passageOpen(view, passage, power)) return null
    shut ??= passage
  }
  return shut
}

/** Land that a power which is out of the war for now controls. */
export function isHomeOfIsolated(view: View, space: SpaceId): boolean {
  const control = controllerOf(view.state, space)
  return control !== null && control !== 'contested' && isIsolated(view, control)
}

/** Does the ruleset let ships of this type enter one zone more than they sail? (ADV-06-18, ADV-07-01) */
export const movesStrategically = (ctx: Pick<View, 'rules'>, type: UnitType): boolean =>
  ctx.rules.data.strategicMoves?.includes(type) ?? false
