/** What the graph of a battle's positions is made of. */

import type { Milestone } from '../battle-script.ts'
import type { Outlook } from '../kernel/outlook.ts'
import type { BattleSideId, BattleToll, Ending } from '../types.ts'

/** A way on: to which place, how likely, and what is passed. */
export type Edge = { to: number; chance: number; passed: readonly Milestone[] }

/** A place in the graph: an ending; a position whose outlook is known, after such a toll; or a throw, or a choice of the side that is named, with all ways on. */
export type GraphPlace =
  | { row: Omit<Ending, 'chance'> }
  | { outlook: Outlook; toll: BattleToll }
  | { by: 'dice' | BattleSideId; edges: readonly Edge[] }

/** All that can come of a position: the first edge leads into it. `walked`: some of a battle had to be walked. */
export type Graph = { places: readonly GraphPlace[]; into: Edge; walked: boolean }

/** Where it leads on to. */
export const edgesOf = (place: GraphPlace | undefined): readonly Edge[] => (place && 'edges' in place ? place.edges : [])
