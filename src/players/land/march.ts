/** Where armies on land go: a plan for all of them together, made better change by change. */
import type { Advice, Planner } from '../types.ts'
import { viewOf } from '../view.ts'
import { frontlineOf } from './front.ts'
import { marchesOf } from './orders.ts'
import { search } from './search.ts'
import { sourcesOf } from './sources.ts'

/** In Movement: armies on land, those that go to one place one after another. */
export const march: Planner = (thinking): Advice[] => {
  const view = viewOf(thinking.state, thinking.power)
  const sources = sourcesOf(thinking, view)
  if (sources.length === 0) return []
  const front = frontlineOf(view, thinking.mind)
  return marchesOf(front, sources, search(front, sources, thinking.mind.sight, thinking.chance))
}
