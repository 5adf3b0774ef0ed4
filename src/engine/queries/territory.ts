import { contextOf } from '../kernel/context.ts'
import type { Ctx, View } from '../kernel/rules.ts'
import { checkEntry } from '../phases/move/march/entry.ts'
import { abandonedContestedLand, settleControl } from '../phases/politics/control.ts'
import { rulesOf } from '../rulesets/index.ts'
import { evolve } from '../state/evolve/index.ts'
import { areEnemies, isAtPeace } from '../state/relations.ts'
import { campsIn, controllerOf, isBoundAtStart, placeOf, stacksIn } from '../state/selectors.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'

/** Contested land that passes to the enemy as Movement ends (STD-MOV-13). `to` is null if several enemies choose. */
export function withdrawals(state: GameState): { space: SpaceId; to: PowerId | null }[] {
  const ctx = contextOf(rulesOf(state), state)
  const own = ctx.rules.sideOf(state.flow.power)
  return abandonedContestedLand(ctx).flatMap((space) => {
    const { sides } = campsIn(ctx, space)
    if (sides.length === 0 || sides.includes(own)) return []
    const after: Ctx = contextOf(ctx.rules, state)
    settleControl(after, space, 'withdrawn')
    const to = controllerOf(after.state, space)
    return [{ space, to: to === 'contested' ? null : to }]
  })
}

const turnOpenedFor = (ctx: Ctx, power: PowerId): Ctx =>
  contextOf(ctx.rules, evolve(ctx.rules, ctx.state, { type: 'turn-opened', round: ctx.state.flow.round, power }))

/** Whether any land unit of the power in `from` could enter `to` on its next turn. */
function couldEnter(ctx: Ctx, power: PowerId, from: SpaceId, to: SpaceId): boolean {
  const next = turnOpenedFor(ctx, power)
  // A battle this turn may free the units, so only unsettled fronts bind.
  const stays = ctx.state.turn.opened.control[from] === 'contested'
  return stacksIn(ctx.state, from).some(({ type, power: owner }) => {
    if (owner !== power || ctx.rules.units[type].kind !== 'land') return false
    const bound = stays && isBoundAtStart(ctx.rules, next.state, from, type)
    return checkEntry(next, { power, from, to, units: { [type]: 1 }, by: 'land', bound }).every((refusal) => refusal === null)
  })
}

/** Enemies next to an undefended territory of the power's side that could enter it on their next turn. */
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

/**
 * Land closed after the revolution: what the revolted power controls (STD-REV-12, STD-REV-13, ADV-26-03), or what its treaty
 * leaves it (INF-RUS-09). In board order.
 */
export function closedLandIn(view: View): SpaceId[] {
  const { rules, state } = view
  if (!state.war.revolution) return []
  const { treaty, revolution } = rules.data
  const isClosed = (space: SpaceId) => (treaty ? isAtPeace(view, space) : controllerOf(state, space) === revolution.power)
  return rules.map.territories.flatMap(({ id }) => (isClosed(id) ? [id] : []))
}

/** How land can leave the war in this game: closed, or under an armistice (ADV-26-05). */
export function peaceKindsIn({ rules: { steps, behaviours } }: View): { closed: boolean; armistice: boolean } {
  const ends = new Set(steps.endTurn.map(({ id }) => id))
  const armistice = ends.has('armistice')
  return { closed: armistice || ends.has('treaty') || (ends.has('revolution') && behaviours.revolution), armistice }
}
