import type { Decision } from '../../engine/index.ts'
import type { PlannedOrder, PlanningContext } from '../types.ts'

/** Null: the first answer that is offered will do. */
export type Answerer = (thinking: PlanningContext, asked: Decision) => PlannedOrder | null
