import { wordOf } from '../../content/refusals.ts'
import { Impossible } from '../refusal.ts'
import { createGame as create } from '../setup/create.ts'
import { positionFrom as place } from '../setup/position.ts'
import { ContractError, type GameOptions, type PositionSpec } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'

/** A new game of a ruleset. Throws a ContractError, a sentence that names the field, when the options are not those of a possible game. */
export const createGame = (options: GameOptions): GameState => withMessages(() => create(options))

/** Any position as the start of the named power's turn. Throws a ContractError, a sentence that names the field, when it is not a possible game. */
export const positionFrom = (spec: PositionSpec): GameState => withMessages(() => place(spec))

/** Puts in words why no game can be made. */
function withMessages(make: () => GameState): GameState {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof Impossible)) throw error
    const { field, code, params } = error
    const sentence = wordOf(`start.${code}`)
    if (sentence === undefined) throw new Error(`no sentence for the impossible start "${code}"`)
    throw new ContractError(field, sentence({ ...params, field }))
  }
}
