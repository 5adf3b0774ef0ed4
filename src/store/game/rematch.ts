/** A new war with the same start, rules and people, but new dice; sides can be exchanged. */
import '../../content/words/setup.ts'
import { shortWars } from '../../content/short-wars.ts'
import { type GameState, type PlayerSpec, POWERS, type PowerId, SIDES, type Side, sideOf } from '../../engine/index.ts'
import type { Computers } from '../../save/computers.ts'
import { type ComputerProfile, LEVELS, type Level } from '../../save/computers.ts'
import { isPosition, type Start } from '../../save/format.ts'
import { startingState } from '../../save/replay.ts'
import { confirmIfUnsaved } from '../persistence/unsaved-guard.ts'
import { t } from '../text.ts'
import { isPlayedByPerson } from './computers.ts'
import { playersOfWar } from './short-war.ts'
import { type GameStore, useGame } from './table.ts'
import { playerName } from './timeline.ts'

type Seats = { readonly players: PlayerSpec[]; readonly computers: Computers['seats'] }
export type Rematch = Seats & { readonly start: Start }
export type Rematches = {
  readonly same: Rematch /** Null: nothing would change, or the rules do not allow it. */
  readonly exchanged: Rematch | null
}
/** Players and their powers. `level`: a computer. */
export type SeatLine = { readonly name: string; readonly level?: Level; readonly powers: readonly PowerId[] }

const otherSide = (side: Side): Side => (side === 'central' ? 'allies' : 'central')
const powersOf = (side: Side): PowerId[] => POWERS.filter((power) => sideOf(power) === side)

/** Names that only name the side change with it. */
function renamed(name: string, side: Side): string {
  const namesOf = (each: Side): string[] => [t(`app.side.${each}`), t(`wars.computer.${each}`)]
  return namesOf(side)[namesOf(otherSide(side)).indexOf(name)] ?? name
}

/** Splits items into `count` consecutive lists of nearly equal length. */
const dealt = <T>(items: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, i) =>
    items.slice(Math.round((i * items.length) / count), Math.round(((i + 1) * items.length) / count)),
  )

/** Powers of a side to be played by the people of the other side. */
function powersExchanged(side: Side, computers: Computers | null): PowerId[] {
  const isPersons = (power: PowerId) => isPlayedByPerson(computers, power)
  const powers = powersOf(side)
  const before = powersOf(otherSide(side))
  const people = before.filter(isPersons).length
  if (people === 0) return []
  // With people on both sides the computer keeps its powers.
  if (powers.some(isPersons)) return powers.filter(isPersons)
  return powers.slice(0, Math.max(1, Math.round((people * powers.length) / before.length)))
}

/** The side, played by the other side's people and computers; null: more people than powers. */
function sideExchanged(side: Side, game: GameState, computers: Computers | null): Seats | null {
  const theirs = powersExchanged(side, computers)
  const before = powersOf(otherSide(side))
  const isPersons = (power: PowerId) => isPlayedByPerson(computers, power)
  const names = [...new Set(before.filter(isPersons).map((power) => playerName(game, power)))]
  if (names.length > theirs.length) return null
  const { players: all } = game.table
  // Players keep their groups of powers if possible: some rules want two powers in one hand (STD-REV-01).
  const hands = all.map(({ powers }) => powers.filter((power) => theirs.includes(power))).filter(({ length }) => length > 0)
  const given = hands.length >= names.length ? dealt(hands, names.length).map((each) => each.flat()) : dealt(theirs, names.length)
  const players: PlayerSpec[] = names.map((name, i) => ({ name: renamed(name, side), powers: given[i] as PowerId[] }))
  const rest = powersOf(side).filter((power) => !theirs.includes(power))
  const [sitter] = all.filter(({ powers, kind }) => kind === 'computer' && powers.some((power) => before.includes(power)))
  const [stray] = all.filter(({ powers }) => powers.some((power) => before.includes(power)))
  if (rest.length > 0) {
    if (sitter) players.push({ name: renamed(sitter.name, side), powers: rest, kind: 'computer' })
    else if (players[0]) players[0].powers.push(...rest)
    else players.push({ name: stray?.name ?? '', powers: rest })
  }
  const manners = before.flatMap((power) => (isPersons(power) ? [] : (computers?.seats[power] ?? [])))
  const seats = rest.flatMap((power, i) => {
    const own = computers?.seats[power]
    const manner = own && manners.length === 0 ? own : (manners[i % manners.length] ?? own)
    return manner ? [[power, mannerOf(manner)] as const] : []
  })
  return { players, computers: Object.fromEntries(seats) }
}

