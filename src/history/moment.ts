/** Moments of a game, and steps between them by action, phase, turn or round. */
import { type GameState, type PowerId, turn } from '../engine/index.ts'
import type { Chronicle, Moment, PastAct, WarDate } from './types.ts'

/** The current moment. */
export const presentOf = ({ game, entries }: Chronicle): Moment => ({ game, index: entries.length })

/** The moment before the first action. */
export const openingOf = ({ game }: Chronicle): Moment => ({ game, index: 0 })

/** The state at a moment. Throws if it does not exist. */
export function stateAt(chronicle: Chronicle, { game, index }: Moment): GameState {
  const state = index === 0 ? chronicle.opening : chronicle.entries[index - 1]?.after
  if (game !== chronicle.game || !state) throw new Error(`The game ${chronicle.game} has no moment ${index} of ${game}.`)
  return state
}

/** The action that led to a moment; null at the opening. */
export const actionBefore = (chronicle: Chronicle, { index }: Moment): PastAct | null => chronicle.entries[index - 1] ?? null

/** Round, power and phase of a moment. */
export const dateAt = (chronicle: Chronicle, moment: Moment): WarDate => turn(stateAt(chronicle, moment))

export type StepSize = 'action' | 'phase' | 'turn' | 'round'

/** Does a new stretch begin between two neighbouring moments? */
const STARTS_STRETCH: Readonly<Record<StepSize, (before: WarDate, after: WarDate) => boolean>> = {
  action: () => true,
  phase: (a, b) => a.phase !== b.phase || STARTS_STRETCH.turn(a, b),
  turn: (a, b) => a.power !== b.power || STARTS_STRETCH.round(a, b),
  round: (a, b) => a.round !== b.round,
}

/** The moments at which stretches begin. */
export function stretchStarts(chronicle: Chronicle, stride: StepSize): number[] {
  const starts = chronicle.entries.flatMap(({ before, after }, at) =>
    STARTS_STRETCH[stride](turn(before), turn(after)) ? [at + 1] : [],
  )
  return [0, ...starts]
}

/** The next moment at which a stretch begins, else the present. */
export function momentAfter(chronicle: Chronicle, { game, index }: Moment, stride: StepSize): Moment {
  const { entries } = chronicle
  for (let at = index; at < entries.length; at++) {
    const { before, after } = entries[at] as PastAct
    if (STARTS_STRETCH[stride](turn(before), turn(after))) return { game, index: at + 1 }
  }
  return { game, index: entries.length }
}

/** The previous moment at which a stretch began, else the opening. */
export function momentBefore(chronicle: Chronicle, { game, index }: Moment, stride: StepSize): Moment {
  for (let at = index - 2; at >= 0; at--) {
    const { before, after } = chronicle.entries[at] as PastAct
    if (STARTS_STRETCH[stride](turn(before), turn(after))) return { game, index: at + 1 }
  }
  return { game, index: 0 }
}

/** A turn as a range of moments. */
export type TurnSpan = { readonly power: PowerId; readonly round: number; readonly from: number; readonly to: number }
export type GameTimeline = {
  readonly turns: readonly TurnSpan[]
  /** Moments at which a battle had been opened. */
  readonly battles: readonly number[]
}

/** The turns and battles of a game so far. */
export function timelineOf({ opening, entries }: Chronicle): GameTimeline {
  const turns: TurnSpan[] = []
  const battles: number[] = []
  let { power, round } = turn(opening)
  let from = 0
  entries.forEach(({ after, events }, at) => {
    if (events.some(({ type }) => type === 'battle-opened')) battles.push(at + 1)
    const now = turn(after)
    if (now.power === power && now.round === round) return
    turns.push({ power, round, from, to: at + 1 })
    from = at + 1
    ;({ power, round } = now)
  })
  if (entries.length > from || turns.length === 0) turns.push({ power, round, from, to: entries.length })
  return { turns, battles }
}
