// Actions and answers by their short names.
import type { Action, ActionOf, Counts, PowerId, SpaceId } from '../../../src/engine/index.ts'
import type { Game } from '../game.ts'

export const end: Action = { type: 'end-phase' }
export const attack = (space: SpaceId): Action => ({ type: 'attack', space })
export const choose = (option: string): Action => ({ type: 'choose', option })
export const mobilize = (to: SpaceId, units: Counts) => ({ type: 'mobilize', units, to }) as const
export const coastal = (count: number): Action => ({ type: 'coastal', count })
export const dive = (count: number): Action => ({ type: 'submerge', count })
export const leave: Action = { type: 'disengage', on: true }
export const stay: Action = { type: 'disengage', on: false }
export const escort = (destroyers: number): Action => ({ type: 'escort', destroyers })
export const lose = (power: PowerId, units: Counts): Action => ({ type: 'casualties', lose: { [power]: units } })

/** The one zone beyond the ordinary move. */
export const further = (from: SpaceId, to: SpaceId, units: Counts): Action => ({
  type: 'move',
  from,
  path: [to],
  units,
  strategic: true,
})

/** The same for transports by id. */
export const furtherBy = (from: SpaceId, to: SpaceId, transports: number[]): Action => ({
  type: 'move',
  from,
  path: [to],
  transports,
  strategic: true,
})

/** An offload of the nth transport of the acting power in a zone. */
export const landing = (g: Game, zone: SpaceId, to: SpaceId, units: Counts, nth = 0): ActionOf<'offload'> => ({
  type: 'offload',
  transport: g.transport(zone, nth),
  to,
  units,
})
