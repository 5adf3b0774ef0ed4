import type { RulesetData, Space, Unit } from '../../content/index.ts'
import type { SpaceId, UnitType } from '../types/ids.ts'
import type { Checks, Hooks, Rules, RulesetTasks, Steps, Views } from './rules.ts'
import type { Behaviours, Cites, Numbers } from './values.ts'

export type Override<F> = F extends (...args: infer A) => infer R ? (next: F, ...args: A) => R : never
/** Changes of a ruleset over its parent, or of an option over its ruleset. */
export type Overlay = {
  data?: DeepPartial<RulesetData>
  opening?: (opening: Rules['opening']) => Rules['opening']
  spaces?: Readonly<Record<SpaceId, Partial<Space>>>
  numbers?: Partial<Numbers>
  behaviours?: Partial<Behaviours>
  cites?: Partial<Cites>
  units?: Partial<Record<UnitType, Partial<Pick<Unit, 'attack' | 'defence' | 'cost' | 'move' | 'bombard' | 'tags'>>>>
  steps?: Partial<{ [K in keyof Steps]: (list: Steps[K]) => Steps[K] }>
  hooks?: Partial<{ [K in keyof Hooks]: Override<Hooks[K]> }>
  checks?: Partial<Checks>
  tasks?: RulesetTasks
  views?: Partial<Views>
}
type DeepPartial<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
/** The overlay of an option that is on or differs from its default. */
export type OptionOverlays = Readonly<Record<string, Overlay | ((value: boolean | number) => Overlay)>>
