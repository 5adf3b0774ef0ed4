/** Where fighters go. */
import type { Planner } from '../types.ts'

/** In Movement, after armies have marched. */
export const fly: Planner = () => []
