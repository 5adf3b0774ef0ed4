/** The parties of a battle in a space. */
import { type GameState, minorForecast, type Owner, type SpaceId, sideOf, turn, unitsIn } from '../../engine/index.ts'
import { type Forecast, specialsAsked } from '../../odds/index.ts'
import { isSea } from '../../planning/board.ts'
import type { PolicyPlace } from './policy-text.ts'
import type { SideId } from './spreads.ts'

/** Parties on either side. */
export type Parties = Readonly<Record<SideId, readonly Owner[]>>

/** The acting power against the defenders, including a minor power that would mobilize. */
export function partiesAt(game: GameState, space: SpaceId): Parties {
  const { power } = turn(game)
  const there = unitsIn(game, space).map((stack): Owner => stack.power)
  const foes = there.filter((owner) => owner === 'neutral' || sideOf(owner) !== sideOf(power))
  const risen = minorForecast(game, space, power)?.owners ?? []
  const owners = [...new Set([...foes, ...(foes.length === 0 ? risen : [])])]
  return { attacker: [power], defender: owners.length > 0 ? owners : ['neutral'] }
}

export const kindAt = (space: SpaceId): 'land' | 'sea' => (isSea(space) ? 'sea' : 'land')

/** Parameters of the policy text. */
export function policyPlaceAt(game: GameState, space: SpaceId, { chain }: Forecast): PolicyPlace {
  const place = { at: kindAt(space), landing: chain !== undefined }
  return { ...place, specials: specialsAsked(game, { space, ...place }) }
}
