/** Targets of a selection, and what happens there. */
import { type Counts, type GameState, minorForecast, type PowerId, type SpaceId, statusOf } from '../engine/index.ts'
import { isNeutral } from './board.ts'

export type Loading = { transport: number; units: Counts }
/** Units that land `now` or `after` the sea battle. `power` is set if only an ally's units land. */
export type LandingParty = { transport: number; units: Counts; power?: PowerId; now: boolean; after: boolean }
/** Route of ships that sail before landing. `alternative`: the second-best zone, and why this one is better. */
export type Voyage = {
  path: SpaceId[]
  combat: boolean
  mined: SpaceId[]
  alternative?: { zone: SpaceId; reason: 'quiet' | 'mines' | 'way' | 'alike' }
}
export type Target = { space: SpaceId; class: TargetClass } & (
  | { kind: 'move'; path: SpaceId[]; combat: boolean; mined: SpaceId[]; marches?: true }
  /** `choices`: transports that could take everything alone. */
  | { kind: 'load'; zone: SpaceId; plan: Loading[]; choices: number[] }
  /** Only a part has room: these units. */
  | { kind: 'part'; zone: SpaceId; plan: Loading[]; units: Counts }
  | { kind: 'bridge'; zone: SpaceId; plan: Loading[] }
  /** `sail`: the ships first sail to the zone. */
  | { kind: 'offload'; zone: SpaceId; landings: LandingParty[]; sail?: Voyage }
)
export type Targets = Readonly<Record<SpaceId, Target>>

/** What happens at the target; `land`: an amphibious landing. */
export type TargetClass = 'reinforce' | 'contested' | 'attack' | 'minor' | 'neutral' | 'mined' | 'load' | 'land' | 'sail'

/** Class of a land entered on foot or by air. */
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

/** Class of a landing: warnings about minor powers are kept, others are marked as landings. */
export function landingClass(state: GameState, power: PowerId, to: SpaceId): TargetClass {
  const there = landClass(state, power, to)
  return there === 'minor' || there === 'neutral' ? there : 'land'
}
