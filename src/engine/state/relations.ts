import type { View } from '../kernel/rules.ts'
import type { Owner, PowerId, Side, SpaceId } from '../types/ids.ts'

/** The neutral whose ships an enemy may attack by name (STD-POL-23). */
export const ISOLATED: PowerId = 'usa'

/** Not yet in the war: no friends, no enemies (STD-POL-20); otherwise a normal power (STD-POL-21). */
export function isIsolated({ state }: Pick<View, 'state'>, power: Owner): boolean {
  return power !== 'neutral' && state.war.neutrals.includes(power)
}

/** Collapsed politically: no land, no units, no turns (TOU-COL-08). */
export const hasSurrendered = ({ state }: Pick<View, 'state'>, power: Owner): boolean =>
  state.war.surrendered?.includes(power as PowerId) ?? false

/** Left the war by revolution: keeps its land, neither friend nor enemy (STD-REV-07). */
export const hasRevolted = ({ rules, state }: View, power: Owner): boolean =>
  state.war.revolution && power === rules.data.revolution.power

/** Left the war by revolution or surrender. */
export const hasLeft = (view: View, power: Owner): boolean => hasRevolted(view, power) || hasSurrendered(view, power)

/** Outside the war, now or forever. */
export const isOutOfWar = (view: View, power: Owner): boolean => isIsolated(view, power) || hasLeft(view, power)

/** Allies in the war, or the power itself (STD-SET-01). */
export function areFriends(view: View, a: Owner, b: Owner): boolean {
  if (a === b) return true
  if (a === 'neutral' || b === 'neutral') return false
  return view.rules.sideOf(a) === view.rules.sideOf(b) && !isOutOfWar(view, a) && !isOutOfWar(view, b)
}

/** Powers of different sides, both in the war. For garrisons use `isEnemyIn`. */
export function areEnemies(view: View, a: Owner, b: Owner): boolean {
  if (a === b || a === 'neutral' || b === 'neutral') return false
  return view.rules.sideOf(a) !== view.rules.sideOf(b) && !isOutOfWar(view, a) && !isOutOfWar(view, b)
}

/** As `areFriends`, in one territory: some units of a power at peace may fight on (INF-RUS-12, INF-RUS-13, INF-RUS-14). */
export function areFriendsIn(view: View, space: SpaceId, a: Owner, b: Owner): boolean {
  if (!view.state.war.revolution || view.rules.data.treaty === undefined || a === b) return areFriends(view, a, b)
  const atWar = (p: Owner): boolean => p !== 'neutral' && (!isOutOfWar(view, p) || fightsOn(view, space, p))
  return atWar(a) && atWar(b) && view.rules.sideOf(a as PowerId) === view.rules.sideOf(b as PowerId)
}

/** Units of the power at peace that stay in the war here (INF-RUS-12, INF-RUS-13, INF-RUS-21). */
export function fightsOn({ rules, state }: View, space: SpaceId, owner: Owner): boolean {
  const { treaty, revolution } = rules.data
  return state.war.revolution && treaty !== undefined && owner === revolution.power && treaty.fightOn.includes(space)
}

/** Land left to the power at peace: closed, without battles (INF-RUS-09). */
export function isAtPeace({ rules, state }: View, space: SpaceId): boolean {
  const { treaty, revolution } = rules.data
  return (
    state.war.revolution &&
    treaty !== undefined &&
    state.war.control[space] === revolution.power &&
    !treaty.fightOn.includes(space)
  )
}

/** Whether `owner` is an enemy of the power in this space; a garrison is the enemy of one side (WIK-08). */
export function isEnemyIn(view: View, space: SpaceId, power: PowerId, owner: Owner): boolean {
  if (view.state.war.revolution && view.rules.data.treaty !== undefined) return isEnemyAfterTreaty(view, space, power, owner)
  if (owner !== 'neutral') return areEnemies(view, power, owner)
  const fights = view.state.war.garrisons[space]
  return fights === undefined || fights === view.rules.sideOf(power)
}

/** No enemies in land at peace (INF-RUS-09); armies that fight on are enemies of the other side (INF-RUS-21). */
function isEnemyAfterTreaty(view: View, space: SpaceId, power: PowerId, owner: Owner): boolean {
  if (owner === 'neutral' || isAtPeace(view, space)) return false
  if (fightsOn(view, space, owner)) return !isOutOfWar(view, power) && view.rules.sideOf(power) !== view.rules.sideOf(owner)
  return areEnemies(view, power, owner)
}

/** The enemy side. */
export const otherSide = (side: Side): Side => (side === 'central' ? 'allies' : 'central')

/** Powers of a side in the war, in turn order. */
export const powersOf = (view: View, side: Side): PowerId[] =>
  view.rules.order.filter((p) => view.rules.sideOf(p) === side && !hasLeft(view, p))
