/** Which losses somebody need not be asked about, as the settings would have it. */
import { type ActionOf, costOf, type Decision, type GameState } from '../engine/index.ts'
import { proposedAnswer } from './answers.ts'
import { lossDraftOf, lossRowsOf } from './losses.ts'

export type LossPrompts = 'always' | 'matters' | 'never'

/**
 * Nobody is really in two minds: the hits fall on the cheapest units of the one power that loses, and some of these stay. Ships
 * that may be damaged instead, cargo that would sink, boats below and guns with gas are always a matter for somebody.
 */
function isObviousLoss(game: GameState, asked: Decision, proposed: ActionOf<'casualties'>): boolean {
  const rows = lossRowsOf(game, asked)
  const draft = lossDraftOf(rows, proposed)
  const spent = rows.filter((row) => (draft[row.key] ?? 0) > 0)
  const [row] = spent
  if (!row || spent.length > 1 || row.spend === 'hit' || row.transports || row.dived || row.gas) return false
  if (rows.some((other) => other.power !== row.power || other.spend === 'hit')) return false
  const dearer = rows.every((other) => other === row || costOf(game, other.type) > costOf(game, row.type))
  return dearer && (draft[row.key] ?? 0) < row.max
}

/** What is lost where nobody is asked; null: there is no such way. */
export type LossStrategy = (game: GameState) => ActionOf<'casualties'> | null

const proposedLosses: LossStrategy = (game) => {
  const proposed = proposedAnswer(game)
  return proposed?.type === 'casualties' ? proposed : null
}

/** The losses that are taken unasked, by `taker` or as they are proposed; null where somebody is to be asked. */
export function automaticLosses(
  game: GameState,
  asked: Decision | null,
  prompts: LossPrompts,
  taker: LossStrategy | null = null,
): ActionOf<'casualties'> | null {
  if (prompts === 'always' || asked?.kind !== 'casualties') return null
  const taken = taker?.(game) ?? proposedLosses(game)
  return taken && (prompts === 'never' || isObviousLoss(game, asked, taken)) ? taken : null
}
