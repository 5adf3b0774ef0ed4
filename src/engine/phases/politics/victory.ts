import type { VictoryCondition, VictoryNeed } from '../../../content/index.ts'
import { memoizeByObject } from '../../../memoize.ts'
import { emit } from '../../kernel/context.ts'
import type { Ctx, View } from '../../kernel/rules.ts'
import { hasLeft } from '../../state/relations.ts'
import { controllerOf } from '../../state/selectors.ts'
import { type PowerId, SIDES, type Side, type SpaceId } from '../../types/ids.ts'

/** Whether the alliance holds the capital, without powers that left the war (STD-VIC-03, INF-VICT-06, ADV-31-11). */
export function sideHolds(view: View, side: Side, capital: SpaceId): boolean {
  const control = controllerOf(view.state, capital)
  return control !== null && control !== 'contested' && view.rules.sideOf(control) === side && !hasLeft(view, control)
}

/** `contested` is the minimum; held is enough. Rome counts only after Italy's entry (INF-VICT-04). */
export const isNeedMet = (view: View, side: Side, { space, as, fromRound = 1 }: VictoryNeed): boolean =>
  view.state.flow.round >= fromRound &&
  (sideHolds(view, side, space) || (as === 'contested' && controllerOf(view.state, space) === 'contested'))

/** The conditions that end the war: a list, or counts of capitals (STD-VIC-01, STD-VIC-02, WIK-16). */
export const victoryConditions = memoizeByObject(
  (rules: View['rules']): readonly VictoryCondition[] =>
    rules.data.victoryConditions ?? SIDES.map((side) => countCondition(rules, side)),
)

/** Converts counts of capitals to lists, one from each. */
function countCondition(rules: View['rules'], side: Side): VictoryCondition {
  const { all = [], count, among, including, testedAfter, rule, fromRound = {} } = rules.data.victory[side]
  const needs = [...all.map((space) => [space]), ...Array.from({ length: count }, () => among)]
  if (including) needs[needs.length - 1] = including
  const atOnce = rules.behaviours.victoryTested === 'at-once'
  return {
    side,
    rule: atOnce ? 'WIK-16' : (rule ?? (side === 'allies' ? 'STD-VIC-01' : 'STD-VIC-02')),
    when: atOnce ? 'at-once' : testedAfter === rules.order.at(-1) ? 'round' : 'turn',
    ...(atOnce ? {} : { after: testedAfter }),
    needs: needs.map((list) =>
      list.map((space) => ({ space, as: 'held' as const, ...(space in fromRound ? { fromRound: fromRound[space] } : {}) })),
    ),
  }
}

/** Moscow does not count after the revolution (ADV-31-09, ADV-26-19). */
export const currentNeeds = ({ state }: Pick<View, 'state'>, { needs }: VictoryCondition): VictoryNeed[][] =>
  needs.map((list) => list.filter((need) => !(need.untilRevolution && state.war.revolution)))

/** Needs one space from each list, without repeats. */
export function isFulfilled(view: View, condition: VictoryCondition): boolean {
  const { side } = condition
  const met = currentNeeds(view, condition).map((list) => list.filter((n) => isNeedMet(view, side, n)).map((n) => n.space))
  return oneOfEach(met, [])
}

function oneOfEach([list, ...rest]: readonly SpaceId[][], taken: readonly SpaceId[]): boolean {
  return list === undefined || list.some((space) => !taken.includes(space) && oneOfEach(rest, [...taken, space]))
}

/** A way to win, for display. */
export type Goal = Omit<VictoryCondition, 'needs'> & {
  met: boolean
  /** Nothing counts before this round. */
  fromRound?: number
  /** One space from each list, shortest first. */
  needs: { space: SpaceId; as: VictoryNeed['as']; met: boolean }[][]
}

function firstCountingRound({ needs }: VictoryCondition): Pick<Goal, 'fromRound'> {
  const first = Math.min(...needs.flat().map((need) => need.fromRound ?? 1))
  return first > 1 ? { fromRound: first } : {}
}

function computeGoals(view: View): readonly Goal[] {
  return victoryConditions(view.rules).map((condition) => ({
    ...condition,
    met: isFulfilled(view, condition),
    ...firstCountingRound(condition),
    needs: currentNeeds(view, condition)
      .map((list) => list.map((need) => ({ space: need.space, as: need.as, met: isNeedMet(view, condition.side, need) })))
      .sort((a, b) => a.length - b.length),
  }))
}

