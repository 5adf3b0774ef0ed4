/** What units were worth that went out of the war by force, told from the events. */
import { type Counts, costOf, costOfAll, type GameEvent, type GameState, type Owner, type UnitType } from '../engine/index.ts'
import { totalOf } from '../report/index.ts'
import { typeWith } from '../report/value.ts'

/** IPCs of units that one owner lost. */
export type Casualties = { readonly power: Owner; readonly ipc: number }
type Cargo = readonly { readonly power: Owner; readonly type: UnitType }[]

const [MARKER, DIVER] = [typeWith('gas'), typeWith('submerges')]

/** A marker lies under a gun and is no unit. */
const withoutMarkers = (units: Counts): Counts => (MARKER === null ? units : { ...units, [MARKER]: 0 })

/** What units cost to buy. */
export const unitsWorth = (state: GameState, units: Counts): number => costOfAll(state, withoutMarkers(units))

/** How many units these are. */
export const unitsLost = (units: Counts): number => totalOf(withoutMarkers(units))

const goneIn =
  (state: GameState) =>
  (power: Owner, units: Counts, cargo: Cargo = []): Casualties[] => [
    { power, ipc: unitsWorth(state, units) },
    ...cargo.map((each) => ({ power: each.power, ipc: costOf(state, each.type) })),
  ]

/**
 * What an event of this game cost in units: battle, mines, guns on the coast, pursuit, fighters overrun, units left without a way home. What a
 * revolution sends home or disbands left the war, but nobody took it; so did what an exchange gave for something else.
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
