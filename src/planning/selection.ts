/** Units that have been picked up in a space, and what picking more or fewer makes of them. */
import type { ByPower, Counts, PowerId, SpaceId, UnitType } from '../engine/index.ts'
import { isEmpty, minus, withCount } from './counts.ts'
import type { PickParty, PickRow, Picks, PickTransport } from './picks.ts'

/**
 * Transports are individuals, so they are picked by id. `strategic`: for the one zone beyond the ordinary move. `kept`: what
 * stays aboard, by transport and owner, when the rest of the cargo lands.
 */
export type Selection = {
  readonly space: SpaceId
  readonly units: Counts
  readonly damaged?: Counts
  readonly transports: number[]
  readonly strategic?: true
  readonly kept?: Readonly<Record<number, ByPower<Counts>>>
}

/** The marker is counted beside the guns that carry it, also when it is none of them: unsaid, the rules choose. */
const MARKER: UnitType = 'poison-gas'

/** Everything in the space that can still move; transports without movement only when they hold something to land. */
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
  // Whoever stays anyway is not taken along, but for being told why where nobody else is there.
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
  return createSelection(selection, selection.units, selection.damaged ?? {}, transports)
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

/** What of an owner's cargo stays aboard a transport that lands the rest. */
export const cargoKeptBy = (selection: Selection, transport: number, owner: PowerId): Counts =>
  selection.kept?.[transport]?.[owner] ?? {}

/** The same units, of whose cargo this stays aboard: a transport may land one unit and keep the other, its own or an ally's. */
export const keepAboard = (selection: Selection, transport: number, owner: PowerId, units: Counts): Selection => ({
  ...selection,
  kept: { ...selection.kept, [transport]: { ...selection.kept?.[transport], [owner]: units } },
})

/** What of a transport's cargo goes ashore, by owner, without those of whom nothing lands. */
export const cargoToLand = (selection: Selection, { id, parties }: Pick<PickTransport, 'id' | 'parties'>): PickParty[] =>
  parties
    .map(({ power, units }) => ({ power, units: minus(units, cargoKeptBy(selection, id, power)) }))
    .filter(({ units }) => !isEmpty(units))