/** Per ruleset: spaces in its conditions, and goals by position key. */
const goalsCache = memoizeByObject((rules: View['rules']) => ({
  spaces: new Set(victoryConditions(rules).flatMap(({ needs }) => needs.flat().map(({ space }) => space))),
  goals: new Map<string, readonly Goal[]>(),
}))
/** The cache is cleared at this size. */
const MAX_CACHED_GOALS = 200

/**
 * All ways to win with the needs met now (STD-VIC-01, STD-VIC-02, TOU-VIC-01, TOU-VIC-02). Cached by round, war exits and
 * control, because computer players ask for thousands of positions.
 */
export function goalsOf(view: View): readonly Goal[] {
  const { rules, state } = view
  const { control, revolution, surrendered = [] } = state.war
  const cache = goalsCache(rules)
  let key = `${state.flow.round} ${revolution} ${surrendered.join()}`
  for (const space of cache.spaces) key += ` ${control[space] ?? ''}`
  const cached = cache.goals.get(key)
  if (cached) return cached
  if (cache.goals.size >= MAX_CACHED_GOALS) cache.goals.clear()
  const goals = computeGoals(view)
  cache.goals.set(key, goals)
  return goals
}

function heldCapitalsOf(ctx: Ctx, condition: VictoryCondition): SpaceId[] {
  const named = currentNeeds(ctx, condition).flatMap((list) => list.map((need) => need.space))
  return [...new Set(named)].filter((space) => sideHolds(ctx, condition.side, space))
}

function declareVictory(ctx: Ctx, condition: VictoryCondition): boolean {
  const { side, rule } = condition
  emit(ctx, { type: 'war-won', side, how: 'capitals', capitals: heldCapitalsOf(ctx, condition), rule })
  return true
}

/** The first fulfilled condition; with one on both sides the war goes on (INF-VICT-05, ADV-31-10). */
function decideVictory(ctx: Ctx, conditions: readonly VictoryCondition[]): boolean {
  const fulfilled = conditions.filter((c) => isFulfilled(ctx, c))
  const [first] = fulfilled
  return first !== undefined && fulfilled.every((c) => c.side === first.side) && declareVictory(ctx, first)
}

/**
 * Tests at the end of a turn: conditions of this power's turn (STD-VIC-01, STD-VIC-02, STD-VIC-04) or its side's turns
 * (ADV-31-03, ADV-31-04), not for skipped turns (ADV-26-02); after the last power, those of the round (ADV-31-05, ADV-31-08,
 * ADV-31-10).
 */
export function testVictoryAfterTurn(ctx: Ctx, skipped = false): boolean {
  const { rules, state } = ctx
  const now = (when: VictoryCondition['when']) =>
    victoryConditions(rules).filter(
      (c) =>
        c.when === when &&
        (c.after === undefined
          ? when === 'round'
            ? state.flow.power === rules.order.at(-1)
            : !skipped && rules.sideOf(state.flow.power) === c.side
          : c.after === state.flow.power),
    )
  return decideVictory(ctx, now('turn')) || decideVictory(ctx, now('round'))
}

/**
 * Tests when a capital changes hands: its holder's immediate conditions (WIK-16, ADV-31-02, ADV-31-07, ADV-31-13) and, on that
 * side's turn, others it decides (ADV-31-03).
 */
export function testVictoryAtOnce(ctx: Ctx, capital: SpaceId, holder: PowerId): void {
  if (ctx.state.flow.winner) return
  const side = ctx.rules.sideOf(holder)
  const ownTurn = ctx.rules.sideOf(ctx.state.flow.power) === side
  const decidedBy = ({ when, needs, atOnceWith }: VictoryCondition): boolean =>
    when === 'at-once' ? needs.some((list) => list.some((need) => need.space === capital)) : ownTurn && atOnceWith === capital
  decideVictory(
    ctx,
    victoryConditions(ctx.rules).filter((c) => c.side === side && decidedBy(c)),
  )
}

/** Tests all conditions of both sides now (TOU-VIC-03). */
export const testVictoryNow = (ctx: Ctx): boolean => decideVictory(ctx, victoryConditions(ctx.rules))
