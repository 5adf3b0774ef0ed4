import type { AnswerAction } from '../../kernel/action.ts'
import { ask, emit, popTask } from '../../kernel/context.ts'
import { byPower, bySpace, count, counts, optional } from '../../kernel/fields.ts'
import type { Ctx, Rules, TaskRunner, View } from '../../kernel/rules.ts'
import { gather, type Refusal, refuse } from '../../refusal.ts'
import { GAS } from '../../state/gas.ts'
import { controllerOf, hasOwnLand, isShip, ownIn, placeOf } from '../../state/selectors.ts'
import { entries, totalUnits } from '../../state/stacks.ts'
import type { ActionOf } from '../../types/action.ts'
import type { Question } from '../../types/decision.ts'
import type { Counts, PowerId, Side, SpaceId, UnitType } from '../../types/ids.ts'
import type { Handicap } from '../../types/state.ts'
import type { TaskOf } from '../../types/task.ts'

type Bid = ActionOf<'place-bid'>

/** Powers that may spend this bid, in turn order (HCP-02). */
const powersOf = ({ order, sideOf }: Rules, of: Side | PowerId): PowerId[] =>
  order.filter((power) => power === of || sideOf(power) === of)

/** The bids, last first, as the agenda needs them: in turn order, a side before its first power (HCP-09). */
export function bidTasks(rules: Rules, { bid = {} }: Handicap = {}): TaskOf<'bid'>[] {
  const holders = rules.order.flatMap((power) => {
    const side = rules.sideOf(power)
    return powersOf(rules, side)[0] === power ? [side, power] : [power]
  })
  return holders
    .filter((of) => bid[of] !== undefined)
    .map((of): TaskOf<'bid'> => ({ task: 'bid', of }))
    .reverse()
}

/** Why this power may not place this unit type here, or null (HCP-04, HCP-05, HCP-06). */
function placeFault(view: View, power: PowerId, space: SpaceId, type: UnitType): Refusal | null {
  const { rules, state } = view
  const from = rules.data.unitsFrom[type]
  const first = from ? (from.byPower?.[power] ?? from.round) : 1
  // Gas markers come only with new guns in Purchase (ADV-03-02).
  if (type === GAS || !rules.data.units.includes(type) || state.flow.round < first)
    return refuse(view, 'HCP-04', 'bid-not-sold', { type, power }, space)
  const sea = placeOf(view, space).kind === 'sea'
  if (isShip(view, type))
    return sea && ownIn(state, space, power).some((stack) => isShip(view, stack.type))
      ? null
      : refuse(view, 'HCP-06', 'bid-needs-ships', { type, power, space }, space)
  return !sea && controllerOf(state, space) === power && hasOwnLand(view, space, power)
    ? null
    : refuse(view, 'HCP-05', 'bid-needs-army', { type, power, space }, space)
}

/** Where a power may place which types at any price, in board order. */
export function bidPlacesOf(view: View, power: PowerId): { space: SpaceId; types: UnitType[] }[] {
  return [...view.rules.map.places.keys()].flatMap((space) => {
    const types = view.rules.data.units.filter((type) => placeFault(view, power, space, type) === null)
    return types.length === 0 ? [] : [{ space, types }]
  })
}

const costOf = ({ rules }: View, counts: Counts): number =>
  entries(counts).reduce((sum, [type, n]) => sum + n * rules.units[type].cost, 0)

const linesOf = ({ units = {} }: Bid): { space: SpaceId; power: PowerId; counts: Counts }[] =>
  Object.entries(units).flatMap(([space, owners]) =>
    (Object.entries(owners) as [PowerId, Counts][]).flatMap(([power, counts]) =>
      totalUnits(counts) === 0 ? [] : [{ space, power, counts }],
    ),
  )

const moneyOf = ({ money = {} }: Bid): [PowerId, number][] =>
  (Object.entries(money) as [PowerId, number][]).filter(([, n]) => n > 0)

