/** Value of units lost by force. */
import {
  type Counts,
  costOf,
  costOfAll,
  type GameEvent,
  type GameState,
  type Owner,
  type PowerId,
  type SpaceId,
  type UnitType,
} from '../engine/index.ts'
import { memoizeLast } from '../memoize.ts'
import { typeWith } from '../report/forces.ts'
import { battleReports, lossesOfSide, totalOf } from '../report/index.ts'
import { type Belligerent, powersWithin } from './figures.ts'
import type { PastAct } from './types.ts'

export type Casualties = { readonly power: Owner; readonly ipc: number }
type Cargo = readonly { readonly power: Owner; readonly type: UnitType }[]

const [MARKER, DIVER] = [typeWith('gas'), typeWith('submerges')]

/** Poison gas markers are not units. */
const withoutMarkers = (units: Counts): Counts => (MARKER === null ? units : { ...units, [MARKER]: 0 })

/** Purchase cost of these units (IPC). */
export const unitsWorth = (state: GameState, units: Counts): number => costOfAll(state, withoutMarkers(units))

/** Number of these units. */
export const unitsLost = (units: Counts): number => totalOf(withoutMarkers(units))

const goneIn =
  (state: GameState) =>
  (power: Owner, units: Counts, cargo: Cargo = []): Casualties[] => [
    { power, ipc: unitsWorth(state, units) },
    ...cargo.map((each) => ({ power: each.power, ipc: costOf(state, each.type) })),
  ]

/**
 * Losses of an event: battle, mines, coastal guns, pursuit, overrun or stranded units. Disbanded and exchanged units do not
 * count.
 */
export function lossesIn(state: GameState, event: GameEvent): Casualties[] {
  const gone = goneIn(state)
  switch (event.type) {
    case 'units-lost':
    case 'fleet-hit':
      return gone(event.power, event.units, event.cargo)
    case 'cargo-hit':
      return gone(event.power, { [event.unit]: 1 })
    case 'fighters-overrun':
    case 'units-stranded':
      return gone(event.power, event.units)
    case 'submarines-pursued':
      return gone(event.power, DIVER === null ? {} : { [DIVER]: event.lost })
    case 'mine-rolled':
      return event.result === 'sunk' ? gone(event.owner, { [event.ship.type]: 1 }, event.ship.cargo) : []
    default:
      return []
  }
}

/** `battle`: the report's id. `ipc`: value of the party's losses. */
export type CostlyBattle = { readonly battle: string; readonly space: SpaceId; readonly attacker: PowerId; readonly ipc: number }

const reportsOf = memoizeLast(battleReports)

/** Battles begun in `from` ≤ entry < `to` with losses of a party, most expensive first. */
export function costlyBattles(
  entries: readonly Pick<PastAct, 'before' | 'events'>[],
  party: Belligerent,
  from: number,
  to: number,
): CostlyBattle[] {
  const own = new Set<Owner>(powersWithin(party))
  const state = entries[0]?.before
  if (!state) return []
  return reportsOf(entries)
    .filter(({ id }) => Number.parseInt(id, 10) >= from && Number.parseInt(id, 10) < to)
    .map((report) => {
      const losses = (['attacker', 'defender'] as const).flatMap((side) => lossesOfSide(report, side))
      const units = losses.reduce((sum, loss) => sum + (own.has(loss.power) ? unitsWorth(state, loss.units) : 0), 0)
      const cargo = losses.flatMap((loss) => loss.cargo).filter(({ power }) => own.has(power))
      const ipc = units + cargo.reduce((sum, { type }) => sum + costOf(state, type), 0)
      return { battle: report.id, space: report.space, attacker: report.attacker, ipc }
    })
    .filter(({ ipc }) => ipc > 0)
    .sort((a, b) => b.ipc - a.ipc)
}
