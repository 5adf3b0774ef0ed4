/** What of a space can be picked up now, and a selection of it. */
import type { Counts, GameState, PowerId, SpaceId, StackView, UnitType } from '../../../engine/index.ts'
import { turn, unitsIn } from '../../../engine/index.ts'
import type { Selection } from '../../../store/ui.ts'
import { countCargo, isEmpty, withCount } from '../shared/counts.ts'

/** One line of steppers: units that are alike to the player. */
export type PickRow = { type: UnitType; damaged: boolean; can: number; all: number }
/** One transport. `own`: it sails; another power's is listed when it carries something of ours. */
export type PickTransport = {
  id: number
  power: PowerId
  own: boolean
  canMove: boolean
  cargo: NonNullable<StackView['cargo']>
  /** What of the cargo is ours to land. */
  ours: Counts
}
export type Picks = { rows: PickRow[]; transports: PickTransport[] }

export function picksOf(state: GameState, space: SpaceId): Picks {
  const { power } = turn(state)
  const rows: PickRow[] = []
  const transports: PickTransport[] = []
  for (const stack of unitsIn(state, space)) {
    if (stack.id !== undefined) {
      const ours = countCargo(stack.cargo?.filter((unit) => unit.power === power))
      const own = stack.power === power
      if (own || !isEmpty(ours)) {
        const canMove = own && (stack.left ?? 0) > 0
        transports.push({ id: stack.id, power: stack.power, own, canMove, cargo: stack.cargo ?? [], ours })
      }
    } else if (stack.power === power) {
      const damaged = stack.damaged === true
      const row = rows.find((each) => each.type === stack.type && each.damaged === damaged)
      const can = (stack.left ?? 0) > 0 ? stack.count : 0
      if (row) {
        row.can += can
        row.all += stack.count
      } else rows.push({ type: stack.type, damaged, can, all: stack.count })
    }
  }
  return { rows, transports }
}

export const canPick = (picks: Picks): boolean =>
  picks.rows.some((row) => row.can > 0) || picks.transports.some((ship) => ship.canMove || !isEmpty(ship.ours))

/** Everything in the space that can still move; transports without movement only when they hold something to land. */
export function pickAll(space: SpaceId, picks: Picks): Selection {
  let units: Counts = {}
  let damaged: Counts = {}
  for (const row of picks.rows) {
    if (row.damaged) damaged = withCount(damaged, row.type, row.can)
    else units = withCount(units, row.type, row.can)
  }
  const sailing = picks.transports.filter((ship) => ship.canMove).map((ship) => ship.id)
  const landing = picks.transports.filter((ship) => !isEmpty(ship.ours)).map((ship) => ship.id)
  const nothingSails = isEmpty(units) && isEmpty(damaged) && sailing.length === 0
  return make(space, units, damaged, nothingSails ? landing : sailing)
}

export function pickNone(space: SpaceId): Selection {
  return { space, units: {}, transports: [] }
}

export function pickCount(selection: Selection, row: Pick<PickRow, 'type' | 'damaged'>, value: number): Selection {
  const units = row.damaged ? selection.units : withCount(selection.units, row.type, value)
  const damaged = row.damaged ? withCount(selection.damaged ?? {}, row.type, value) : (selection.damaged ?? {})
  return make(selection.space, units, damaged, selection.transports)
}

export function pickTransport(selection: Selection, id: number, on: boolean): Selection {
  const others = selection.transports.filter((each) => each !== id)
  const transports = on ? [...others, id].sort((a, b) => a - b) : others
  return make(selection.space, selection.units, selection.damaged ?? {}, transports)
}

export const pickedOf = (selection: Selection, row: Pick<PickRow, 'type' | 'damaged'>): number =>
  (row.damaged ? selection.damaged?.[row.type] : selection.units[row.type]) ?? 0

export const isPicked = (selection: Selection): boolean =>
  !isEmpty(selection.units) || !isEmpty(selection.damaged ?? {}) || selection.transports.length > 0

/** All of it, damaged ones and transports counted in. */
export function pickedCounts(selection: Selection): Counts {
  let counts = selection.units
  for (const [type, n] of Object.entries(selection.damaged ?? {}) as [UnitType, number][]) {
    counts = withCount(counts, type, (counts[type] ?? 0) + n)
  }
  return selection.transports.length > 0 ? withCount(counts, 'transport', selection.transports.length) : counts
}

function make(space: SpaceId, units: Counts, damaged: Counts, transports: number[]): Selection {
  return isEmpty(damaged) ? { space, units, transports } : { space, units, damaged, transports }
}
