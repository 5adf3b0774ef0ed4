/** Losses that are losses without a prompt, by the settings. */
import { type ActionOf, costOf, type Decision, type GameState } from '../engine/index.ts'
import { proposedAnswer } from './answers.ts'
import { lossDraftOf, lossRowsOf } from './losses.ts'

export type LossPrompts = 'always' | 'matters' | 'never'

/**
 * Is the choice obvious: the cheapest units of one power, with some survivors? Damageable ships, cargo, submarines and
 * gas guns are never obvious.
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

/** A strategy for automatic losses; null if it has none. */
export type LossStrategy = (game: GameState) => ActionOf<'casualties'> | null

const proposedLosses: LossStrategy = (game) => {
  const proposed = proposedAnswer(game)
  return proposed?.type === 'casualties' ? proposed : null
}

/** The losses to take without a prompt; null if the player must choose. */
export function automaticLosses(
  game: GameState,
  asked: Decision | null,
  prompts: LossPrompts,
  taker: LossStrategy | null = null,
): ActionOf<'casualties'> | null {
  if (prompts === 'always' || asked?.kind !== 'casualties') return null
  const losses = taker?.(game) ?? proposedLosses(game)
  return losses && (prompts === 'never' || isObviousLoss(game, asked, losses)) ? losses : null
}
