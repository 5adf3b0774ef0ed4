/** Which seats the computer has in a game that goes on from an earlier moment. */
import { type GameState, turn } from '../engine/index.ts'
import type { Computers } from '../save/computers.ts'

/** Who sat where stays there. A seat that the computer had for one turn it has in that turn alone. */
export function seatsFrom(computers: Computers | null, state: GameState, at: number): Computers | null {
  if (!computers) return null
  const { round, power: playing } = turn(state)
  const seats = Object.entries(computers.seats).flatMap(([power, seat]) => {
    if (seat.only !== undefined && (seat.only !== round || power !== playing)) return []
    return [[power, { ...seat, ...(seat.since === undefined ? {} : { since: Math.min(seat.since, at) }) }] as const]
  })
  return { ...computers, seats: Object.fromEntries(seats) }
}
