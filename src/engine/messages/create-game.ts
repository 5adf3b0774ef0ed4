import { wordOf } from '../../content/refusals.ts'
import { Impossible } from '../refusal.ts'
import { createGame as create } from '../setup/create.ts'
import { positionFrom as place } from '../setup/position.ts'
import { ContractError, type GameOptions, type PositionSpec } from '../types/outcome.ts'
import type { GameState } from '../types/state.ts'

/** A new game. Throws a ContractError that names the invalid option. */
export const createGame = (options: GameOptions): GameState => withMessages(() => create(options))

/** Any position, at the start of the power's turn. Throws a ContractError that names the invalid field. */
export const positionFrom = (spec: PositionSpec): GameState => withMessages(() => place(spec))

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
