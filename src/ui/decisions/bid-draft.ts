/** The draft of a bid. It belongs to one question; the next starts empty. */
import { create } from 'zustand'
import { bidPlaces, type Decision, decision, type GameState, type SpaceId } from '../../engine/index.ts'
import { type BidDraft, type BidUnit, bidTypes, emptyBid, withBidUnit } from '../../planning/bid.ts'
import { useGame } from '../../store/game/game.ts'

/** `unit`: placed by a press on a space. */
type Planned = { draft: BidDraft; unit: BidUnit }
type Store = { of: GameState | null; planned: Planned | null }

export const useBid = create<Store>()(() => ({ of: null, planned: null }))

/** The draft of the open question. */
export function plannedIn(game: GameState, asked: Decision, { of, planned }: Store): Planned {
  if (of === game && planned) return planned
  const draft = emptyBid(asked)
  return { draft, unit: { power: draft.keeper, type: bidTypes(game, draft.keeper, draft.total)[0] ?? 'infantry' } }
}

export const planBid = (game: GameState, planned: Planned): void => useBid.setState({ of: game, planned })

/** Places or removes the selected unit. False if no power of the bid may place it here. */
export function pressToBid(space: SpaceId): boolean {
  const { game } = useGame.getState()
  const asked = game && decision(game)
  if (!game || asked?.kind !== 'bid') return false
  const { draft, unit } = plannedIn(game, asked, useBid.getState())
  const typesOf = (power: BidUnit['power']) => bidPlaces(game, power).find((place) => place.space === space)?.types ?? []
  // The selected power first; otherwise selects a power that may place here.
  const power = [unit.power, ...(asked.powers ?? [])].find((each) => typesOf(each).length > 0)
  if (power === undefined) return false
  const types = typesOf(power)
  const there = draft.units[space]
  const type = types.includes(unit.type) ? unit.type : there?.power === power ? there.type : types[0]
  if (type === undefined) return false
  const next: BidUnit = { power, type }
  planBid(game, { draft: withBidUnit(game, draft, space, next), unit: next })
  return true
}
