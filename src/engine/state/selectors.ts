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

/** Units of the power here, cargo apart. */
export const ownIn = (state: GameState, space: SpaceId, power: Owner): Stack[] =>
  stacksIn(state, space).filter((s) => s.power === power)

/** Units here that are the power's enemies in this very place, cargo apart. */
export const enemiesIn = (look: View, space: SpaceId, power: PowerId): Stack[] =>
  stacksIn(look.state, space).filter((s) => isEnemyIn(look, space, power, s.power))

/** Land units: fighters alone neither enter nor hold anything (STD-AIR-05). */
export const hasOwnLand = (look: View, space: SpaceId, power: PowerId): boolean =>
  stacksIn(look.state, space).some((s) => s.power === power && isLandUnit(look, s.type))

/** At least one unit that an army needs (STD-MOV-09): infantry of that very power. */
export const hasArmyCore = (look: View, space: SpaceId, power: Owner): boolean =>
  stacksIn(look.state, space).some((s) => s.power === power && hasTag(look, s.type, 'army-core'))

/** A warship of the power here that has not moved strategically; submarines are warships too (STD-SUB-03, ADV-07-02). */
export const hasOwnWarship = (look: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(look.state, zone).some((s) => s.power === power && !s.strategic && hasTag(look, s.type, 'warship'))

/** A warship of the power that may still fight a battle at sea here (STD-NAV-01, TOU-RET-03, ADV-07-02, ADV-11-05). */
export const hasFreeWarship = (look: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(look.state, zone).some((s) => s.power === power && isFree(s) && hasTag(look, s.type, 'warship'))

/** Are there enemy submarines here, submerged or not (STD-NAV-17)? */
export const enemySubmarines = (look: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(look.state, zone).some((s) => hasTag(look, s.type, 'submerges') && areEnemies(look, power, s.power))

/** A zone is hostile while it holds an enemy surface warship (STD-BRD-15); submarines and transports hinder nobody (STD-SEA-03). */
export const isHostileZone = (look: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(look.state, zone).some((s) => hasTag(look, s.type, 'surface-warship') && areEnemies(look, power, s.power))

/** Hostile, and more than a patrol: a ship that does not merely patrol closes it (STD-SEA-02, ADV-05-04, ADV-05-14). */
export const isClosedZone = (look: View, zone: SpaceId, power: PowerId): boolean =>
  stacksIn(look.state, zone).some(
    (s) => hasTag(look, s.type, 'surface-warship') && !hasTag(look, s.type, 'patrols') && areEnemies(look, power, s.power),
  )

/** Hostile through ships that patrol and nothing else (ADV-05-04); a ruleset without such ships has no patrolled zones. */
export const isPatrolled = (look: View, zone: SpaceId, power: PowerId): boolean =>
  look.rules.patrols && isHostileZone(look, zone, power) && !isClosedZone(look, zone, power)

/** Has this minor power raised its army? It does so once a game (STD-POL-06). */
export const isMobilized = (state: GameState, space: SpaceId): boolean => state.war.mobilized.includes(space)

/** A minor power's capital that has not yet raised its army (STD-POL-01). */
export const isUnmobilizedMinor = (look: View, space: SpaceId): boolean =>
  placeOf(look, space).minor && !isMobilized(look.state, space)

/** Neutral: whoever enters is resisted by the other side (STD-BRD-07, STD-POL-14). */
export const NOBODY: Alignment = Object.freeze({ side: null, patron: null })

/** Whom a minor power's capital, or the minor a colony belongs to, stands with now (STD-BRD-06, STD-BRD-07, STD-REV-11). */
export function alignmentOf(look: View, space: SpaceId): Alignment {
  const place = placeOf(look, space)
  const minor = place.colonyOf ?? (place.minor ? space : null)
  return minor === null ? NOBODY : look.rules.hooks.alignment(look, minor)
}

export type Status = 'friendly' | 'hostile' | 'contested' | 'neutral'

/** How a space looks to a power (STD-BRD-10, STD-BRD-11, STD-BRD-12, STD-BRD-13, STD-BRD-14, STD-BRD-15, STD-POL-20, STD-REV-13). */
export function statusOf(look: View, space: SpaceId, power: PowerId): Status {
  const place = placeOf(look, space)
  if (place.kind === 'sea') return isHostileZone(look, space, power) ? 'hostile' : 'friendly'
  return landStatus(look, space, power, controllerOf(look.state, space))
}

/** The same for a controller that is given: how a territory looked when the turn began (STD-AMP-03). */
export function landStatus(look: View, space: SpaceId, power: PowerId, control: Control | null): Status {
  if (control === power) return 'friendly'
  if (control === 'contested') return 'contested' // STD-BRD-12: to everybody alike
  if (isIsolated(look, power) || hasLeft(look, power))
    return control === null && isOwnMinor(look, space, power) ? 'friendly' : 'neutral'
  // Minors that fight on for a power at peace (INF-RUS-21).
  if (control !== null && fightsOn(look, space, control))
    return look.rules.sideOf(control) === look.rules.sideOf(power) ? 'friendly' : 'hostile'
  if (control !== null)
    return areFriends(look, power, control) ? 'friendly' : areEnemies(look, power, control) ? 'hostile' : 'neutral'
  // Front land under the armistice belongs to a side, without a marker (ADV-26-09, ADV-26-21).
  const holder = look.state.war.armistice?.[space]
  if (holder !== undefined) return holder === look.rules.sideOf(power) ? 'friendly' : 'hostile'
  if (placeOf(look, space).kind !== 'land' || look.state.war.vacant.includes(space) || isMobilized(look.state, space))
    return 'neutral'
  const { side } = alignmentOf(look, space)
  if (side === null) return 'neutral'
  // The patron's side counts, at war or not: alignments never change (STD-BRD-14).
  return side === look.rules.sideOf(power) ? 'friendly' : 'hostile'
}

/** A power's own minor is its friend before there are any sides for it (INF-ITA-03, ADV-25-07). */
const isOwnMinor = (look: View, space: SpaceId, power: PowerId): boolean =>
  isUnmobilizedMinor(look, space) && alignmentOf(look, space).patron === power

/** The camps with units in a territory: the sides, and a power that has left the war as a camp of its own. */
export function campsIn(look: View, space: SpaceId): { sides: Side[]; left: PowerId | null; garrison: boolean } {
  const sides = new Set<Side>()
  let left: PowerId | null = null
  let garrison = false
  for (const s of stacksIn(look.state, space)) {
    if (s.power === 'neutral') garrison = true
    else if (hasLeft(look, s.power) && !fightsOn(look, space, s.power)) left = s.power
    else if (!isIsolated(look, s.power)) sides.add(look.rules.sideOf(s.power))
  }
  return { sides: [...sides], left, garrison }
}

/** Contested land between a power that has left the war and its former enemies (STD-REV-14); what it holds is no front (WIK-15). */
export function isFrozenFront(look: View, space: SpaceId): boolean {
  if (!look.state.war.revolution || controllerOf(look.state, space) !== 'contested') return false
  const { sides, left } = campsIn(look, space)
  return left !== null && sides.includes(look.rules.data.revolution.against)
}

/** A front with a truce for this power: for the former enemies, not for their enemies (STD-REV-14). */
export const hasTruceIn = (look: View, space: SpaceId, power: PowerId): boolean =>
  look.rules.sideOf(power) === look.rules.data.revolution.against && isFrozenFront(look, space)

/** An enemy holds the power's capital: contested does not count (STD-CAP-05, STD-CAP-17). */
export function capitalLost(look: View, power: PowerId): boolean {
  const control = controllerOf(look.state, look.rules.powers[power].capital)
  return control !== null && control !== 'contested' && look.rules.sideOf(control) !== look.rules.sideOf(power)
}

/**
 * STD-BRD-09, STD-INC-01: only what is controlled pays; contested land pays nobody, nor do minors whose armies outlast their
 * patron (INF-RUS-15).
 */
export function productionOf(look: View, power: PowerId): number {
  const { rules, state } = look
  let sum = 0
  for (const { id, ipc } of rules.map.territories) if (state.war.control[id] === power && !fightsOn(look, id, power)) sum += ipc
  return look.rules.hooks.production(look, power, sum)
}

/**
 * The minefield of a zone that harms this power's ships now, or null (STD-MIN-01, STD-MIN-02, STD-MIN-03, STD-MIN-04, STD-MIN-13,
 * STD-REV-19, STD-POL-22).
 */
export function mineAgainst(look: View, zone: SpaceId, power: PowerId): { territory: SpaceId; by: PowerId } | null {
  const territory = placeOf(look, zone).baseTerritory
  if (territory === null) return null
  const owner = placeOf(look, territory).original
  if (owner === null) return null
  if (hasSurrendered(look, owner)) return orphanedMine(look, territory, owner, power)
  if (hasRevolted(look, owner) && look.rules.data.treaty !== undefined) return inheritedMine(look, territory, owner, power)
  if (!areEnemies(look, power, owner)) return null
  const control = controllerOf(look.state, territory)
  if (control === null) return null
  if (control === 'contested') return { territory, by: owner }
  return look.rules.sideOf(control) === look.rules.sideOf(owner) ? { territory, by: control } : null
}

/** Do the mines of this zone stop every ship of the power that enters it, where the ruleset has them do so (TOU-MOV-10)? */
export const minesStop = (look: View, zone: SpaceId, power: PowerId): boolean =>
  look.rules.behaviours.minesStop && mineAgainst(look, zone, power) !== null

/** The mines of a power that has surrendered serve its former side while that holds or contests the base (TOU-COL-16). */
function orphanedMine(look: View, territory: SpaceId, owner: PowerId, power: PowerId) {
  const side = look.rules.sideOf(owner)
  const control = controllerOf(look.state, territory)
  if (control === null || look.rules.sideOf(power) === side || isOut(look, power)) return null
  if (control !== 'contested') return look.rules.sideOf(control) === side ? { territory, by: control } : null
  const by = look.rules.order.find(
    (p) => look.rules.sideOf(p) === side && stacksIn(look.state, territory).some((s) => s.power === p),
  )
  return by === undefined ? null : { territory, by }
}

/**
 * The mines of a power that has made peace are dead in what it has kept; another power of its side that holds the base has them
 * again, and where it is contested the first of that side in turn order throws (INF-RUS-16).
 */
function inheritedMine(look: View, territory: SpaceId, owner: PowerId, power: PowerId) {
  const side = look.rules.sideOf(owner)
  const control = controllerOf(look.state, territory)
  if (control === null || look.rules.sideOf(power) === side || isOut(look, power)) return null
  const by = control === 'contested' ? look.rules.order.find((p) => look.rules.sideOf(p) === side && !isOut(look, p)) : control
  return by === undefined || isOut(look, by) || look.rules.sideOf(by) !== side ? null : { territory, by }
}

/** Is this passage open to the power (STD-BRD-19, STD-BRD-20, STD-BRD-21)? A neutral has no friends to open it (STD-POL-20). */
export function passageOpen(look: View, { control }: Passage, power: PowerId): boolean {
  const holder = controllerOf(look.state, control)
  return holder !== null && holder !== 'contested' && areFriends(look, power, holder)
}

/** The passage that closes the way between two zones to these ships, or null; of several ways one that is open is enough. */
export function shutPassage(look: View, from: SpaceId, to: SpaceId, power: PowerId, types: readonly UnitType[]): Passage | null {
  let shut: Passage | null = null
  for (const passage of look.rules.data.passages) {
    if (!passage.zones.includes(from) || !passage.zones.includes(to)) continue
    const { free } = passage
    if ((free && types.every((type) => hasTag(look, type, free))) || passageOpen(look, passage, power)) return null
    shut ??= passage
  }
  return shut
}

/** Land that a power which is out of the war for now controls. */
export function isHomeOfIsolated(look: View, space: SpaceId): boolean {
  const control = controllerOf(look.state, space)
  return control !== null && control !== 'contested' && isIsolated(look, control)
}

/** Does the ruleset let ships of this type enter one zone more than they sail? (ADV-06-18, ADV-07-01) */
export const movesStrategically = (ctx: Pick<View, 'rules'>, type: UnitType): boolean =>
  ctx.rules.data.strategicMoves?.includes(type) ?? false
