/** Chance of the players' own: it comes of what they know, never of the dice of the game. */
import type { GameState } from '../engine/index.ts'

/** A text → a number of 32 bits. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Numbers from 0 to 1, the same for the same text. */
export function chanceOf(text: string): () => number {
  let a = hashText(text)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * The same position with dice of the player's own and none of the game's: whatever is tried on it says nothing of what the seed
 * will give, and nothing that is thought on it depends on that.
 */
export function withOtherDice(state: GameState, seed: string): GameState {
  const rng = { seed: hashText(`${seed} other dice`), taken: 0, queue: [] }
  return { ...state, table: { ...state.table, dice: 'seeded', rng } }
}
