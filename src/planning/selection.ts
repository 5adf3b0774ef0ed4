/** Selected units of a space, and changes of the selection. */
import type { ByPower, Counts, PowerId, SpaceId, UnitType } from '../engine/index.ts'
import { isEmpty, minus, withCount } from './counts.ts'
import type { PickParty, PickRow, Picks, PickTransport } from './picks.ts'

/**
 * Transports are selected by id. `strategic`: for a strategic move. `kept`: cargo that stays aboard when the rest lands,
 * by transport and owner.
 */
export type Selection = {
  readonly space: SpaceId
  readonly units: Counts
  readonly damaged?: Counts
  readonly transports: number[]
  readonly strategic?: true
  readonly kept?: Readonly<Record<number, ByPower<Counts>>>
}

/** Count of gas markers among the guns; absent if the rules may choose. */
const MARKER: UnitType = 'poison-gas'

/** Everything that can still move; immobile transports only if they have cargo to land. */
export function pickAll(space: SpaceId, picks: Picks, strategic = false): Selection {
  let units: Counts = {}
  let damaged: Counts = {}
  for (const row of picks.rows) {
    if (row.damaged) damaged = withCount(damaged, row.type, row.can)
    else units = withCount(units, row.type, row.can)
    if (row.marked) units = { ...units, [MARKER]: row.marked }
  }
  const ships = picks.transports.filter((ship) => ship.canMove)
  const free = ships.filter((ship) => !ship.bound || ship.parties.length > 0)
  // Bound ships are selected only when alone, so that the refusal is explained.
  const others = !isEmpty(units) || !isEmpty(damaged) || free.length > 0
  const sailing = (others ? free : ships).map((ship) => ship.id)
  const landing = picks.transports.filter((ship) => ship.parties.length > 0).map((ship) => ship.id)
  const nothingSails = isEmpty(units) && isEmpty(damaged) && sailing.length === 0
  return createSelection({ space, strategic }, units, damaged, nothingSails ? landing : sailing)
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
  return createSelection(selection, units, damaged, selection.transports)
}

type Guns = Pick<PickRow, 'type' | 'damaged' | 'marked' | 'can'>

/** Smallest and largest number of markers among `guns` selected guns. */
export function markedRange({ can, marked = 0 }: Guns, guns: number): { least: number; most: number } {
  return { least: Math.max(0, guns - (can - marked)), most: Math.min(guns, marked) }
}

function markedOf(selection: Selection, row: Guns, guns: number): number {
  const { least, most } = markedRange(row, guns)
  return Math.min(most, Math.max(least, selection.units[MARKER] ?? most))
}

/** Sets the number of selected guns with gas. */
export function pickMarked(selection: Selection, value: number): Selection {
  return { ...selection, units: { ...selection.units, [MARKER]: value } }
}
export const markedIn = (selection: Selection): number => selection.units[MARKER] ?? 0

export function pickTransport(selection: Selection, id: number, on: boolean): Selection {
  const others = selection.transports.filter((each) => each !== id)
  const transports = on ? [...others, id].sort((a, b) => a - b) : others
  return createSelection(selection, selection.units, selection.damaged ?? {}, transports)
}

export const pickedOf = (selection: Selection, row: Pick<PickRow, 'type' | 'damaged'>): number =>
  (row.damaged ? selection.damaged?.[row.type] : selection.units[row.type]) ?? 0

export const isPicked = (selection: Selection): boolean =>
  !isEmpty(selection.units) || !isEmpty(selection.damaged ?? {}) || selection.transports.length > 0

/** Counts of the selection, damaged ships and transports included. */
export function pickedCounts(selection: Selection): Counts {
  let counts = selection.units
  for (const [type, n] of Object.entries(selection.damaged ?? {}) as [UnitType, number][]) {
    counts = withCount(counts, type, (counts[type] ?? 0) + n)
  }
  return selection.transports.length > 0 ? withCount(counts, 'transport', selection.transports.length) : counts
}

function createSelection(
  { space, strategic, kept }: Pick<Selection, 'space' | 'kept'> & { strategic?: boolean | undefined },
  units: Counts,
  damaged: Counts,
  transports: number[],
): Selection {
  return {
    space,
    units,
    ...(isEmpty(damaged) ? {} : { damaged }),
    transports,
    ...(strategic ? { strategic } : {}),
    ...(kept ? { kept } : {}),
  }
}

/** Cargo of an owner that stays aboard when the rest lands. */
export const cargoKeptBy = (selection: Selection, transport: number, owner: PowerId): Counts =>
  selection.kept?.[transport]?.[owner] ?? {}

/** Sets the cargo of an owner that stays aboard. */
export const keepAboard = (selection: Selection, transport: number, owner: PowerId, units: Counts): Selection => ({
  ...selection,
  kept: { ...selection.kept, [transport]: { ...selection.kept?.[transport], [owner]: units } },
})

/** Cargo that lands, by owner. */
export const cargoToLand = (selection: Selection, { id, parties }: Pick<PickTransport, 'id' | 'parties'>): PickParty[] =>
  parties
    .map(({ power, units }) => ({ power, units: minus(units, cargoKeptBy(selection, id, power)) }))
    .filter(({ units }) => !isEmpty(units))