/** All reasons against this bid (HCP-02, HCP-03, HCP-04, HCP-05, HCP-06, HCP-07). */
function checkBid(ctx: Ctx, { powers = [], count = 0 }: Question, bid: Bid): Refusal | null {
  const lines = linesOf(bid)
  const keptMoney = moneyOf(bid)
  const others = [...lines.map(({ power }) => power), ...keptMoney.map(([power]) => power)].filter(
    (power) => !powers.includes(power),
  )
  const [other] = others
  if (other !== undefined) return refuse(ctx, 'HCP-02', 'bid-of-another', { power: other })
  const spaces = [...new Set(lines.map(({ space }) => space))]
  const inSpace = (space: SpaceId): number =>
    lines.reduce((n, line) => n + (line.space === space ? totalUnits(line.counts) : 0), 0)
  const spent =
    lines.reduce((sum, { counts }) => sum + costOf(ctx, counts), 0) + keptMoney.reduce((sum, [, money]) => sum + money, 0)
  return gather([
    ...lines.flatMap(({ space, power, counts }) => entries(counts).map(([type]) => placeFault(ctx, power, space, type))),
    ...spaces.map((space) =>
      inSpace(space) > 1 ? refuse(ctx, 'HCP-07', 'bid-one-a-space', { space, n: inSpace(space) }, space) : null,
    ),
    spent === count ? null : refuse(ctx, 'HCP-03', spent > count ? 'bid-overspent' : 'bid-not-spent', { n: spent, m: count }),
  ])
}

/** Emits what each power receives, in turn order (HCP-09). */
function emitBid(ctx: Ctx, bid: Bid): void {
  const money = Object.fromEntries(moneyOf(bid))
  for (const power of ctx.rules.order) {
    const own = linesOf(bid).filter((line) => line.power === power)
    const keptMoney = money[power] ?? 0
    if (own.length === 0 && keptMoney === 0) continue
    const units = Object.fromEntries(own.map(({ space, counts }) => [space, Object.fromEntries(entries(counts))]))
    emit(ctx, { type: 'bid-placed', power, units, money: keptMoney, treasury: ctx.state.war.treasury[power] + keptMoney })
  }
}

/** Examples: all money to one power, or one unit and the rest as money. */
export function listBids(ctx: Ctx, { powers = [], count = 0 }: Question): Bid[] {
  const keep = (power: PowerId, money: number): Pick<Bid, 'money'> => (money > 0 ? { money: { [power]: money } } : {})
  return powers.flatMap((power) => [
    { type: 'place-bid' as const, ...keep(power, count) },
    ...bidPlacesOf(ctx, power).flatMap(({ space, types }) =>
      types.flatMap((type): Bid[] => {
        const rest = count - ctx.rules.units[type].cost
        return rest < 0 ? [] : [{ type: 'place-bid', units: { [space]: { [power]: { [type]: 1 } } }, ...keep(power, rest) }]
      }),
    ),
  ])
}

function askForBid(ctx: Ctx, { of }: TaskOf<'bid'>): void {
  const powers = powersOf(ctx.rules, of)
  const [by] = powers
  const count = ctx.state.table.handicap?.bid?.[of] ?? 0
  // The side's first power in turn order answers (HCP-09).
  if (by !== undefined) ask(ctx, { by, kind: 'bid', topic: 'bid', powers, count, rule: 'HCP-01' })
}

/** Asks for a bid; it is spent at once (HCP-01). */
export const bidTask: TaskRunner<'bid'> = {
  run: askForBid,
  check: (ctx, _task, question, action) => (action.type === 'place-bid' ? checkBid(ctx, question, action) : null),
  answer: (ctx, _task, _question, action) => {
    popTask(ctx)
    if (action.type === 'place-bid') emitBid(ctx, action)
  },
}

/** Spends a bid before the first turn (HCP-01). */
export const placeBid: AnswerAction<'place-bid'> = {
  shape: { units: optional(bySpace(byPower(counts))), money: optional(byPower(count)) },
  answers: ({ kind }) => kind === 'bid',
  summary: () => 'place-bid',
  list: listBids,
}
