import type { View } from '../../../kernel/rules.ts'
import { hasSurrendered } from '../../../state/relations.ts'
import type { Homeland, Scores } from '../../../types/views.ts'
import { isCollapsed } from './collapse.ts'
import { heldAs, homelandLost, homelandsOf } from './homeland.ts'
import { pointsOf } from './score.ts'

/** In turn order; empty in rulesets without collapse. */
export function homelandsIn(look: View): Homeland[] {
  const { collapse } = look.rules.data
  if (!collapse) return []
  const all = homelandsOf(look.rules)
  return look.rules.order.map((power) => ({
    power,
    total: all[power].reduce((sum, place) => sum + place.ipc, 0),
    lost: homelandLost(look, power),
    economic: collapse[power]?.economic ?? null,
    political: collapse[power]?.political ?? null,
    collapsed: isCollapsed(look, power),
    surrendered: hasSurrendered(look, power),
    territories: all[power].map((place) => ({ space: place.id, ipc: place.ipc, held: heldAs(look, place, power) })),
  }))
}

/**
 * Points of both sides as they stand, and what the game is limited by (TOU-VIC-04, TOU-VIC-05, TOU-VIC-06); null in rulesets
 * without.
 */
export function scoresIn(look: View): Scores | null {
  const { limit, score } = look.rules.data
  if (!limit || !score) return null
  const { after, rounds, minutes } = limit
  return {
    ...pointsOf(look),
    limit: limit.byTime
      ? { by: 'time', after, minutes, called: look.state.war.timeUp === true }
      : { by: 'rounds', after, rounds, round: look.state.flow.round },
    contested: score.contested,
  }
}
