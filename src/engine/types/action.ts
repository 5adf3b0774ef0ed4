import type { ByPower, Counts, PowerId, Side, SpaceId } from './ids.ts'

/** What a player can do, as plain JSON. Other shapes are refused by `CONTRACT`. */
export type Action =
  | { type: 'purchase'; units: Counts }
  | { type: 'repair'; space: SpaceId; count?: number }
  | MoveAction
  | { type: 'load'; from: SpaceId; transport: number; units: Counts }
  /** `power`: owner of the cargo; default: the acting power, then its allies if the ruleset lets them land. */
  | { type: 'offload'; transport: number; to: SpaceId; units: Counts; afterSeaCombat?: boolean; power?: PowerId }
  /** `bombard`: ships that join the assault; default: all that can (ADV-12-04). */
  | { type: 'attack'; space: SpaceId; usa?: true; with?: PowerId[]; aside?: Aside[]; bombard?: Counts }
  | { type: 'submerge'; count: number }
  | {
      type: 'casualties'
      lose: ByPower<Counts>
      hit?: ByPower<Counts>
      transports?: number[]
      submerged?: ByPower<number>
    }
  | { type: 'press'; on: boolean }
  | { type: 'retreat'; to: SpaceId }
  | { type: 'mobilize'; units: Counts; to: SpaceId }
  | { type: 'choose'; option: string }
  | { type: 'enter-dice'; dice: number[] }
  | { type: 'declare-submarine-warfare' }
  | { type: 'influence'; country: SpaceId }
  | { type: 'revolt'; territory: SpaceId }
  | { type: 'gas'; count: number }
  | { type: 'coastal'; count: number }
  | { type: 'convoy'; submarines: number }
  | { type: 'escort'; destroyers: number }
  | { type: 'disengage'; on: boolean }
  /** New units by space and power, and IPC kept: the whole bid (HCP-03). */
  | { type: 'place-bid'; units?: Record<SpaceId, ByPower<Counts>>; money?: ByPower<number> }
  /** Any player may call time while no decision is open (TOU-VIC-04). */
  | { type: 'time-is-up' }
  | { type: 'end-phase' }
  | { type: 'resign'; side: Side }

/**
 * Ships that skip a sea battle for a landing from that zone, one group a target (ADV-11-04). `damaged` is not part of `units`.
 */
export type Aside = { to: SpaceId; units?: Counts; damaged?: Counts; transports?: number[] }

export type MoveAction = {
  type: 'move'
  from: SpaceId
  /** Without the start. */
  path: SpaceId[]
  units?: Counts
  damaged?: Counts
  transports?: number[]
  /** One zone beyond the ordinary move (ADV-06-18, ADV-07-01). */
  strategic?: true
}

export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>

export type ReachQuery = { from: SpaceId; units?: Counts; damaged?: Counts; transports?: number[]; strategic?: true }
export type ReachTarget = { space: SpaceId; path: SpaceId[]; combat: boolean }
export type PlayerSpec = { name: string; powers: PowerId[]; kind?: 'human' | 'computer' }
