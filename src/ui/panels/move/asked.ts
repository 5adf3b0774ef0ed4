/** What the move panel is asking before an order is given. */
import { create } from 'zustand'
import { type GameState, minorForecast, turn } from '../../../engine/index.ts'
import type { OrderOptions } from '../../../planning/orders.ts'
import type { OrderQuestion } from '../../../planning/questions.ts'
import type { Selection } from '../../../planning/selection.ts'
import type { Target } from '../../../planning/target.ts'
import { type Entry, useGame } from '../../../store/game/game.ts'
import { seatOf } from '../../../store/game/timeline.ts'

/** A question belongs to the position and the selection it was asked about; when either changes it is over. */
export type Asked = { question: OrderQuestion; game: GameState; selection: Selection; target: Target; how: OrderOptions }

export const useAsked = create<{ asked: Asked | null }>()(() => ({ asked: null }))

export const askNothing = (): void => useAsked.setState({ asked: null })

/** After so many, a person knows what it means to enter a minor power. */
const ENOUGH = 2

function entersMinor({ action, before }: Entry): boolean {
  const space = action.type === 'move' ? action.path.at(-1) : action.type === 'offload' ? action.to : undefined
  return space !== undefined && minorForecast(before, space, turn(before).power)?.hostile === true
}

/** Whether the person has entered minor powers before in this game, so that one line is enough. */
export function knowsMinors(game: GameState): boolean {
  const seat = seatOf(game, turn(game).power)
  const own = useGame.getState().log.filter(({ before }) => seatOf(before, turn(before).power) === seat)
  return own.filter(entersMinor).length >= ENOUGH
}
