/** Who plays which powers: the rulebook's splits and one's own. */
import { sideOf } from '../../content/powers.ts'
import { seatingsOf } from '../../content/rulesets.ts'
import type { PlayerSpec } from '../../engine/index.ts'
import { POWERS, type PowerId, RULESET_IDS, SIDES } from '../../engine/types/ids.ts'
import { t } from '../../store/words.ts'

export type Seats = { names: string[]; seatOf: Record<PowerId, number> }

export const MOST = 8

/** The rulebook's split; one player alone holds everything. */
export function splitFor(count: number): PowerId[][] {
  return count === 1 ? [[...POWERS]] : seatingsOf(RULESET_IDS[0], count).map((held) => [...held])
}

export function seatsFor(count: number, names: readonly string[]): Seats {
  const split = splitFor(count)
  const seatOf = Object.fromEntries(POWERS.map((power) => [power, split.findIndex((powers) => powers.includes(power))]))
  return { names: split.map((_, seat) => names[seat] ?? ''), seatOf: seatOf as Record<PowerId, number> }
}

export const powersInSeat = (seats: Seats, seat: number): PowerId[] => POWERS.filter((power) => seats.seatOf[power] === seat)

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
  if (seats.seatOf[power] === seat) return null
  const side = sideOf(power)
  const others = powersInSeat(seats, seat)
  return others.some((other) => sideOf(other) !== side) ? t('app.start.bothSides', { player: nameInSeat(seats, seat) }) : null
}

export function give(seats: Seats, power: PowerId, seat: number): Seats {
  return { ...seats, seatOf: { ...seats.seatOf, [power]: seat } }
}

export function isPrinted(seats: Seats): boolean {
  const split = seatsFor(seats.names.length, seats.names)
  return POWERS.every((power) => split.seatOf[power] === seats.seatOf[power])
}

/** Why the game cannot begin with these seats. */
export function whyNotSeated(seats: Seats): string | null {
  const empty = seats.names.findIndex((_, seat) => powersInSeat(seats, seat).length === 0)
  if (empty >= 0) return t('app.start.noPower', { player: nameInSeat(seats, empty) })
  const names = seats.names.map((_, seat) => nameInSeat(seats, seat))
  const double = names.find((name, seat) => names.indexOf(name) !== seat)
  return double ? t('app.start.sameName', { name: double }) : null
}

/** Who plays alone is one person with two seats: the rules know no player of both sides. */
export function playersOf(seats: Seats): PlayerSpec[] {
  if (seats.names.length === 1) {
    return SIDES.map((side) => ({ name: nameInSeat(seats, 0), powers: POWERS.filter((power) => sideOf(power) === side) }))
  }
  return seats.names.map((_, seat) => ({ name: nameInSeat(seats, seat), powers: powersInSeat(seats, seat) }))
}
