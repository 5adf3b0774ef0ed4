/** Moments of a game: the state each shows, and the way from one to another by actions, phases, turns and rounds. */
import { type GameState, turn } from '../engine/index.ts'
import type { Chronicle, Moment, PastAct, WarDate } from './types.ts'

/** As the game stands now. */
export const presentOf = ({ game, entries }: Chronicle): Moment => ({ game, index: entries.length })

/** Before anything was done. */
export const openingOf = ({ game }: Chronicle): Moment => ({ game, index: 0 })

/** The state that a moment shows. Throws where the game has no such moment. */
export function stateAt(chronicle: Chronicle, { game, index }: Moment): GameState {
  const state = index === 0 ? chronicle.opening : chronicle.entries[index - 1]?.after
  if (game !== chronicle.game || !state) throw new Error(`The game ${chronicle.game} has no moment ${index} of ${game}.`)
  return state
}

/** What was done to come to a moment; null at the opening. */
export const actionBefore = (chronicle: Chronicle, { index }: Moment): PastAct | null => chronicle.entries[index - 1] ?? null

/** Round, power and phase of a moment. */
export const dateAt = (chronicle: Chronicle, moment: Moment): WarDate => turn(stateAt(chronicle, moment))

/** How far one step along a game goes. */
export type StepSize = 'action' | 'phase' | 'turn' | 'round'

/** Is there a new stretch of this length between two neighbouring moments? */
const STARTS_STRETCH: Readonly<Record<StepSize, (before: WarDate, after: WarDate) => boolean>> = {
  action: () => true,
  phase: (a, b) => a.phase !== b.phase || STARTS_STRETCH.turn(a, b),
  turn: (a, b) => a.power !== b.power || STARTS_STRETCH.round(a, b),
  round: (a, b) => a.round !== b.round,
}

/** Where stretches of this length begin, the opening first. */
export function stretchStarts(chronicle: Chronicle, stride: StepSize): number[] {
  const starts = chronicle.entries.flatMap(({ before, after }, at) =>
    STARTS_STRETCH[stride](turn(before), turn(after)) ? [at + 1] : [],
  )
  return [0, ...starts]
}

/** The next moment at which a stretch begins; with none left, the present. */
export function momentAfter(chronicle: Chronicle, { game, index }: Moment, stride: StepSize): Moment {
  const { entries } = chronicle
  for (let at = index; at < entries.length; at++) {
    const { before, after } = entries[at] as PastAct
    if (STARTS_STRETCH[stride](turn(before), turn(after))) return { game, index: at + 1 }
  }
  return { game, index: entries.length }
}

/** The moment before at which a stretch began; with none left, the opening. */
export function momentBefore(chronicle: Chronicle, { game, index }: Moment, stride: StepSize): Moment {
  for (let at = index - 2; at >= 0; at--) {
    const { before, after } = chronicle.entries[at] as PastAct
    if (STARTS_STRETCH[stride](turn(before), turn(after))) return { game, index: at + 1 }
  }
  return { game, index: 0 }
}
