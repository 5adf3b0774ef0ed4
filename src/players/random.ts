/** Chance of the players' own: it comes of what they know, never of the dice of the game. */
import type { GameState } from '../engine/index.ts'

/** A text → a number of 32 bits. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Numbers from 0 to 1, the same for the same text. */
export function randomFrom(text: string): () => number {
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
export function withPrivateDice(state: GameState, seed: string): GameState {
  const rng = { seed: hashText(`${seed} other dice`), taken: 0, queue: [] }
  return { ...state, table: { ...state.table, dice: 'seeded', rng } }
}

/** Dice that are laid ready for one battle; what is thrown beyond them comes of the seed. */
const QUEUED_DICE = 240

/**
 * The same position with dice that come out near to what is expected: of every six that follow one another each face is there once.
 * What is tried on it says more by one try than by many with dice of plain chance.
 */
export function withBalancedDice(state: GameState, seed: string): GameState {
  const chance = randomFrom(seed)
  const queue: number[] = []
  const faces: number[] = []
  while (queue.length < QUEUED_DICE) {
    for (let face = 1; face <= 6; face++) faces[face - 1] = face
    for (let left = 6; left > 0; left--) {
      const drawn = Math.floor(chance() * left)
      queue.push(faces[drawn]!)
      for (let i = drawn + 1; i < left; i++) faces[i - 1] = faces[i]!
    }
  }
  const rng = { seed: hashText(`${seed} other dice`), taken: 0, queue }
  return { ...state, table: { ...state.table, dice: 'seeded', rng } }
}
