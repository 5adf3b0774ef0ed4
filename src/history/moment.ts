/** Moments of a game: the state each shows, and the way from one to another by actions, phases, turns and rounds. */
import { type GameState, turn } from '../engine/index.ts'
import type { Chronicle, Moment, PastAct, WarDate } from './types.ts'

/** As the game stands now. */
export const presentOf = ({ game, deeds }: Chronicle): Moment => ({ game, index: deeds.length })

/** Before anything was done. */
export const openingOf = ({ game }: Chronicle): Moment => ({ game, index: 0 })

/** The state that a moment shows. Throws where the game has no such moment. */
export function stateAt(chronicle: Chronicle, { game, index }: Moment): GameState {
  const state = index === 0 ? chronicle.opening : chronicle.deeds[index - 1]?.after
  if (game !== chronicle.game || !state) throw new Error(`The game ${chronicle.game} has no moment ${index} of ${game}.`)
  return state
}

/** What was done to come to a moment; null at the opening. */
export const deedOf = (chronicle: Chronicle, { index }: Moment): PastAct | null => chronicle.deeds[index - 1] ?? null

/** Round, power and phase of a moment. */
export const dateAt = (chronicle: Chronicle, moment: Moment): WarDate => turn(stateAt(chronicle, moment))

/** How far one step along a game goes. */
export type Stride = 'action' | 'phase' | 'turn' | 'round'

/** Is there a new stretch of this length between two neighbouring moments? */
const PARTS: Readonly<Record<Stride, (before: WarDate, after: WarDate) => boolean>> = {
  action: () => true,
  phase: (a, b) => a.phase !== b.phase || PARTS.turn(a, b),
  turn: (a, b) => a.power !== b.power || PARTS.round(a, b),
  round: (a, b) => a.round !== b.round,
}

/** Where stretches of this length begin, the opening first. */
export function beginnings(chronicle: Chronicle, stride: Stride): number[] {
  const starts = chronicle.deeds.flatMap(({ before, after }, at) => (PARTS[stride](turn(before), turn(after)) ? [at + 1] : []))
  return [0, ...starts]
}

/** The next moment at which a stretch begins; with none left, the present. */
export function momentAfter(chronicle: Chronicle, { game, index }: Moment, stride: Stride): Moment {
  const { deeds } = chronicle
  for (let at = index; at < deeds.length; at++) {
    const { before, after } = deeds[at] as PastAct
    if (PARTS[stride](turn(before), turn(after))) return { game, index: at + 1 }
  }
  return { game, index: deeds.length }
}

/** The moment before at which a stretch began; with none left, the opening. */
export function momentBefore(chronicle: Chronicle, { game, index }: Moment, stride: Stride): Moment {
  for (let at = index - 2; at >= 0; at--) {
    const { before, after } = chronicle.deeds[at] as PastAct
    if (PARTS[stride](turn(before), turn(after))) return { game, index: at + 1 }
  }
  return { game, index: 0 }
}
