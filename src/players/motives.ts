/** Reasons of an order as data, in IPC. The sentences are `players.why.<kind>` of the catalogue. */
import type { PowerId, SpaceId, UnitType } from '../engine/index.ts'

export const TERM_KINDS = [
  'exchange',
  'takes',
  'keeps',
  'binds',
  'towards',
  'gift',
  'capital',
  'duty',
  'gathers',
  'flies',
  'buys',
  'places',
  'holds',
  'ends',
  'answers',
  'only',
  'ships',
  'lands',
  'sails',
  'raids',
  'fires',
  'presses',
  'leaves',
  'stays',
  'escorts',
  'wins',
] as const
export type TermKind = (typeof TERM_KINDS)[number]

/** One reason: its gain in IPC and the values of its sentence. */
export type ReasonTerm = {
  kind: TermKind
  ipc: number
  space?: SpaceId
  /** Final target. */
  goal?: SpaceId
  power?: PowerId
  type?: UnitType
  units?: number
  /** Guns after a purchase; `units` is the infantry then. */
  steps?: number
  /** Expected IPC lost and destroyed, and the chance to clear the space. */
  lose?: number
  kill?: number
  clear?: number
  /** Risk (0 to 1) without and with this order. */
  before?: number
  after?: number
}

/** The largest reason, with the next two in `also`. */
export type Motive = ReasonTerm & { also?: ReasonTerm[] }

/** The three largest reasons, largest first; `otherwise` if there is none. */
export function largestTerms(terms: readonly ReasonTerm[], otherwise: ReasonTerm): Motive {
  const [first, ...others] = [...terms].sort((a, b) => Math.abs(b.ipc) - Math.abs(a.ipc)).slice(0, 3)
  if (!first) return otherwise
  return others.length > 0 ? { ...first, also: others } : first
}
