/** Who plays which powers: the rulebook's splits and one's own. */

import { seatingsOf } from '../../content/choices.ts'
import { sideOf } from '../../content/powers.ts'
import type { PlayerSpec } from '../../engine/index.ts'
import { POWERS, type PowerId, SIDES, type Side } from '../../engine/types/ids.ts'
import { type ComputerProfile, LEVELS } from '../../save/computers.ts'
import { t } from '../../store/words.ts'

/** How the computer plays those powers that it plays. */
export type ComputerSeats = { readonly [Power in PowerId]?: ComputerProfile }
/** Every power has a person, who can take its seat from the computer at any time. */
export type Seats = { names: string[]; seatOf: Record<PowerId, number>; computers: ComputerSeats }

export const MOST = 8

/** The rulebook's split; one player alone holds everything. */
export function splitFor(count: number): PowerId[][] {
  return count === 1 ? [[...POWERS]] : seatingsOf(count).map((held) => [...held])
}

/** Where the computer's powers leave somebody none, those that are left are dealt out anew; the first has what nobody plays. */
function besideComputer(split: PowerId[][], computers: ComputerSeats): PowerId[][] {
  const left = POWERS.filter((power) => !computers[power])
  const { length } = split
  if (length > left.length || split.every((powers) => powers.some((power) => left.includes(power)))) return split
  const dealt = split.map((_, seat) => left.slice((seat * left.length) / length, ((seat + 1) * left.length) / length))
  return [[...POWERS.filter((power) => computers[power]), ...dealt[0]!], ...dealt.slice(1)]
}

export function seatsFor(count: number, names: readonly string[], computers: ComputerSeats = {}): Seats {
  const split = besideComputer(splitFor(count), computers)
  const seatOf = Object.fromEntries(POWERS.map((power) => [power, split.findIndex((powers) => powers.includes(power))]))
  return { names: split.map((_, seat) => names[seat] ?? ''), seatOf: seatOf as Record<PowerId, number>, computers }
}

/** The powers that a person plays. */
export const powersInSeat = (seats: Seats, seat: number): PowerId[] =>
  POWERS.filter((power) => seats.seatOf[power] === seat && !seats.computers[power])

export const powersOfComputer = (seats: Seats): PowerId[] => POWERS.filter((power) => seats.computers[power])

export const sidePowers = (side: Side): PowerId[] => POWERS.filter((power) => sideOf(power) === side)

const MANNER: ComputerProfile = { level: LEVELS[1] }

/** The computer plays these powers and no others, those it has already as it plays them. */
export function giveComputer(seats: Seats, powers: readonly PowerId[]): Seats {
  const computers = Object.fromEntries(powers.map((power) => [power, seats.computers[power] ?? MANNER]))
  // Against a whole side of the computer's one person plays the other; with more of them each keeps what is left to them.
  const whole = SIDES.some((side) => sidePowers(side).every((power) => powers.includes(power)))
  return whole && powersOfComputer(seats).length === 0 ? seatsFor(1, seats.names, computers) : { ...seats, computers }
}

/** What a player is called who has not given a name. */
export function defaultName(seats: Seats, seat: number): string {
  const powers = powersInSeat(seats, seat)
  if (seats.names.length === 1) return t('app.start.solo')
  if (seats.names.length === 2 && powers[0]) return t(`app.side.${sideOf(powers[0])}`)
  return t('app.start.player', { number: seat + 1 })
}

export const nameInSeat = (seats: Seats, seat: number): string => seats.names[seat]?.trim() || defaultName(seats, seat)

/** Why a power may not go to that seat: nobody at a table of several fights on both sides. */
export function whyNotSeat(seats: Seats, power: PowerId, seat: number): string | null {
  if (seats.names.length === 1) return null
  const side = sideOf(power)
  const others = powersInSeat(seats, seat).filter((other) => other !== power)
  return others.some((other) => sideOf(other) !== side) ? t('app.start.bothSides', { player: nameInSeat(seats, seat) }) : null
}

export function give(seats: Seats, power: PowerId, seat: number): Seats {
  const { [power]: _, ...computers } = seats.computers
  return { ...seats, seatOf: { ...seats.seatOf, [power]: seat }, computers }
}

export function isPrinted(seats: Seats): boolean {
  const split = seatsFor(seats.names.length, seats.names, seats.computers)
  return POWERS.every((power) => split.seatOf[power] === seats.seatOf[power])
}

/** Why the game cannot begin with these seats. */
export function whyNotSeated(seats: Seats): string | null {
  const watched = powersOfComputer(seats).length === POWERS.length
  const empty = watched ? -1 : seats.names.findIndex((_, seat) => powersInSeat(seats, seat).length === 0)
  if (empty >= 0) return t('app.start.noPower', { player: nameInSeat(seats, empty) })
  const names = seats.names.map((_, seat) => nameInSeat(seats, seat))
  const double = names.find((name, seat) => names.indexOf(name) !== seat)
  return double ? t('app.start.sameName', { name: double }) : null
}

/** Who fights on both sides, alone or for a side that the computer plays, is one person with two seats: the rules know no player of both. */
export function playersOf(seats: Seats): PlayerSpec[] {
  return seats.names.flatMap((_, seat) =>
    SIDES.flatMap((side) => {
      const powers = POWERS.filter((power) => seats.seatOf[power] === seat && sideOf(power) === side)
      return powers.length > 0 ? [{ name: nameInSeat(seats, seat), powers }] : []
    }),
  )
}
