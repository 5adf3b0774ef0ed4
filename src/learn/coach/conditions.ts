/** What each condition of a line asks, and of whom: the engine by its door, and the plans that the table makes of it. */
import type { CoachCondition } from '../../content/coach.ts'
import {
  type BattleEntry,
  checkAction,
  type GameState,
  orderedNow,
  type RuleId,
  reach,
  type SpaceId,
  type UnitType,
  unitsIn,
} from '../../engine/index.ts'
import { latest } from '../../memo.ts'
import { battleList } from '../../planning/battle-list.ts'
import { coastsOf, isLand } from '../../planning/board.ts'
import { isEmpty, withCount } from '../../planning/counts.ts'
import { dutiesOf, idleSpaces } from '../../planning/duties.ts'
import { waiting } from '../../planning/mobilize.ts'
import { purchaseOf } from '../../planning/purchase.ts'
import { isAbandoned, openCapital } from '../../planning/risks.ts'
import { type CoachMoment, leftIn } from './moment.ts'

/** Whether it is so, and of some: where. `rule`: that of the line. */
type Question = (moment: CoachMoment, rule: RuleId) => SpaceId | boolean

/** Several lines ask for them of one position. */
const duties = latest(dutiesOf)

/** What the rule obliges to, if that is undone. */
export const dutyBy = (state: GameState, rule: RuleId): SpaceId | boolean => {
  const duty = duties(state).find((each) => each.rule === rule)
  return duty ? (duty.space ?? true) : false
}

export const noDuty = (state: GameState): boolean => duties(state).length === 0

function mayBuy(state: GameState, type: UnitType): boolean {
  const order = orderedNow(state)
  return checkAction(state, purchaseOf(withCount(order, type, (order[type] ?? 0) + 1))) === null
}

/** Neighbours from where infantry may go there now, the one with most of it first. */
function sourcesFor(state: GameState, to: SpaceId): SpaceId[] {
  const men = (space: SpaceId) =>
    unitsIn(state, space).reduce((sum, { type, left = 0, count }) => (type === 'infantry' && left > 0 ? sum + count : sum), 0)
  return coastsOf(state, to)
    .filter((from) => men(from) > 0 && reach(state, { from, units: { infantry: 1 } }).some(({ space }) => space === to))
    .sort((a, b) => men(b) - men(a))
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

export const CONDITIONS: Readonly<Record<CoachCondition, Question>> = {
  'can-buy': ({ state }) => mayBuy(state, 'infantry'),
  'nothing-ordered': ({ state }) => isEmpty(orderedNow(state)),
  'guns-affordable': ({ state }) => mayBuy(state, 'artillery'),
  'no-guns-ordered': ({ state }) => !orderedNow(state).artillery,
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
  idle: ({ state, chosen }) => {
    const spaces = idleSpaces(state)
    return chosen ?? spaces.find(isLand) ?? spaces[0] ?? false
  },
  'nothing-chosen': ({ chosen }) => chosen === null,
  aimed: ({ aimed }) => aimed ?? false,
  moved: ({ events }) => leftIn(events).length > 0,
  'nothing-moved': ({ events }) => leftIn(events).length === 0,
  board: onBoard,
  'no-board': (moment) => onBoard(moment) === false,
  'must-fight': mustFight,
  'nothing-must-fight': (moment) => mustFight(moment) === false,
  'may-fight': ({ state }) => fightIn(state, ({ required }) => !required),
  waiting: ({ state }) => !isEmpty(waiting(state)),
}
