import type { View } from '../../../kernel/rules.ts'
import { hasSurrendered } from '../../../state/relations.ts'
import type { Homeland, Scores } from '../../../types/views.ts'
import { isCollapsed } from './collapse.ts'
import { holderOf, homelandLost, homelandsOf } from './homeland.ts'
import { pointsOf } from './score.ts'

/** Homelands in turn order; empty in rulesets without collapse. */
export function homelandsIn(view: View): Homeland[] {
  const { collapse } = view.rules.data
  if (!collapse) return []
  const all = homelandsOf(view.rules)
  return view.rules.order.map((power) => ({
    power,
    total: all[power].reduce((sum, place) => sum + place.ipc, 0),
    lost: homelandLost(view, power),
    economic: collapse[power]?.economic ?? null,
    political: collapse[power]?.political ?? null,
    collapsed: isCollapsed(view, power),
    surrendered: hasSurrendered(view, power),
    territories: all[power].map((place) => ({ space: place.id, ipc: place.ipc, held: holderOf(view, place, power) })),
  }))
}

/** Current points and the game's limit (TOU-VIC-04, TOU-VIC-05, TOU-VIC-06); null in other rulesets. */
export function scoresIn(view: View): Scores | null {
  const { limit, score } = view.rules.data
  if (!limit || !score) return null
  const { after, rounds, minutes } = limit
  return {
    ...pointsOf(view),
    limit: limit.byTime
      ? { by: 'time', after, minutes, called: view.state.war.timeUp === true }
      : { by: 'rounds', after, rounds, round: view.state.flow.round },
    contested: score.contested,
  }
}