const mannerOf = ({ level, style }: ComputerProfile): ComputerProfile => ({ level, ...(style === undefined ? {} : { style }) })

function seatsExchanged(game: GameState, computers: Computers | null): Seats | null {
  const sides = SIDES.map((side) => sideExchanged(side, game, computers))
  if (sides.some((side) => side === null)) return null
  return {
    players: sides.flatMap((side) => side?.players ?? []),
    computers: Object.assign({}, ...sides.map((side) => side?.computers)) as Seats['computers'],
  }
}

/** In a short war against the computer, the powers that a person plays on the other side; null: it is none. */
function frontExchanged(start: Start, { computers }: Seats): Seats | null {
  const { seed: _seed, players: _players, ...position } = start
  const war = shortWars.find((each) => JSON.stringify(each.position) === JSON.stringify(position))
  const people = SIDES.filter((side) => powersOf(side).some((power) => !computers[power]))
  const [side] = people
  if (!war || !side || people.length > 1) return null
  const players = playersOfWar(war, otherSide(side))
  const manner = Object.values(computers)[0] ?? { level: LEVELS[1] }
  const seats = players.flatMap(({ kind, powers }) =>
    kind === 'computer' ? powers.map((power) => [power, manner] as const) : [],
  )
  return { players, computers: Object.fromEntries(seats) }
}

/** A start with these players and a new seed, without prepared dice. */
function startWith(start: Start, players: PlayerSpec[], seed: string): Start {
  if (!isPosition(start)) return { ...start, players, seed }
  const { queue: _, ...rest } = start
  return { ...rest, players, seed }
}

const isPossible = (start: Start): boolean => {
  try {
    startingState(start)
    return true
  } catch {
    return false
  }
}

/** The possible rematches of the open game; null: none. */
export function rematchesOf({ start, game, computers }: Pick<GameStore, 'start' | 'game' | 'computers'>): Rematches | null {
  if (!start || !game) return null
  const players = game.table.players.map((player) => ({ ...player, powers: [...player.powers] }))
  // A seat lent to the computer for one turn is a person's.
  const seats = POWERS.flatMap((power) => {
    const seat = computers?.seats[power]
    return seat && !isPlayedByPerson(computers, power) ? [[power, mannerOf(seat)] as const] : []
  })
  const now: Seats = { players, computers: Object.fromEntries(seats) }
  const same: Rematch = { ...now, start: startWith(start, players, '') }
  const other = frontExchanged(start, now) ?? seatsExchanged(game, computers)
  if (!other) return { same, exchanged: null }
  const exchanged: Rematch = { ...other, start: startWith(start, other.players, '') }
  const changes = JSON.stringify(seatLines(same)) !== JSON.stringify(seatLines(exchanged))
  return { same, exchanged: changes && isPossible(exchanged.start) ? exchanged : null }
}

/** Players of a rematch: people first, then computers by level. */
export function seatLines({ players, computers }: Seats): SeatLine[] {
  const lines = new Map<string, SeatLine & { powers: PowerId[] }>()
  const add = (key: string, line: SeatLine, power: PowerId) => {
    const known = lines.get(key) ?? { ...line, powers: [] }
    known.powers.push(power)
    lines.set(key, known)
  }
  for (const power of POWERS) {
    const level = computers[power]?.level
    const name = players.find((player) => player.powers.includes(power))?.name ?? ''
    if (level) add(`computer ${level}`, { name: t('panels.computer.name'), level, powers: [] }, power)
    else add(`person ${name}`, { name, powers: [] }, power)
  }
  return [...lines.values()].sort((a, b) => Number(a.level !== undefined) - Number(b.level !== undefined))
}

/** Starts a rematch. `level`: for every computer. Asks first if the present game is unsaved. */
export function beginRematch({ start, players, computers }: Rematch, level: Level | null, seed: () => string): void {
  const { agreement, newGame } = useGame.getState()
  const seats = Object.entries(computers).map(([power, manner]) => [power, level ? { ...manner, level } : manner])
  confirmIfUnsaved(() =>
    newGame(
      startWith(start, players, seed()),
      { seed: seed(), seats: Object.fromEntries(seats) as Computers['seats'] },
      agreement ? { on: agreement.on, taken: [] } : undefined,
    ),
  )
}
