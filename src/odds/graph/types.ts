/** Types of the position graph. */

import type { Milestone } from '../battle-script.ts'
import type { Outlook } from '../kernel/outlook.ts'
import type { BattleSideId, BattleToll, Ending } from '../types.ts'

/** An edge: target place, chance and landing stages passed. */
export type Edge = { to: number; chance: number; passed: readonly Milestone[] }

/** A place: an ending, a position with a known outlook, or a throw or choice with its edges. */
export type GraphPlace =
  | { row: Omit<Ending, 'chance'> }
  | { outlook: Outlook; toll: BattleToll }
  | { by: 'dice' | BattleSideId; edges: readonly Edge[] }

/** A graph with its entry edge. `walked`: part of a battle had to be walked. */
export type Graph = { places: readonly GraphPlace[]; into: Edge; walked: boolean }

/** The edges of a place. */
export const edgesOf = (place: GraphPlace | undefined): readonly Edge[] => (place && 'edges' in place ? place.edges : [])
