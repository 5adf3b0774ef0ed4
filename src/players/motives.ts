/** Why something is done: data without words, in IPCs. The sentences are `players.why.<kind>` of the catalogue, one a kind. */
import type { PowerId, SpaceId, UnitType } from '../engine/index.ts'

/** What can speak for an order. */
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

/** One term: what it is worth in IPCs, and the figures of its sentence. */
export type ReasonTerm = {
  kind: TermKind
  ipc: number
  space?: SpaceId
  /** Where it leads in the end. */
  goal?: SpaceId
  power?: PowerId
  type?: UnitType
  units?: number
  /** Of a purchase for the armies: guns, with `units` the infantry that the power has then. */
  steps?: number
  /** IPCs expected to be lost and destroyed, and the chance to clear the space. */
  lose?: number
  kill?: number
  clear?: number
  /** A risk from 0 to 1 without this order and with it. */
  before?: number
  after?: number
}

/** The largest term, with the next one or two beside it. */
export type Motive = ReasonTerm & { also?: ReasonTerm[] }

/** The two or three largest of these terms, the largest first; `otherwise` where nothing speaks for it. */
export function largestTerms(terms: readonly ReasonTerm[], otherwise: ReasonTerm): Motive {
  const [first, ...others] = [...terms].sort((a, b) => Math.abs(b.ipc) - Math.abs(a.ipc)).slice(0, 3)
  if (!first) return otherwise
  return others.length > 0 ? { ...first, also: others } : first
}
