/** What is left open: contested land that a side has left, and land that an enemy next door could simply walk into. */
import { contextOf } from '../kernel/context.ts'
import type { Ctx } from '../kernel/rules.ts'
import { checkEntry } from '../phases/move/enter/index.ts'
import { leftContested, settle } from '../phases/politics/control.ts'
import { rulesOf } from '../rulesets/index.ts'
import { boundAtStart } from '../state/bound.ts'
import { evolve } from '../state/evolve/index.ts'
import { areEnemies } from '../state/relations.ts'
import { campsIn, controllerOf, placeOf, stacksIn } from '../state/selectors.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/**
 * Contested land in which only enemies of the acting power are left, and which they have as Movement ends (STD-MOV-13); `to`: who gets
 * it, null where several of them choose.
 */
export function withdrawals(state: GameState): { space: SpaceId; to: PowerId | null }[] {
  const ctx = contextOf(rulesOf(state), state)
  const own = ctx.rules.sideOf(state.flow.power)
  return leftContested(ctx).flatMap((space) => {
    const { sides } = campsIn(ctx, space)
    if (sides.length === 0 || sides.includes(own)) return []
    const after: Ctx = contextOf(ctx.rules, state)
    settle(after, space, 'withdrawn')
    const to = controllerOf(after.state, space)
    return [{ space, to: to === 'contested' ? null : to }]
  })
}

/** The position as the turn of another power would open now. */
const turnOf = (ctx: Ctx, power: PowerId): Ctx =>
  contextOf(ctx.rules, evolve(ctx.rules, ctx.state, { type: 'turn-opened', round: ctx.state.flow.round, power }))

/** Could infantry of the power, or whatever else of its army stands there, go from there to `to` on its next turn? */
function couldEnter(ctx: Ctx, power: PowerId, from: SpaceId, to: SpaceId): boolean {
  const next = turnOf(ctx, power)
  // Who is attacked this turn may be rid of the enemy by then.
  const stays = ctx.state.turn.opened.control[from] === 'contested'
  return stacksIn(ctx.state, from).some(({ type, power: owner }) => {
    if (owner !== power || ctx.rules.units[type].kind !== 'land') return false
    const bound = stays && boundAtStart(ctx.rules, next.state, from, type)
    return checkEntry(next, { power, from, to, units: { [type]: 1 }, by: 'land', bound }).every((refusal) => refusal === null)
  })
}

/**
 * Enemies of a power, the acting one where none is named, who could walk into a territory on their next turn, from where they stand
 * next door: none where anybody of its side stands in it, or where its side does not hold it.
 */
export function intruders(state: GameState, space: SpaceId, power = state.flow.power): { by: PowerId; from: SpaceId }[] {
  const ctx = contextOf(rulesOf(state), state)
  const own = ctx.rules.sideOf(power)
  const control = controllerOf(state, space)
  if (control === null || control === 'contested' || ctx.rules.sideOf(control) !== own) return []
  if (campsIn(ctx, space).sides.includes(own)) return []
  return placeOf(ctx, space).land.flatMap((from) => {
    const here = new Set(stacksIn(state, from).flatMap((stack) => (stack.power === 'neutral' ? [] : [stack.power])))
    return [...here].filter((by) => areEnemies(ctx, power, by) && couldEnter(ctx, by, from, space)).map((by) => ({ by, from }))
  })
}
