/** Groups of identical transports, which are selected by count. */
import type { Counts, PowerId } from '../engine/index.ts'
import { UNIT_TYPES } from '../engine/index.ts'
import { countCargo } from './counts.ts'
import type { PickTransport } from './picks.ts'
import { keepAboard, pickTransport, type Selection } from './selection.ts'

/** Identical transports of one power; `first` represents them. */
export type ShipGroup = { key: string; first: PickTransport; ships: readonly PickTransport[] }

export function shipGroups(transports: readonly PickTransport[]): ShipGroup[] {
  const groups = new Map<string, { key: string; first: PickTransport; ships: PickTransport[] }>()
  for (const ship of transports) {
    const key = [ship.power, ship.canMove, ship.parties.length > 0, cargoKey(ship)].join(' ')
    const group = groups.get(key)
    if (group) group.ships.push(ship)
    else groups.set(key, { key, first: ship, ships: [ship] })
  }
  return [...groups.values()]
}

/** Key of the cargo, independent of loading order. */
function cargoKey({ cargo }: PickTransport): string {
  const owners = [...new Set(cargo.map(({ power }) => power))].sort()
  return owners
    .map((owner) => {
      const counts = countCargo(cargo.filter(({ power }) => power === owner))
      return `${owner}:${UNIT_TYPES.flatMap((type) => (counts[type] ? `${type}${counts[type]}` : [])).join('+')}`
    })
    .join(' ')
}

/** Can these ships sail or land something? */
export const isUsable = ({ first }: ShipGroup): boolean => first.canMove || first.parties.length > 0

export const pickedIn = (selection: Selection, { ships }: ShipGroup): number =>
  ships.filter(({ id }) => selection.transports.includes(id)).length

/** Selects the first `count` ships of the group. */
export const pickShips = (selection: Selection, { ships }: ShipGroup, count: number): Selection =>
  ships.reduce((selected, { id }, i) => pickTransport(selected, id, i < count), selection)

/** Keeps these units aboard every ship of the group. */
export const keepInAll = (selection: Selection, { ships }: ShipGroup, owner: PowerId, units: Counts): Selection =>
  ships.reduce((selected, { id }) => keepAboard(selected, id, owner, units), selection)
