import { TARGET_MARKS, type TargetClass } from '../../../store/view/board-view.ts'

/** The mark of a class of target, as on the map. */
export const markOf = (target: TargetClass): string => TARGET_MARKS[target]
