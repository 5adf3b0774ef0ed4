import { playerViewOf } from '../player-view.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { createFrontEvaluator } from './front-evaluator.ts'
import { ordersOfAllotment } from './marches.ts'
import { searchAllotment } from './search.ts'
import { findSources } from './sources.ts'

/** Movement: one plan for all land armies, ordered by target. */
export const planMarches: Planner = (context): PlannedOrder[] => {
  const view = playerViewOf(context.state, context.power)
  const sources = findSources(context, view)
  if (sources.length === 0) return []
  const front = createFrontEvaluator(view, context.profile)
  return ordersOfAllotment(front, sources, searchAllotment(front, sources, context.profile.settings, context.random))
}
