import type { View } from '../kernel/rules.ts'
import type { Owner, PowerId, Side, SpaceId } from '../types/ids.ts'

/** The neutral whose ships an enemy may attack by naming them (STD-POL-23). */
export const ISOLATED: PowerId = 'usa'

/** The power is out of the war for now: no friends, no enemies (STD-POL-20); all else goes on as usual (STD-POL-21). */
export function isIsolated({ state }: Pick<View, 'state'>, power: Owner): boolean {
  return power !== 'neutral' && state.war.neutrals.includes(power)
}

/** The power has collapsed politically: it holds nothing, has no units and takes no turn any more (TOU-COL-08). */
export const hasSurrendered = ({ state }: Pick<View, 'state'>, power: Owner): boolean =>
  state.war.surrendered?.includes(power as PowerId) ?? false

/** The power has left the war by revolution: it keeps its land, but is neither friend nor enemy of any (STD-REV-07). */
export const hasRevolted = ({ rules, state }: View, power: Owner): boolean =>
  state.war.revolution && power === rules.data.revolution.power

/** The power has left the war for good. */
export const hasLeft = (view: View, power: Owner): boolean => hasRevolted(view, power) || hasSurrendered(view, power)

/** Out of the war now or for good: neither friend nor enemy of any. */
export const isOut = (view: View, power: Owner): boolean => isIsolated(view, power) || hasLeft(view, power)

/** Allies of one side, both in the war, or the power itself (STD-SET-01). */
export function areFriends(view: View, a: Owner, b: Owner): boolean {
  if (a === b) return true
  if (a === 'neutral' || b === 'neutral') return false
  return view.rules.sideOf(a) === view.rules.sideOf(b) && !isOut(view, a) && !isOut(view, b)
}

/** Powers of different sides, both in the war. Of a neutral's own garrison ask `isEnemyIn`. */
export function areEnemies(view: View, a: Owner, b: Owner): boolean {
  if (a === b || a === 'neutral' || b === 'neutral') return false
  return view.rules.sideOf(a) !== view.rules.sideOf(b) && !isOut(view, a) && !isOut(view, b)
}

/**
 * The same for units in this territory. What is left of a power that has made peace may fight on with its friends where the
 * treaty says so (INF-RUS-12, INF-RUS-13, INF-RUS-14).
 */
export function areFriendsIn(view: View, space: SpaceId, a: Owner, b: Owner): boolean {
  if (!view.state.war.revolution || view.rules.data.treaty === undefined || a === b) return areFriends(view, a, b)
  const atWar = (p: Owner): boolean => p !== 'neutral' && (!isOut(view, p) || fightsOn(view, space, p))
  return atWar(a) && atWar(b) && view.rules.sideOf(a as PowerId) === view.rules.sideOf(b as PowerId)
}

/** Units of the power that has made peace which stay in the war where they stand (INF-RUS-12, INF-RUS-13, INF-RUS-21). */
export function fightsOn({ rules, state }: View, space: SpaceId, owner: Owner): boolean {
  const { treaty, revolution } = rules.data
  return state.war.revolution && treaty !== undefined && owner === revolution.power && treaty.fightOn.includes(space)
}

/** Land left to the power that has made peace: nobody fights there, and nobody enters (INF-RUS-09). */
export function isAtPeace({ rules, state }: View, space: SpaceId): boolean {
  const { treaty, revolution } = rules.data
  return (
    state.war.revolution &&
    treaty !== undefined &&
    state.war.control[space] === revolution.power &&
    !treaty.fightOn.includes(space)
  )
}

/** Is `owner`, standing in this space, an enemy of the power? A garrison is the enemy of the side it fights (WIK-08). */
export function isEnemyIn(view: View, space: SpaceId, power: PowerId, owner: Owner): boolean {
  if (view.state.war.revolution && view.rules.data.treaty !== undefined) return isEnemyAfterTreaty(view, space, power, owner)
  if (owner !== 'neutral') return areEnemies(view, power, owner)
  const fights = view.state.war.garrisons[space]
  return fights === undefined || fights === view.rules.sideOf(power)
}

/** Nobody in land at peace (INF-RUS-09); armies that fight on are enemies of the other side where they stand (INF-RUS-21). */
function isEnemyAfterTreaty(view: View, space: SpaceId, power: PowerId, owner: Owner): boolean {
  if (owner === 'neutral' || isAtPeace(view, space)) return false
  if (fightsOn(view, space, owner)) return !isOut(view, power) && view.rules.sideOf(power) !== view.rules.sideOf(owner)
  return areEnemies(view, power, owner)
}

/** The enemy side. */
export const otherSide = (side: Side): Side => (side === 'central' ? 'allies' : 'central')

/** The powers of a side in turn order, without those that have left the war. */
export const powersOf = (view: View, side: Side): PowerId[] =>
  view.rules.order.filter((p) => view.rules.sideOf(p) === side && !hasLeft(view, p))
