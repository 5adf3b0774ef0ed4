/** The conditions of the coach's lines, checked with the engine and the planning code. */
import type { CoachCondition } from '../../content/coach.ts'
import type { UnitTag } from '../../content/index.ts'
import {
  type BattleEntry,
  type Counts,
  checkAction,
  currentPurchase,
  type GameEvent,
  type GameState,
  goals,
  homelands,
  isAtWar,
  lostCapitals,
  minesAgainst,
  offers,
  type RuleId,
  reach,
  type SpaceId,
  sideOf,
  turn,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { memoizeLast } from '../../memoize.ts'
import { battleList } from '../../planning/battle-list.ts'
import { capitalOf, isLand, isSea, unitOf } from '../../planning/board.ts'
import { isEmpty, typesIn, withCount } from '../../planning/counts.ts'
import { dutiesOf, findIdleSpace } from '../../planning/duties.ts'
import { unitsToPlace } from '../../planning/mobilize.ts'
import { picksOf } from '../../planning/picks.ts'
import { purchaseOf } from '../../planning/purchase.ts'
import { isAbandoned, openCapital } from '../../planning/risks.ts'
import { attackTargetFrom, bestAttacker } from './attack-targets.ts'
import { attackedLand, fighterTarget, idleFleet, landWithFighter, minesOnRoute } from './fighters-and-fleets.ts'
import { armyToMarch, canApproachFront, canLeaveSafely, nearestToFront } from './march-advice.ts'
import { type CoachMoment, spacesLeft } from './moment.ts'
import { adjacentLand, countWith, infantryIn, oneInfantry, typeTagged } from './pieces.ts'
import { destinationOf, hasRoom, landingSite, loadingZone, zoneWithLandableCargo, zoneWithLoadedTransport } from './transports.ts'

/** Returns whether the condition holds, or the space where it does. `rule`: the line's rule. */
type Condition = (moment: CoachMoment, rule: RuleId) => SpaceId | boolean

const duties = memoizeLast(dutiesOf)

/** The space of the rule's open duty, true if it has no space, false if there is none. */
export const findDuty = (state: GameState, rule: RuleId): SpaceId | boolean => {
  const duty = duties(state).find((each) => each.rule === rule)
  return duty ? (duty.space ?? true) : false
}

export const hasNoDuty = (state: GameState): boolean => duties(state).length === 0

/** Can one more unit with this tag be bought? */
export function canBuy(state: GameState, tag: UnitTag): boolean {
  const [order, type] = [currentPurchase(state), typeTagged(state, tag)]
  if (type === undefined) return false
  return checkAction(state, purchaseOf(withCount(order, type, (order[type] ?? 0) + 1))) === null
}

const hasOrderedTag = (state: GameState, tag: UnitTag): boolean => countWith(currentPurchase(state), tag) > 0

/** Neighbours from which infantry can march there, largest army first, the capital last. */
function sourcesFor(state: GameState, to: SpaceId): SpaceId[] {
  const home = capitalOf(turn(state).power)
  return adjacentLand(state, to)
    .filter(
      (from) =>
        infantryIn(state, from) > 0 && reach(state, { from, units: oneInfantry(state) }).some(({ space }) => space === to),
    )
    .sort((a, b) => Number(a === home) - Number(b === home) || infantryIn(state, b) - infantryIn(state, a))
}

function dutyWithSources({ state }: CoachMoment, rule: RuleId): { to: SpaceId; from: SpaceId[] } | null {
  const to = findDuty(state, rule)
  return typeof to === 'string' ? { to, from: sourcesFor(state, to) } : null
}

const findBattle = (state: GameState, is: (battle: BattleEntry) => boolean): SpaceId | false =>
  battleList(state).find((battle) => !battle.resolved && is(battle))?.space ?? false

/** The unresolved battle on the battle board. */
const battleOnBoard = ({ state, board }: CoachMoment): SpaceId | false => findBattle(state, ({ space }) => space === board)

const requiredBattle = ({ state }: CoachMoment): SpaceId | false => findBattle(state, ({ required }) => required)

const onlyAir = (picked: Counts): boolean => typesIn(picked).every((type) => unitOf(type)?.kind === 'air')

const hasFighterIn = (state: GameState, from: SpaceId): boolean =>
  unitsIn(state, from).some(
    ({ type, power, left = 0 }) => unitOf(type)?.kind === 'air' && power === turn(state).power && left > 0,
  )

/** The best target of the chosen units: friendly land near the front, else any. */
function targetFrom(state: GameState, from: SpaceId): SpaceId | undefined {
  const [stack] = unitsIn(state, from).filter(({ power, left = 0 }) => power === turn(state).power && left > 0)
  const targets = stack ? reach(state, { from, units: { [stack.type]: 1 } }).map(({ space }) => space) : []
  return nearestToFront(state, from, targets) ?? targets[0]
}

/** The space whose units should move first: an army that can leave safely, else ships. */
const spaceToMarchFrom = memoizeLast(
  (state: GameState): SpaceId | undefined =>
    armyToMarch(state, (from) => loadingZone(state, from) !== undefined) ??
    findIdleSpace(state, (space) => canLeaveSafely(state, space)) ??
    findIdleSpace(state, isSea),
)

/** Zones that ships entered this turn. */
const zonesEntered = (events: readonly GameEvent[]): SpaceId[] =>
  events.flatMap((event) => (event.type === 'units-moved' ? event.path.filter(isSea) : []))

/** Can ships in this zone still make a strategic move? */
function canSailStrategically(state: GameState, zone: SpaceId): boolean {
  const { canSailStrategically, rows } = picksOf(state, zone, true)
  const goes = (type: UnitType) => reach(state, { from: zone, units: { [type]: 1 }, strategic: true }).length > 0
  return canSailStrategically && rows.some(({ type, damaged, can }) => can > 0 && !damaged && goes(type))
}

/** An enemy homeland that this side holds or contests. */
function lostHomeland(state: GameState): SpaceId | undefined {
  const side = sideOf(turn(state).power)
  const lands = homelands(state).flatMap(({ power, territories }) => (sideOf(power) === side ? [] : territories))
  return lands.find(({ held }) => held === 'enemy' || held === 'contested')?.space
}

export const CONDITIONS: Readonly<Record<CoachCondition, Condition>> = {
  'can-buy': ({ state }) => canBuy(state, 'army-core'),
  'nothing-ordered': ({ state }) => isEmpty(currentPurchase(state)),
  'guns-affordable': ({ state }) => canBuy(state, 'supports'),
  'no-guns-ordered': ({ state }) => !hasOrderedTag(state, 'supports'),
  duty: ({ state }, rule) => findDuty(state, rule),
  'no-duty': ({ state }) => hasNoDuty(state),
  'duty-from': (moment, rule) => {
    const open = dutyWithSources(moment, rule)
    return open?.from.includes(moment.chosen ?? '') ? false : (open?.from[0] ?? false)
  },
  'duty-to': (moment, rule) => {
    const open = dutyWithSources(moment, rule)
    return open?.from.includes(moment.chosen ?? '') ? open.to : false
  },
  'land-given': ({ state, events }) => spacesLeft(events).find((space) => isAbandoned(state, space)) ?? false,
  'capital-open': ({ state }) => openCapital(state) ?? false,
  idle: ({ state }) => spaceToMarchFrom(state) ?? false,
  'none-idle': ({ state }) => spaceToMarchFrom(state) === undefined,
  'capital-emptied': ({ state, chosen, picked }) => {
    const capital = capitalOf(turn(state).power)
    const men = chosen === capital ? infantryIn(state, capital, false) : 0
    return men > 0 && countWith(picked, 'army-core') >= men && capital
  },
  'nothing-chosen': ({ chosen }) => chosen === null,
  aimed: ({ aimed }) => aimed ?? false,
  'aimed-part': ({ state, chosen, picked, aimed }) =>
    (chosen !== null && aimed !== null && isLand(chosen) && isSea(aimed) && !hasRoom(state, chosen, picked) && aimed) || false,
  moved: ({ events }) => spacesLeft(events).length > 0,
  'nothing-moved': ({ events }) => spacesLeft(events).length === 0,
  board: battleOnBoard,
  'no-board': (moment) => battleOnBoard(moment) === false,
  'must-fight': requiredBattle,
  'nothing-must-fight': (moment) => requiredBattle(moment) === false,
  'may-fight': ({ state, held }) => findBattle(state, ({ space, required }) => !required && !held.has(space)),
  waiting: ({ state }) => !isEmpty(unitsToPlace(state)),
  'tank-affordable': ({ state }) => !hasOrderedTag(state, 'absorbs') && canBuy(state, 'absorbs'),
  'at-peace': ({ state }) => !isAtWar(state, turn(state).power),
  'goes-to': ({ state, chosen }) => (chosen !== null && targetFrom(state, chosen)) || false,
  'fighter-chosen': ({ state, chosen }) => chosen !== null && hasFighterIn(state, chosen),
  // Marches towards the front come first.
  'by-ship': ({ state, chosen }) => (chosen !== null && !canApproachFront(state, chosen) && loadingZone(state, chosen)) || false,
  cargo: ({ state, events }) => zoneWithLandableCargo(state, spacesLeft(events)) ?? false,
  'cargo-to': ({ state, events, chosen, ships }) =>
    (chosen !== null && isSea(chosen) && landingSite(state, chosen, spacesLeft(events), ships)) || false,
  'cargo-unpicked': ({ state, events, chosen, ships }) =>
    chosen !== null &&
    isSea(chosen) &&
    landingSite(state, chosen, spacesLeft(events)) !== undefined &&
    !landingSite(state, chosen, spacesLeft(events), ships) &&
    chosen,
  'cargo-sails': ({ state }) => zoneWithLoadedTransport(state) ?? false,
  'cargo-sails-to': ({ state, chosen }) => (chosen !== null && isSea(chosen) && destinationOf(state, chosen)) || false,
  mined: ({ state, events }) => {
    const mines = new Set(minesAgainst(state, turn(state).power).map(({ zone }) => zone))
    return zonesEntered(events).find((zone) => mines.has(zone)) ?? false
  },
  'board-at-sea': (moment) => {
    const space = battleOnBoard(moment)
    return space !== false && isSea(space)
  },
  'capital-held': ({ state }) => {
    const side = sideOf(turn(state).power)
    const held = lostCapitals(state).find(({ of, to }) => sideOf(to) === side && sideOf(of) !== side)
    return held ? capitalOf(held.of) : false
  },
  // Only once a turn.
  winnable: ({ state, events }) =>
    (!events.some(({ type }) => type === 'influence-paid') && offers(state).influence.find(({ refusal }) => !refusal)?.country) ||
    false,
  'sails-further': ({ state, events }) => zonesEntered(events).find((zone) => canSailStrategically(state, zone)) ?? false,
  'homeland-lost': ({ state }) => lostHomeland(state) ?? false,
  'could-attack': ({ state }) => bestAttacker(state) ?? false,
  'attacks-to': ({ state, chosen }) => (chosen !== null && attackTargetFrom(state, chosen)) || false,
  'could-fly': ({ state }) => landWithFighter(state) ?? false,
  'flies-to': ({ state, chosen }) => (chosen !== null && (fighterTarget(state, chosen) ?? targetFrom(state, chosen))) || false,
  'fighters-among': ({ state, chosen, picked }) =>
    chosen !== null && chosen === landWithFighter(state) && !onlyAir(picked) && (fighterTarget(state, chosen) ?? false),
  'attack-ordered': ({ state, events }) => attackedLand(state, events) ?? false,
  'fleet-idle': ({ state }) => idleFleet(state) ?? false,
  'mines-ahead': (moment) => minesOnRoute(moment) ?? false,
  entering: ({ entering }) => entering ?? false,
  'first-round': ({ state }) => turn(state).round === 1,
  'war-aim': ({ state }, rule) => goals(state).find(({ side }) => side === sideOf(turn(state).power))?.rule === rule,
  'too-many-aboard': ({ state, chosen, picked }) => chosen !== null && !hasRoom(state, chosen, picked),
}
