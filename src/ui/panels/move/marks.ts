import type { TargetClass } from '../../../store/board-view.ts'

/** The mark of a class of target, as on the map. */
const MARKS: Readonly<Record<TargetClass, string>> = {
  reinforce: 'reinforce',
  contested: 'contested',
  attack: 'attack',
  minor: 'neutral',
  neutral: 'neutral',
  mined: 'mined',
  load: 'load',
  land: 'load',
  sail: 'reinforce',
}
export const markOf = (target: TargetClass): string => MARKS[target]
