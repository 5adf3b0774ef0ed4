/** Rebuilds the selection of an order that is being changed. */
import type { Action, ActionOf, Counts, GameState, SpaceId } from '../engine/index.ts'
import { countCargo, isEmpty, minus, plus } from './counts.ts'
import { picksOf } from './picks.ts'
import type { Selection } from './selection.ts'

/** Orders that can be given and changed on the map. */
export type MapOrder = ActionOf<'move'> | ActionOf<'load'> | ActionOf<'offload'>

export const isMapOrder = (action: Action): action is MapOrder =>
  action.type === 'move' || action.type === 'load' || action.type === 'offload'

const zoneOfTransport = (state: GameState, transport: number): SpaceId | null =>
  Object.keys(state.war.units).find((space) => state.war.units[space]?.some((stack) => stack.id === transport)) ?? null

/** Start and target of an order; null if its transport no longer exists. */
export function orderEnds(before: GameState, action: MapOrder): { from: SpaceId; to: SpaceId } | null {
  if (action.type === 'move') return { from: action.from, to: action.path.at(-1) ?? action.from }
  const zone = zoneOfTransport(before, action.transport)
  if (zone === null) return null
  return action.type === 'load' ? { from: action.from, to: zone } : { from: zone, to: action.to }
}

/** The selection these orders used, in the game without them; null if nothing of it is left. */
export function selectionFromOrders(game: GameState, orders: readonly MapOrder[]): Selection | null {
  const [first] = orders
  if (!first) return null
  if (first.type === 'offload') return cargoSelection(game, orders)
  let units: Counts = {}
  let damaged: Counts = {}
  const ships = new Set<number>()
  let strategic = false
  for (const order of orders) {
    if (order.type === 'offload') continue
    units = plus(units, order.units ?? {})
    if (order.type !== 'move') continue
    damaged = plus(damaged, order.damaged ?? {})
    for (const id of order.transports ?? []) ships.add(id)
    strategic ||= order.strategic === true
  }
  return {
    space: first.from,
    units,
    ...(isEmpty(damaged) ? {} : { damaged }),
    transports: [...ships].sort((a, b) => a - b),
    ...(strategic ? { strategic: true as const } : {}),
  }
}

/** Selects the transports; cargo that did not land stays aboard. */
function cargoSelection(game: GameState, orders: readonly MapOrder[]): Selection | null {
  const landed = new Map<number, Counts>()
  for (const order of orders)
    if (order.type === 'offload') landed.set(order.transport, plus(landed.get(order.transport) ?? {}, order.units))
  const ids = [...landed.keys()].sort((a, b) => a - b)
  const zone = ids[0] === undefined ? null : zoneOfTransport(game, ids[0])
  if (zone === null) return null
  const kept: NonNullable<Selection['kept']> = Object.fromEntries(
    picksOf(game, zone)
      .transports.filter(({ id }) => landed.has(id))
      .map(({ id, cargo }) => [id, cargoLeftAboard(cargo, landed.get(id) ?? {})]),
  )
  return { space: zone, units: {}, transports: ids, kept }
}

type Cargo = ReturnType<typeof picksOf>['transports'][number]['cargo']

function cargoLeftAboard(cargo: Cargo, landed: Counts): Record<string, Counts> {
  let left = landed
  const kept: Record<string, Counts> = {}
  for (const owner of new Set(cargo.map(({ power }) => power))) {
    const own = countCargo(cargo.filter(({ power }) => power === owner))
    const stays = minus(own, left)
    left = minus(left, own)
    if (!isEmpty(stays)) kept[owner] = stays
  }
  return kept
}
