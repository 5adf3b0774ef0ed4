/** Which unit sits in which column: from the dice, or before them from the expected roll. */
import type { DiceLine, FireGroup, GameTable, Owner, UnitType } from '../../engine/index.ts'
import type { BattleSide, Busy, Exchange, UnitLine } from '../../store/game/reports.ts'

export type Seat = DiceLine & {
  key: string
  /** Its number before air supremacy raised it or gas lowered it. */
  from?: number
  /** Null before the roll. */
  dice: readonly number[] | null
  hits: number
  damaged: number
  state: 'fires' | 'dived' | 'bombards'
}

/** Units that do not roll now. */
export type Idle = {
  key: string
  power: Owner
  type: UnitType
  count: number
  damaged: number
  why: 'transport' | 'air' | 'grounded' | 'home' | 'fired' | Busy['why'] | 'other'
}
export type SideSeats = { seats: Seat[]; idle: Idle[] }

type Thrower = Pick<FireGroup, 'power' | 'type' | 'count' | 'needs' | 'promoted' | 'gassed'>
/** One side's volleys and unit types; options may change the types (WIK-02, WIK-03). */
type What = { kind: 'land' | 'sea'; side: BattleSide; lines: readonly UnitLine[]; units: GameTable['units'] }

const numberOf = ({ side, units }: What, type: UnitType): number => units[type][side === 'attacker' ? 'attack' : 'defence']
const isShip = ({ units }: What, type: UnitType) => units[type].kind === 'sea'
const flies = ({ units }: What, type: UnitType) => units[type].kind === 'air'
const isCarrier = ({ units }: What, type: UnitType) => units[type].tags.has('carries')
const isDiver = ({ units }: What, type: UnitType) => units[type].tags.has('submerges')

const damagedIn = (lines: readonly UnitLine[], power: Owner, type: UnitType) =>
  lines.reduce((sum, line) => sum + (line.power === power && line.type === type ? line.damaged : 0), 0)

function seat(group: Thrower, dice: readonly number[] | null, hits: number, what: What): Seat {
  const { power, type, count, needs, promoted, gassed } = group
  return {
    key: `${power} ${type} ${needs} ${promoted ?? ''}${gassed ? 'gas' : ''}`,
    power,
    type,
    count,
    needs,
    ...(promoted ? { promoted } : {}),
    ...(promoted === 'air-supremacy' ? { from: numberOf(what, type) } : {}),
    ...(gassed ? { gassed, from: needs + 1 } : {}),
    dice,
    hits,
    // A damaged fighter is back home and does not roll.
    damaged: flies(what, type) ? 0 : damagedIn(what.lines, power, type),
    state: what.kind === 'land' && isShip(what, type) ? 'bombards' : 'fires',
  }
}

/** Submerged submarines have their own seat without dice. */
function divedSeats(what: What): Seat[] {
  return what.lines
    .filter((line) => line.submerged > 0)
    .map((line) => ({
      key: `${line.power} ${line.type} dived`,
      power: line.power,
      type: line.type,
      count: line.submerged,
      needs: numberOf(what, line.type),
      dice: null,
      hits: 0,
      damaged: 0,
      state: 'dived',
    }))
}

function idleOf(what: What, seats: readonly Seat[], source: Source): Idle[] {
  const { busy } = source
  // Ships that will stay out are listed below the board.
  const rows = busy
    .filter((each) => each.why !== 'aside' || isCarrier(what, each.type))
    .map(({ power, type, count, why }): Idle => ({ key: `${power} ${type} ${why}`, power, type, count, damaged: 0, why }))
  const lines = what.lines.flatMap((line): Idle[] => {
    const { power, type } = line
    const seated = seats.some((each) => each.power === power && each.type === type)
    const home = flies(what, type) ? line.damaged : 0
    const away = busy.reduce((sum, each) => sum + (each.power === power && each.type === type ? each.count : 0), 0)
    const count = seated ? 0 : line.count - line.submerged - home - away
    const row = { key: `${power} ${type}`, power, type }
    const down: Idle[] = home > 0 ? [{ ...row, key: `${power} ${type} home`, count: home, damaged: home, why: 'home' }] : []
    if (count <= 0 || line.submerged > 0) return down
    return [...down, { ...row, count, damaged: flies(what, type) ? 0 : line.damaged, why: whyIdle(what, type, source) }]
  })
  return [...rows, ...lines]
}

function whyIdle(what: What, type: UnitType, { airOpen, fired }: Source): Idle['why'] {
  if (isCarrier(what, type)) return 'transport'
  if (flies(what, type)) return airOpen ? 'air' : 'grounded'
  return fired.has(type) ? 'fired' : 'other'
}

type Source = {
  exchange: Exchange | null
  muster: readonly DiceLine[] | null
  /** True if an air battle is possible. */
  airOpen: boolean
  /** For this side at this moment. */
  busy: readonly Busy[]
  /** Units that have already fired. */
  fired: ReadonlySet<UnitType>
}

export function sideSeats(what: What, source: Source): SideSeats {
  const { exchange, muster, busy, fired } = source
  const volley = exchange?.[what.side]
  const thrown = volley?.groups.map((group) => seat(group, group.dice, group.hits, what))
  const lines: readonly Thrower[] =
    muster && muster.length > 0
      ? muster
      : what.lines.map(({ power, type, count }) => ({ power, type, count, needs: numberOf(what, type) }))
  const waiting = () =>
    withoutBusy(what, lines, busy)
      .filter((line) => line.needs > 0 && line.count > 0 && !fired.has(line.type))
      .filter((line) => !(isDiver(what, line.type) && allDived(what, line.power, line.type)))
      .map((line) => seat(line, null, 0, what))
  const seats = [...(thrown ?? waiting()), ...divedSeats(what)]
  return { seats, idle: idleOf(what, seats, source) }
}

/** Ships with another task are left out; guns on land are left out by the caller. */
function withoutBusy(what: What, lines: readonly Thrower[], busy: readonly Busy[]): Thrower[] {
  const away = new Map<string, number>()
  for (const { power, type, count } of busy.filter((each) => isShip(what, each.type)))
    away.set(`${power} ${type}`, (away.get(`${power} ${type}`) ?? 0) + count)
  return lines.map((line) => {
    const key = `${line.power} ${line.type}`
    const gone = Math.min(away.get(key) ?? 0, line.count)
    away.set(key, (away.get(key) ?? 0) - gone)
    return { ...line, count: line.count - gone }
  })
}

function allDived({ lines }: What, power: Owner, type: UnitType): boolean {
  const own = lines.filter((line) => line.power === power && line.type === type)
  return own.length > 0 && own.every((line) => line.submerged >= line.count)
}

export const SEAT_COLUMNS = [1, 2, 3, 4] as const
export type Column = { needs: number; seats: Seat[]; ghosts: Seat[] }

/** Columns by the number needed. A raised unit leaves a ghost in its old column. */
export function columnsOf(seats: readonly Seat[]): Column[] {
  return SEAT_COLUMNS.map((needs) => ({
    needs,
    seats: seats.filter((each) => each.needs === needs),
    ghosts: seats.filter((each) => each.from === needs && each.from !== each.needs),
  }))
}
