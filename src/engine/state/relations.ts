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
export const hasLeft = (look: View, power: Owner): boolean => hasRevolted(look, power) || hasSurrendered(look, power)

/** Out of the war now or for good: neither friend nor enemy of any. */
export const isOut = (look: View, power: Owner): boolean => isIsolated(look, power) || hasLeft(look, power)

/** Allies of one side, both in the war, or the power itself (STD-SET-01). */
export function areFriends(look: View, a: Owner, b: Owner): boolean {
  if (a === b) return true
  if (a === 'neutral' || b === 'neutral') return false
  return look.rules.sideOf(a) === look.rules.sideOf(b) && !isOut(look, a) && !isOut(look, b)
}

/** Powers of different sides, both in the war. Of a neutral's own garrison ask `isEnemyIn`. */
export function areEnemies(look: View, a: Owner, b: Owner): boolean {
  if (a === b || a === 'neutral' || b === 'neutral') return false
  return look.rules.sideOf(a) !== look.rules.sideOf(b) && !isOut(look, a) && !isOut(look, b)
}

/**
 * The same for units in this territory. What is left of a power that has made peace may fight on with its friends where the
 * treaty says so (INF-RUS-12, INF-RUS-13, INF-RUS-14).
 */
export function areFriendsIn(look: View, space: SpaceId, a: Owner, b: Owner): boolean {
  if (!look.state.war.revolution || look.rules.data.treaty === undefined || a === b) return areFriends(look, a, b)
  const atWar = (p: Owner): boolean => p !== 'neutral' && (!isOut(look, p) || fightsOn(look, space, p))
  return atWar(a) && atWar(b) && look.rules.sideOf(a as PowerId) === look.rules.sideOf(b as PowerId)
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
export function isEnemyIn(look: View, space: SpaceId, power: PowerId, owner: Owner): boolean {
  if (look.state.war.revolution && look.rules.data.treaty !== undefined) return isEnemyAfterTreaty(look, space, power, owner)
  if (owner !== 'neutral') return areEnemies(look, power, owner)
  const fights = look.state.war.garrisons[space]
  return fights === undefined || fights === look.rules.sideOf(power)
}

/** Nobody in land at peace (INF-RUS-09); armies that fight on are enemies of the other side where they stand (INF-RUS-21). */
function isEnemyAfterTreaty(look: View, space: SpaceId, power: PowerId, owner: Owner): boolean {
  if (owner === 'neutral' || isAtPeace(look, space)) return false
  if (fightsOn(look, space, owner)) return !isOut(look, power) && look.rules.sideOf(power) !== look.rules.sideOf(owner)
  return areEnemies(look, power, owner)
}

/** The enemy side. */
export const otherSide = (side: Side): Side => (side === 'central' ? 'allies' : 'central')

/** The powers of a side in turn order, without those that have left the war. */
export const powersOf = (look: View, side: Side): PowerId[] =>
  look.rules.order.filter((p) => look.rules.sideOf(p) === side && !hasLeft(look, p))
