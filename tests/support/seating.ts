import { createGame, type PowerId, seatings } from '../../src/engine/index.ts'

/** The rulebook's powers by number of players. */
export const playersOf = (n: number): PowerId[][] => seatings(n)

/** The same with the powers of each seat in alphabetical order. */
export const sorted = (n: number): PowerId[][] => seatings(n).map((powers) => [...powers].sort())

/** A new standard game with these seats. */
export const gameOf = (seats: readonly (readonly PowerId[])[], options: Record<string, boolean> = {}) =>
  createGame({
    ruleset: 'standard',
    seed: 'seats',
    options,
    players: seats.map((powers, i) => ({ name: `Player ${i + 1}`, powers: [...powers] })),
  })
