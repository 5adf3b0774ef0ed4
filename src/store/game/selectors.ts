/** Hooks that read the game store. They return stored references or primitives, so that components do not render needlessly. */
import { type Decision, decision, type GameState, type Phase, type PowerId, turn, winner } from '../../engine/index.ts'
import { useShown } from '../view/viewed-moment.ts'
import { controllerName } from './computers.ts'
import { useGame } from './game.ts'
import { isSolo, seatOf } from './timeline.ts'

/** For components that are rendered only while a game is open. */
export function useGameState(): GameState {
  return useGame((state) => state.game)!
}

// Ribbon and rail show the viewed moment.
export const useRound = (): number => useShown((game) => (game ? turn(game).round : 0))
export const usePower = (): PowerId => useShown((game) => (game ? turn(game).power : 'austria-hungary'))
export const useShownPhase = (): Phase => useShown((game) => (game ? turn(game).phase : 'purchase'))
export const usePhase = (): Phase => useGame((state) => (state.game ? turn(state.game).phase : 'purchase'))

export const useDecision = (): Decision | null => useGame((state) => (state.game ? decision(state.game) : null))
export const useWinner = () => useGame((state) => (state.game ? winner(state.game) : null))

/** Index of the power's player. */
export const useSeatOf = (power: PowerId): number => useGame((state) => (state.game ? seatOf(state.game, power) : -1))
export const usePlayerOf = (power: PowerId): string =>
  useGame(({ game, computers }) => (game ? controllerName(computers, game, power) : ''))

/** The power that decides, or whose turn it is. */
export function mustAct(state: GameState): PowerId {
  return decision(state)?.by ?? turn(state).power
}
export const useMustDecide = (): PowerId => useGame((state) => (state.game ? mustAct(state.game) : 'austria-hungary'))

export const useSolo = (): boolean => useGame((state) => state.game !== null && isSolo(state.game))
export const useReadOnly = (): boolean => useGame((state) => state.readOnly)
