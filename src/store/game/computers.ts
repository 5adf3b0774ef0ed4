/** Which seats the computer plays. */
import { decision, type GameState, POWERS, type PowerId, SIDES, type Side, sideOf, turn } from '../../engine/index.ts'
import type { ComputerSeat, Computers } from '../../save/computers.ts'
import type { Entry } from '../../save/replay.ts'
import { t } from '../text.ts'
import { useGame } from './table.ts'
import { actorOf, type ByComputer, playerName } from './timeline.ts'

/** The computer's seat for a power in this state; null: a person plays it. */
export function computerSeatIn(computers: Computers | null, state: GameState, power: PowerId): ComputerSeat | null {
  const seat = computers?.seats[power]
  if (!seat) return null
  const { round, power: playing } = turn(state)
  return seat.only === undefined || (seat.only === round && playing === power) ? seat : null
}

/** The player's name, or "Computer". */
export const controllerName = (computers: Computers | null, state: GameState, power: PowerId): string =>
  computerSeatIn(computers, state, power) ? t('panels.computer.name') : playerName(state, power)

/** Whether the computer made an entry, given the current seats. `earlier`: number of actions before the log. */
export const doneByComputer =
  (computers: Computers | null, earlier: number): ByComputer =>
  (entry: Entry, at: number) => {
    const seat = computerSeatIn(computers, entry.before, actorOf(entry))
    return seat !== null && earlier + at >= (seat.since ?? 0)
  }

/**
 * The power for which the computer has to act; null: a person, or the war is over. People enter the dice of a table with real
 * dice.
 */
export function computerToAct(state: GameState, computers: Computers | null): PowerId | null {
  if (!computers || state.flow.winner) return null
  const asked = decision(state)
  if (asked?.kind === 'dice') return null
  const power = asked?.by ?? turn(state).power
  return computerSeatIn(computers, state, power) ? power : null
}

/** Whether the computer has a seat, apart from single turns. */
export const hasComputer = (computers: Computers | null): boolean =>
  Object.values(computers?.seats ?? {}).some((seat) => seat.only === undefined)

/** A power lent to the computer for one turn counts as a person's. */
export const isPlayedByPerson = (computers: Computers | null, power: PowerId): boolean => {
  const seat = computers?.seats[power]
  return !seat || seat.only !== undefined
}

/** Whether a person plays any power. */
export const hasPerson = (computers: Computers | null): boolean => POWERS.some((power) => isPlayedByPerson(computers, power))

/** Sides with at least one person; the side to move comes first. */
export function sidesOfPeople(game: GameState, computers: Computers | null): Side[] {
  const moving = sideOf(turn(game).power)
  return [moving, ...SIDES.filter((side) => side !== moving)].filter((side) =>
    POWERS.some((power) => sideOf(power) === side && isPlayedByPerson(computers, power)),
  )
}

export const useComputerToAct = (): PowerId | null =>
  useGame(({ game, computers, readOnly }) => (game && !readOnly ? computerToAct(game, computers) : null))
export const useComputerSeat = (power: PowerId): ComputerSeat | null =>
  useGame(({ game, computers }) => (game ? computerSeatIn(computers, game, power) : null))

/** The computer's seats in a game that continues from an earlier moment. `at`: number of actions before it. */
export function seatsAt(computers: Computers | null, state: GameState, at: number): Computers | null {
  if (!computers) return null
  const { round, power: playing } = turn(state)
  const seats = Object.entries(computers.seats).flatMap(([power, seat]) => {
    if (seat.only !== undefined && (seat.only !== round || power !== playing)) return []
    return [[power, { ...seat, ...(seat.since === undefined ? {} : { since: Math.min(seat.since, at) }) }] as const]
  })
  return { ...computers, seats: Object.fromEntries(seats) }
}
