/** A space where a selection may go, by what happens there. */
import type { Counts, PowerId, SpaceId } from '../engine/index.ts'
import type { TargetClass } from './classes.ts'

/** Units that go aboard a transport. */
export type Loading = { transport: number; units: Counts }
/** Units that go ashore, `now` or `after` the sea battle. `power`: whose, where only an ally's units land. */
export type LandingParty = { transport: number; units: Counts; power?: PowerId; now: boolean; after: boolean }
/** The way of ships that sail before their cargo lands. `rather`: the next best zone off that coast, and what speaks for this one. */
export type Voyage = {
  path: SpaceId[]
  combat: boolean
  mined: SpaceId[]
  alternative?: { zone: SpaceId; reason: 'quiet' | 'mines' | 'way' | 'alike' }
}
export type Target = { space: SpaceId; class: TargetClass } & (
  | { kind: 'move'; path: SpaceId[]; combat: boolean; mined: SpaceId[] /** On foot. */; marches?: true }
  /** `choices`: each transport that could take all of it alone. */
  | { kind: 'load'; zone: SpaceId; plan: Loading[]; choices: number[] }
  /** Not all of it finds room: these do, and are chosen first. */
  | { kind: 'part'; zone: SpaceId; plan: Loading[]; units: Counts }
  | { kind: 'bridge'; zone: SpaceId; plan: Loading[] }
  /** `sail`: from a zone that the ships come to first. */
  | { kind: 'offload'; zone: SpaceId; landings: LandingParty[]; sail?: Voyage }
)
export type Targets = Readonly<Record<SpaceId, Target>>
