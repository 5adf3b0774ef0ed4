/** A space where a selection may go, by what happens there. */
import type { Counts, PowerId, SpaceId } from '../engine/index.ts'
import type { TargetClass } from './classes.ts'

/** Units that go aboard a transport. */
export type Loading = { transport: number; units: Counts }
/** Units that go ashore, `now` or `after` the sea battle. `power`: whose, where only an ally's units land. */
export type LandingParty = { transport: number; units: Counts; power?: PowerId; now: boolean; after: boolean }
export type Target = { space: SpaceId; class: TargetClass } & (
  | { kind: 'move'; path: SpaceId[]; combat: boolean; mined: SpaceId[] /** On foot. */; marches?: true }
  /** `choices`: each transport that could take all of it alone. */
  | { kind: 'load'; zone: SpaceId; plan: Loading[]; choices: number[] }
  /** Not all of it finds room: these do, and are chosen first. */
  | { kind: 'part'; zone: SpaceId; plan: Loading[]; units: Counts }
  | { kind: 'bridge'; zone: SpaceId; plan: Loading[] }
  | { kind: 'offload'; zone: SpaceId; landings: LandingParty[] }
)
export type Targets = Readonly<Record<SpaceId, Target>>
