/** Transports that are alike, taken by count like other ships; what of their cargo stays aboard goes for all of a kind. */
import type { Counts, PowerId } from '../engine/index.ts'
import { UNIT_TYPES } from '../engine/index.ts'
import { countCargo } from './counts.ts'
import type { PickTransport } from './picks.ts'
import { keepAboard, pickTransport, type Selection } from './selection.ts'

/** Ships of one power with the same cargo that can do the same. `first` stands for all of them. */
export type ShipGroup = { key: string; first: PickTransport; ships: readonly PickTransport[] }

export function shipGroups(transports: readonly PickTransport[]): ShipGroup[] {
  const groups = new Map<string, { key: string; first: PickTransport; ships: PickTransport[] }>()
  for (const ship of transports) {
    const key = [ship.power, ship.canMove, ship.parties.length > 0, cargoKey(ship)].join(' ')
    const known = groups.get(key)
    if (known) known.ships.push(ship)
    else groups.set(key, { key, first: ship, ships: [ship] })
  }
  return [...groups.values()]
}

/** What is aboard, whatever the order in which it went there. */
function cargoKey({ cargo }: PickTransport): string {
  const owners = [...new Set(cargo.map(({ power }) => power))].sort()
  return owners
    .map((owner) => {
      const counts = countCargo(cargo.filter(({ power }) => power === owner))
      return `${owner}:${UNIT_TYPES.flatMap((type) => (counts[type] ? `${type}${counts[type]}` : [])).join('+')}`
    })
    .join(' ')
}

/** Can these ships sail, or land something? */
export const isUsable = ({ first }: ShipGroup): boolean => first.canMove || first.parties.length > 0

export const pickedIn = (selection: Selection, { ships }: ShipGroup): number =>
  ships.filter(({ id }) => selection.transports.includes(id)).length

/** So many of the group, the first ones first. */
export const pickShips = (selection: Selection, { ships }: ShipGroup, count: number): Selection =>
  ships.reduce((made, { id }, i) => pickTransport(made, id, i < count), selection)

/** Of all ships of the group this stays aboard when the rest lands. */
export const keepInAll = (selection: Selection, { ships }: ShipGroup, owner: PowerId, units: Counts): Selection =>
  ships.reduce((made, { id }) => keepAboard(made, id, owner, units), selection)
