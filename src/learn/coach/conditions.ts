/** What each condition of a line asks, and of whom: the engine by its door, and the plans that the table makes of it. */
import type { CoachCondition } from '../../content/coach.ts'
import type { UnitTag } from '../../content/index.ts'
import {
  atWar,
  type BattleEntry,
  type Counts,
  checkAction,
  type GameEvent,
  type GameState,
  goals,
  heldCapitals,
  homelands,
  minesAgainst,
  offers,
  orderedNow,
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
import { comesNearer, forwardFrom, marcherOf, mayLeave } from './front.ts'
import { type CoachMoment, leftIn } from './moment.ts'
import { attackedNow, flierOf, idleFleet, joinsAt, minesAhead } from './others.ts'
import { countWith, landBeside, menIn, oneMan, pieceWith } from './pieces.ts'
import { attackerOf, weakerBeside } from './prey.ts'
import { boardsAt, findsRoom, goAshoreFrom, landsAt, sailsFrom, sailsTo } from './ships.ts'

/** Whether it is so, and of some: where. `rule`: that of the line. */
type Question = (moment: CoachMoment, rule: RuleId) => SpaceId | boolean

/** Several lines ask for them of one position. */
const duties = memoizeLast(dutiesOf)

/** What the rule obliges to, if that is undone. */
export const dutyBy = (state: GameState, rule: RuleId): SpaceId | boolean => {
  const duty = duties(state).find((each) => each.rule === rule)
  return duty ? (duty.space ?? true) : false
}

export const noDuty = (state: GameState): boolean => duties(state).length === 0

/** One more of the first type that can do that. */
export function mayBuy(state: GameState, tag: UnitTag): boolean {
  const [order, type] = [orderedNow(state), pieceWith(state, tag)]
  if (type === undefined) return false
  return checkAction(state, purchaseOf(withCount(order, type, (order[type] ?? 0) + 1))) === null
}

const has = (state: GameState, tag: UnitTag): boolean => countWith(orderedNow(state), tag) > 0

/** Neighbours from where infantry may go there now, the one with most of it first, the capital last. */
function sourcesFor(state: GameState, to: SpaceId): SpaceId[] {
  const home = capitalOf(turn(state).power)
  return landBeside(state, to)
    .filter((from) => menIn(state, from) > 0 && reach(state, { from, units: oneMan(state) }).some(({ space }) => space === to))
    .sort((a, b) => Number(a === home) - Number(b === home) || menIn(state, b) - menIn(state, a))
}

function duty({ state }: CoachMoment, rule: RuleId): { to: SpaceId; from: SpaceId[] } | null {
  const to = dutyBy(state, rule)
  return typeof to === 'string' ? { to, from: sourcesFor(state, to) } : null
}

const fightIn = (state: GameState, is: (battle: BattleEntry) => boolean): SpaceId | false =>
  battleList(state).find((battle) => !battle.resolved && is(battle))?.space ?? false

/** The battle on the board, as long as it is to be fought. */
const onBoard = ({ state, board }: CoachMoment): SpaceId | false => fightIn(state, ({ space }) => space === board)

const mustFight = ({ state }: CoachMoment): SpaceId | false => fightIn(state, ({ required }) => required)

const onlyAir = (picked: Counts): boolean => typesIn(picked).every((type) => unitOf(type)?.kind === 'air')

const fliesFrom = (state: GameState, from: SpaceId): boolean =>
  unitsIn(state, from).some(
    ({ type, power, left = 0 }) => unitOf(type)?.kind === 'air' && power === turn(state).power && left > 0,
  )

/** Where what is chosen could go, friendly land first, and of that what lies towards the front. */
function targetFrom(state: GameState, from: SpaceId): SpaceId | undefined {
  const [stack] = unitsIn(state, from).filter(({ power, left = 0 }) => power === turn(state).power && left > 0)
  const targets = stack ? reach(state, { from, units: { [stack.type]: 1 } }).map(({ space }) => space) : []
  return forwardFrom(state, from, targets) ?? targets[0]
}

/** Who is shown how to march: whoever can go where nothing is lost by it, and else a ship. */
const marcher = memoizeLast(
  (state: GameState): SpaceId | undefined =>
    marcherOf(state, (from) => boardsAt(state, from) !== undefined) ??
    findIdleSpace(state, (space) => mayLeave(state, space)) ??
    findIdleSpace(state, isSea),
)

/** Zones that ships have entered in this turn. */
const sailed = (events: readonly GameEvent[]): SpaceId[] =>
  events.flatMap((event) => (event.type === 'units-moved' ? event.path.filter(isSea) : []))

/** Do ships stand there that may still go the one zone beyond their ordinary move? */
function sailsFurther(state: GameState, zone: SpaceId): boolean {
  const { canSailStrategically, rows } = picksOf(state, zone, true)
  const goes = (type: UnitType) => reach(state, { from: zone, units: { [type]: 1 }, strategic: true }).length > 0
  return canSailStrategically && rows.some(({ type, damaged, can }) => can > 0 && !damaged && goes(type))
}

/** Homeland of an enemy, where homelands count, that this side holds or fights over. */
function lostHomeland(state: GameState): SpaceId | undefined {
  const side = sideOf(turn(state).power)
  const lands = homelands(state).flatMap(({ power, territories }) => (sideOf(power) === side ? [] : territories))
  return lands.find(({ held }) => held === 'enemy' || held === 'contested')?.space
}

export const CONDITIONS: Readonly<Record<CoachCondition, Question>> = {
  'can-buy': ({ state }) => mayBuy(state, 'army-core'),
  'nothing-ordered': ({ state }) => isEmpty(orderedNow(state)),
  'guns-affordable': ({ state }) => mayBuy(state, 'supports'),
  'no-guns-ordered': ({ state }) => !has(state, 'supports'),
  duty: ({ state }, rule) => dutyBy(state, rule),
  'no-duty': ({ state }) => noDuty(state),
  'duty-from': (moment, rule) => {
    const open = duty(moment, rule)
    return open?.from.includes(moment.chosen ?? '') ? false : (open?.from[0] ?? false)
  },
  'duty-to': (moment, rule) => {
    const open = duty(moment, rule)
    return open?.from.includes(moment.chosen ?? '') ? open.to : false
  },
  'land-given': ({ state, events }) => leftIn(events).find((space) => isAbandoned(state, space)) ?? false,
  'capital-open': ({ state }) => openCapital(state) ?? false,
  idle: ({ state }) => marcher(state) ?? false,
  'none-idle': ({ state }) => marcher(state) === undefined,
  'capital-emptied': ({ state, chosen, picked }) => {
    const capital = capitalOf(turn(state).power)
    const men = chosen === capital ? menIn(state, capital, false) : 0
    return men > 0 && countWith(picked, 'army-core') >= men && capital
  },
  'nothing-chosen': ({ chosen }) => chosen === null,
  aimed: ({ aimed }) => aimed ?? false,
  'aimed-part': ({ state, chosen, picked, aimed }) =>
    (chosen !== null && aimed !== null && isLand(chosen) && isSea(aimed) && !findsRoom(state, chosen, picked) && aimed) || false,
  moved: ({ events }) => leftIn(events).length > 0,
  'nothing-moved': ({ events }) => leftIn(events).length === 0,
  board: onBoard,
  'no-board': (moment) => onBoard(moment) === false,
  'must-fight': mustFight,
  'nothing-must-fight': (moment) => mustFight(moment) === false,
  'may-fight': ({ state, held }) => fightIn(state, ({ space, required }) => !required && !held.has(space)),
  waiting: ({ state }) => !isEmpty(unitsToPlace(state)),
  'tank-affordable': ({ state }) => !has(state, 'absorbs') && mayBuy(state, 'absorbs'),
  'at-peace': ({ state }) => !atWar(state, turn(state).power),
  'goes-to': ({ state, chosen }) => (chosen !== null && targetFrom(state, chosen)) || false,
  'fighter-chosen': ({ state, chosen }) => chosen !== null && fliesFrom(state, chosen),
  // Whoever can march towards the front is shown that first.
  'by-ship': ({ state, chosen }) => (chosen !== null && !comesNearer(state, chosen) && boardsAt(state, chosen)) || false,
  cargo: ({ state, events }) => goAshoreFrom(state, leftIn(events)) ?? false,
  'cargo-to': ({ state, events, chosen, ships }) =>
    (chosen !== null && isSea(chosen) && landsAt(state, chosen, leftIn(events), ships)) || false,
  'cargo-unpicked': ({ state, events, chosen, ships }) =>
    chosen !== null &&
    isSea(chosen) &&
    landsAt(state, chosen, leftIn(events)) !== undefined &&
    !landsAt(state, chosen, leftIn(events), ships) &&
    chosen,
  'cargo-sails': ({ state }) => sailsFrom(state) ?? false,
  'cargo-sails-to': ({ state, chosen }) => (chosen !== null && isSea(chosen) && sailsTo(state, chosen)) || false,
  mined: ({ state, events }) => {
    const mines = new Set(minesAgainst(state, turn(state).power).map(({ zone }) => zone))
    return sailed(events).find((zone) => mines.has(zone)) ?? false
  },
  'board-at-sea': (moment) => {
    const space = onBoard(moment)
    return space !== false && isSea(space)
  },
  'capital-held': ({ state }) => {
    const side = sideOf(turn(state).power)
    const held = heldCapitals(state).find(({ of, to }) => sideOf(to) === side && sideOf(of) !== side)
    return held ? capitalOf(held.of) : false
  },
  // One country a turn is told of: whoever has paid knows where the others stand.
  winnable: ({ state, events }) =>
    (!events.some(({ type }) => type === 'influence-paid') && offers(state).influence.find(({ refusal }) => !refusal)?.country) ||
    false,
  'sails-further': ({ state, events }) => sailed(events).find((zone) => sailsFurther(state, zone)) ?? false,
  'homeland-lost': ({ state }) => lostHomeland(state) ?? false,
  'could-attack': ({ state }) => attackerOf(state) ?? false,
  'attacks-to': ({ state, chosen }) => (chosen !== null && weakerBeside(state, chosen)) || false,
  'could-fly': ({ state }) => flierOf(state) ?? false,
  'flies-to': ({ state, chosen }) => (chosen !== null && (joinsAt(state, chosen) ?? targetFrom(state, chosen))) || false,
  'fighters-among': ({ state, chosen, picked }) =>
    chosen !== null && chosen === flierOf(state) && !onlyAir(picked) && (joinsAt(state, chosen) ?? false),
  'attack-ordered': ({ state, events }) => attackedNow(state, events) ?? false,
  'fleet-idle': ({ state }) => idleFleet(state) ?? false,
  'mines-ahead': (moment) => minesAhead(moment) ?? false,
  entering: ({ entering }) => entering ?? false,
  'first-round': ({ state }) => turn(state).round === 1,
  'war-aim': ({ state }, rule) => goals(state).find(({ side }) => side === sideOf(turn(state).power))?.rule === rule,
  'too-many-aboard': ({ state, chosen, picked }) => chosen !== null && !findsRoom(state, chosen, picked),
}
