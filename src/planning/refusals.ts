/** Refusals of the engine, with the refused action. */
import { type Action, checkAction, type GameState, type RuleError, type SpaceId, turn, unitsIn, whyNot } from '../engine/index.ts'
import { isSea, seasOf } from './board.ts'
import { landingParties } from './landing-targets.ts'
import { picksOf } from './picks.ts'
import { cargoToLand, type Selection } from './selection.ts'

/** Why a selection may not go to a space, or null. */
export function moveRefusal(game: GameState, selection: Selection, to: SpaceId): RuleError | null {
  const { space: from, units, damaged, transports } = selection
  const loading = !isSea(from) && isSea(to) && seasOf(game, from).includes(to)
  if (loading) {
    const ships = unitsIn(game, to).flatMap((stack) => (stack.id === undefined ? [] : [stack.id]))
    for (const transport of ships) {
      const error = checkAction(game, { type: 'load', from, transport, units })
      if (error) return error
    }
  }
  if (isSea(from) && !isSea(to)) {
    const loaded = picksOf(game, from).transports.find((ship) => transports.includes(ship.id) && ship.parties.length > 0)
    if (loaded) {
      const [cargo] = landingParties(cargoToLand(selection, loaded), turn(game).power)
      return checkAction(game, { type: 'offload', transport: loaded.id, to, units: {}, ...cargo })
    }
  }
  const { strategic } = selection
  return whyNot(
    game,
    {
      from,
      units,
      ...(strategic ? { strategic } : {}),
      ...(damaged ? { damaged } : {}),
      ...(transports.length > 0 ? { transports } : {}),
    },
    to,
  )
}

/** The position in which it was refused. */
export type RefusedAction = RuleError & { readonly asked: Action; readonly before: GameState }

/** The refusal of an action, or null if it is legal. */
export function refusalIn(before: GameState, asked: Action): RefusedAction | null {
  const error = checkAction(before, asked)
  return error && { ...error, asked, before }
}
