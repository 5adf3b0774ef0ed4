import type { View } from '../kernel/rules.ts'
import { isAtPeace } from '../state/relations.ts'
import { controllerOf } from '../state/selectors.ts'
import type { SpaceId } from '../types/ids.ts'

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
