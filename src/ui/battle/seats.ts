/** Who sits in which column of the board. From the dice that fell; before they fall, from who would throw them. */
import { content } from '../../content/index.ts'
import type { FireGroup, MusterLine, Owner, UnitType } from '../../engine/index.ts'
import type { BattleSide, Exchange, Line } from '../../store/reports.ts'

export type Seat = {
  key: string
  power: Owner
  type: UnitType
  count: number
  needs: number
  promoted?: 'support' | 'air-supremacy'
  /** The number it had before air supremacy raised it. */
  from?: number
  /** Null until they are thrown. */
  dice: readonly number[] | null
  hits: number
  damaged: number
  state: 'fires' | 'dived' | 'bombards'
}

/** Units that throw nothing now. */
export type Idle = {
  key: string
  power: Owner
  type: UnitType
  count: number
  damaged: number
  why: 'transport' | 'air' | 'grounded' | 'other'
}
export type SideSeats = { seats: Seat[]; idle: Idle[] }

const unitOf = new Map(content.units.map((unit) => [unit.id as string, unit]))
const printed = (type: UnitType, side: BattleSide): number => unitOf.get(type)?.[side === 'attacker' ? 'attack' : 'defence'] ?? 0
const isShip = (type: UnitType) => unitOf.get(type)?.kind === 'sea'
const isDiver = (type: UnitType) => unitOf.get(type)?.tags.includes('submerges') ?? false

type Thrower = { power: Owner; type: UnitType; count: number; needs: number; promoted?: FireGroup['promoted'] }
type What = { kind: 'land' | 'sea'; side: BattleSide; lines: readonly Line[] }

const damagedIn = (lines: readonly Line[], power: Owner, type: UnitType) =>
  lines.reduce((sum, line) => sum + (line.power === power && line.type === type ? line.damaged : 0), 0)

function seat(group: Thrower, dice: readonly number[] | null, hits: number, { kind, side, lines }: What): Seat {
  const { power, type, count, needs, promoted } = group
  return {
    key: `${power} ${type} ${needs} ${promoted ?? ''}`,
    power,
    type,
    count,
    needs,
    ...(promoted ? { promoted } : {}),
    ...(promoted === 'air-supremacy' ? { from: printed(type, side) } : {}),
    dice,
    hits,
    damaged: damagedIn(lines, power, type),
    state: kind === 'land' && isShip(type) ? 'bombards' : 'fires',
  }
}

/** Boats under water take a seat of their own, from which nothing is thrown. */
function divedSeats({ lines, side }: What): Seat[] {
  return lines
    .filter((line) => line.submerged > 0)
    .map((line) => ({
      key: `${line.power} ${line.type} dived`,
      power: line.power,
      type: line.type,
      count: line.submerged,
      needs: printed(line.type, side),
      dice: null,
      hits: 0,
      damaged: 0,
      state: 'dived',
    }))
}

function idleOf(what: What, seats: readonly Seat[], airOpen: boolean): Idle[] {
  return what.lines.flatMap((line): Idle[] => {
    const seated = seats.some((each) => each.power === line.power && each.type === line.type)
    const count = line.count - line.submerged
    if (seated || count <= 0 || line.submerged > 0) return []
    const { power, type, damaged } = line
    const carries = unitOf.get(type)?.tags.includes('carries')
    const flies = unitOf.get(type)?.kind === 'air'
    const why = carries ? 'transport' : flies ? (airOpen ? 'air' : 'grounded') : 'other'
    return [{ key: `${power} ${type}`, power, type, count, damaged, why }]
  })
}

type Source = {
  exchange: Exchange | null
  muster: readonly MusterLine[] | null
  /** Fighters may still meet in the air. */
  airOpen: boolean
}

export function sideSeats(what: What, { exchange, muster, airOpen }: Source): SideSeats {
  const volley = exchange?.[what.side]
  const fired = volley?.groups.map((group) => seat(group, group.dice, group.hits, what))
  const lines: readonly Thrower[] =
    muster && muster.length > 0
      ? muster
      : what.lines.map(({ power, type, count }) => ({ power, type, count, needs: printed(type, what.side) }))
  const waiting = () =>
    lines
      .filter((line) => line.needs > 0 && line.count > 0 && !(isDiver(line.type) && allDived(what, line.power, line.type)))
      .map((line) => seat(line, null, 0, what))
  const seats = [...(fired ?? waiting()), ...divedSeats(what)]
  return { seats, idle: idleOf(what, seats, airOpen) }
}

function allDived({ lines }: What, power: Owner, type: UnitType): boolean {
  const own = lines.filter((line) => line.power === power && line.type === type)
  return own.length > 0 && own.every((line) => line.submerged >= line.count)
}

export const COLUMNS = [1, 2, 3, 4] as const
export type Column = { needs: number; seats: Seat[]; ghosts: Seat[] }

/** Columns by the number needed to hit; what was raised leaves a ghost where it sat before. */
export function columnsOf(seats: readonly Seat[]): Column[] {
  return COLUMNS.map((needs) => ({
    needs,
    seats: seats.filter((each) => each.needs === needs),
    ghosts: seats.filter((each) => each.from === needs && each.from !== each.needs),
  }))
}
