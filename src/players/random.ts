/** Random numbers of the computer players. They never use the dice of the game. */
import type { GameState } from '../engine/index.ts'

/** 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Pseudo-random numbers in [0, 1) seeded by a text (mulberry32). */
export function randomFrom(text: string): () => number {
  let a = hashText(text)
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The same position with dice from the player's seed, so planning cannot see future dice. */
export function withPrivateDice(state: GameState, seed: string): GameState {
  const rng = { seed: hashText(`${seed} other dice`), taken: 0, queue: [] }
  return { ...state, table: { ...state.table, dice: 'seeded', rng } }
}

/** Dice queued for one battle; later dice come from the seed. */
const QUEUED_DICE = 240

/**
 * The same position with balanced dice: each group of six dice has every face once. This reduces variance, so few
 * samples suffice.
 */
export function withBalancedDice(state: GameState, seed: string): GameState {
  const random = randomFrom(seed)
  const queue: number[] = []
  const bag: number[] = []
  while (queue.length < QUEUED_DICE) {
    for (let face = 1; face <= 6; face++) bag[face - 1] = face
    for (let left = 6; left > 0; left--) {
      const drawn = Math.floor(random() * left)
      queue.push(bag[drawn]!)
      for (let i = drawn + 1; i < left; i++) bag[i - 1] = bag[i]!
    }
  }
  const rng = { seed: hashText(`${seed} other dice`), taken: 0, queue }
  return { ...state, table: { ...state.table, dice: 'seeded', rng } }
}
