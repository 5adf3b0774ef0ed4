/** Which seats are the computer's now. Only a person's seat is handed over, so each of its powers has a player all the while. */
import { decision, type GameState, POWERS, type PowerId, SIDES, type Side, sideOf, turn } from '../../engine/index.ts'
import type { ComputerSeat, Computers } from '../../save/computers.ts'
import type { Entry } from '../../save/replay.ts'
import { t } from '../text.ts'
import { useGame } from './table.ts'
import { actorOf, type ByComputer, playerName } from './timeline.ts'

/** How the computer plays the power in this state; null: a person does. */
export function computerSeatIn(computers: Computers | null, state: GameState, power: PowerId): ComputerSeat | null {
  const seat = computers?.seats[power]
  if (!seat) return null
  const { round, power: playing } = turn(state)
  return seat.only === undefined || (seat.only === round && playing === power) ? seat : null
}

/** Who plays the power, as a heading says it: a player's name, or that it is the computer. */
export const controllerName = (computers: Computers | null, state: GameState, power: PowerId): string =>
  computerSeatIn(computers, state, power) ? t('panels.computer.name') : playerName(state, power)

/** What the computer has done, as the seats are now. `earlier`: how many actions there were before the log begins. */
export const doneByComputer =
  (computers: Computers | null, earlier: number): ByComputer =>
  (entry: Entry, at: number) => {
    const seat = computerSeatIn(computers, entry.before, actorOf(entry))
    return seat !== null && earlier + at >= (seat.since ?? 0)
  }

/** The power that the computer is to act for; null: a person is, or the war is over. Dice of the table are thrown by people. */
export function computerToAct(state: GameState, computers: Computers | null): PowerId | null {
  if (!computers || state.flow.winner) return null
  const asked = decision(state)
  if (asked?.kind === 'dice') return null
  const power = asked?.by ?? turn(state).power
  return computerSeatIn(computers, state, power) ? power : null
}

/** Is any seat the computer's, for good. */
export const hasComputer = (computers: Computers | null): boolean =>
  Object.values(computers?.seats ?? {}).some((seat) => seat.only === undefined)

/** Does a person play this power? A power lent to the computer for one turn still counts as a person's. */
export const isPlayedByPerson = (computers: Computers | null, power: PowerId): boolean => {
  const seat = computers?.seats[power]
  return !seat || seat.only !== undefined
}

/** Is any power a person's still, or again after this turn? */
export const hasPerson = (computers: Computers | null): boolean => POWERS.some((power) => isPlayedByPerson(computers, power))

/** Sides with at least one person, the side whose turn it is first. */
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

/** The computer's seats in a game that continues from an earlier moment. `at`: index of that moment, counted from the first action. */
export function seatsAt(computers: Computers | null, state: GameState, at: number): Computers | null {
  if (!computers) return null
  const { round, power: playing } = turn(state)
  const seats = Object.entries(computers.seats).flatMap(([power, seat]) => {
    if (seat.only !== undefined && (seat.only !== round || power !== playing)) return []
    return [[power, { ...seat, ...(seat.since === undefined ? {} : { since: Math.min(seat.since, at) }) }] as const]
  })
  return { ...computers, seats: Object.fromEntries(seats) }
}
