/** What of a space can be picked up now, and a selection of it. */
import type { Counts, GameState, PowerId, SpaceId, StackView, UnitType } from '../../../engine/index.ts'
import { dataOf, landsAllies, turn, unitsIn } from '../../../engine/index.ts'
import type { Selection } from '../../../store/ui.ts'
import { countCargo, isEmpty, isSea, withCount } from '../shared/counts.ts'

/** One line of steppers: units that are alike to the player. */
/** `marked`: how many of those that can move carry a gas marker, where any does. */
export type PickRow = { type: UnitType; damaged: boolean; can: number; all: number; marked?: number }
/** One transport. `own`: it sails; another power's is listed when it carries something of ours. */
export type PickTransport = {
  id: number
  power: PowerId
  own: boolean
  canMove: boolean
  cargo: NonNullable<StackView['cargo']>
  /** What of the cargo is ours to land, our own first: where the rules let us, we land what our allies have aboard. */
  parties: Party[]
}
export type Party = { power: PowerId; units: Counts }
/** `further`: ships that may still sail the one zone beyond their ordinary move. */
export type Picks = { rows: PickRow[]; transports: PickTransport[]; further: boolean }

/** The marker is counted beside the guns that carry it, also when it is none of them: unsaid, the rules choose. */
const MARKER: UnitType = 'poison-gas'

/** `strategic`: what may sail that one zone, instead of what has movement left. */
export function picksOf(state: GameState, space: SpaceId, strategic = false): Picks {
  const { power } = turn(state)
  const far: readonly UnitType[] = dataOf(state).strategicMoves ?? []
  const goes = (stack: StackView): boolean =>
    strategic ? far.includes(stack.type) && stack.strategic !== true : (stack.left ?? 0) > 0
  let further = false
  const rows: PickRow[] = []
  const transports: PickTransport[] = []
  for (const stack of unitsIn(state, space)) {
    const own = stack.power === power
    further ||= own && isSea(space) && far.includes(stack.type) && stack.strategic !== true
    if (stack.id !== undefined) {
      // Where the rules let a transport's owner land its allies' units, these are his to land too.
      const guests = own && landsAllies(state)
      const parties = partiesOf(stack.cargo ?? [], power, guests)
      if (own || parties.length > 0) {
        const canMove = own && goes(stack)
        transports.push({ id: stack.id, power: stack.power, own, canMove, cargo: stack.cargo ?? [], parties })
      }
    } else if (own) {
      const damaged = stack.damaged === true
      const row = rows.find((each) => each.type === stack.type && each.damaged === damaged)
      const can = goes(stack) ? stack.count : 0
      const marked = stack.gas ? { marked: can } : {}
      if (row) {
        row.can += can
        row.all += stack.count
        if (stack.gas) row.marked = (row.marked ?? 0) + can
      } else rows.push({ type: stack.type, damaged, can, all: stack.count, ...marked })
    }
  }
  return { rows, transports, further }
}

function partiesOf(cargo: PickTransport['cargo'], power: PowerId, guests: boolean): Party[] {
  const owners = [...new Set([power, ...(guests ? cargo.map((unit) => unit.power) : [])])]
  return owners
    .map((owner) => ({ power: owner, units: countCargo(cargo.filter((unit) => unit.power === owner)) }))
    .filter(({ units }) => !isEmpty(units))
}

export const canPick = (picks: Picks): boolean =>
  picks.rows.some((row) => row.can > 0) || picks.transports.some((ship) => ship.canMove || ship.parties.length > 0)

/** Everything in the space that can still move; transports without movement only when they hold something to land. */
export function pickAll(space: SpaceId, picks: Picks, strategic = false): Selection {
  let units: Counts = {}
  let damaged: Counts = {}
  for (const row of picks.rows) {
    if (row.damaged) damaged = withCount(damaged, row.type, row.can)
    else units = withCount(units, row.type, row.can)
    if (row.marked) units = { ...units, [MARKER]: row.marked }
  }
  const sailing = picks.transports.filter((ship) => ship.canMove).map((ship) => ship.id)
  const landing = picks.transports.filter((ship) => ship.parties.length > 0).map((ship) => ship.id)
  const nothingSails = isEmpty(units) && isEmpty(damaged) && sailing.length === 0
  return make(space, units, damaged, nothingSails ? landing : sailing, strategic)
}

export function pickNone(space: SpaceId): Selection {
  return { space, units: {}, transports: [] }
}

export function pickCount(
  selection: Selection,
  row: Pick<PickRow, 'type' | 'damaged' | 'marked' | 'can'>,
  value: number,
): Selection {
  const plain = row.damaged ? selection.units : withCount(selection.units, row.type, value)
  const units = row.marked === undefined ? plain : { ...plain, [MARKER]: markedOf(selection, row, value) }
  const damaged = row.damaged ? withCount(selection.damaged ?? {}, row.type, value) : (selection.damaged ?? {})
  return make(selection.space, units, damaged, selection.transports, selection.strategic)
}

type Guns = Pick<PickRow, 'type' | 'damaged' | 'marked' | 'can'>

/** How many of so many guns may carry gas at least and at most. */
export function markedRange({ can, marked = 0 }: Guns, guns: number): { least: number; most: number } {
  return { least: Math.max(0, guns - (can - marked)), most: Math.min(guns, marked) }
}

function markedOf(selection: Selection, row: Guns, guns: number): number {
  const { least, most } = markedRange(row, guns)
  return Math.min(most, Math.max(least, selection.units[MARKER] ?? most))
}

/** So many of the guns that are picked carry gas. */
export function pickMarked(selection: Selection, value: number): Selection {
  return { ...selection, units: { ...selection.units, [MARKER]: value } }
}
export const markedIn = (selection: Selection): number => selection.units[MARKER] ?? 0

export function pickTransport(selection: Selection, id: number, on: boolean): Selection {
  const others = selection.transports.filter((each) => each !== id)
  const transports = on ? [...others, id].sort((a, b) => a - b) : others
  return make(selection.space, selection.units, selection.damaged ?? {}, transports, selection.strategic)
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

function make(space: SpaceId, units: Counts, damaged: Counts, transports: number[], strategic = false): Selection {
  return { space, units, ...(isEmpty(damaged) ? {} : { damaged }), transports, ...(strategic ? { strategic } : {}) }
}
