/** Where armies on land go: a plan for all of them together, made better change by change. */

import { playerViewOf } from '../player-view.ts'
import type { PlannedOrder, Planner } from '../types.ts'
import { createFrontEvaluator } from './front-evaluator.ts'
import { ordersOfAllotment } from './marches.ts'
import { searchAllotment } from './search.ts'
import { findSources } from './sources.ts'

/** In Movement: armies on land, those that go to one place one after another. */
export const planMarches: Planner = (thinking): PlannedOrder[] => {
  const view = playerViewOf(thinking.state, thinking.power)
  const sources = findSources(thinking, view)
  if (sources.length === 0) return []
  const front = createFrontEvaluator(view, thinking.profile)
  return ordersOfAllotment(front, sources, searchAllotment(front, sources, thinking.profile.settings, thinking.random))
}
