/** A space where a selection may go, by what happens there. */
import { type Counts, type GameState, minorForecast, type PowerId, type SpaceId, statusOf } from '../engine/index.ts'
import { isNeutral } from './board.ts'

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

/** What happens where a selection may go; `land`: over the beach. */
export type TargetClass = 'reinforce' | 'contested' | 'attack' | 'minor' | 'neutral' | 'mined' | 'load' | 'land' | 'sail'

/** Of land that is entered on foot or through the air. */
export function landClass(state: GameState, power: PowerId, space: SpaceId): TargetClass {
  if (minorForecast(state, space, power)) return isNeutral(state, space) ? 'neutral' : 'minor'
  switch (statusOf(state, space, power)) {
    case 'friendly':
      return 'reinforce'
    case 'contested':
      return 'contested'
    case 'hostile':
      return 'attack'
    case 'neutral':
      return 'neutral'
  }
}

/** A landing keeps the warning of the land it goes to; plain ones are marked as landings. */
export function landingClass(state: GameState, power: PowerId, to: SpaceId): TargetClass {
  const there = landClass(state, power, to)
  return there === 'minor' || there === 'neutral' ? there : 'land'
}
