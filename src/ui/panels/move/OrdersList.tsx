import { memo, useId } from 'react'
import type { Action, Counts, GameState, SpaceId } from '../../../engine/index.ts'
import { controllerOf, sideOf, unitsIn } from '../../../engine/index.ts'
import { isSea } from '../../../planning/board.ts'
import { isEmpty, plus } from '../../../planning/counts.ts'
import { isMapOrder } from '../../../planning/reissue.ts'
import { type Entry, type Order, useGame } from '../../../store/game/game.ts'
import { useOrders } from '../../../store/game/undo-state.ts'
import { useUi } from '../../../store/ui.ts'
import { pointing } from '../../pointing.ts'
import { spaceName, t } from '../../text.ts'
import { ArmyStrip, Button, Glyph } from '../../widgets/index.ts'
import { Section } from '../shared/parts.tsx'
import css from './MovePanel.module.css'
import { changeOrder, takeBack } from './order-work.ts'

/** `named`: as a sentence names it. */
type Moved = { name: string; named: string; spaces: SpaceId[]; units: Counts; mark: string }
/** Orders of one kind along one route, shown as one row. */
type Row = { orders: Order[]; moved: Moved; power: GameState['flow']['power'] }

/** Orders along the same route share a row, if all of them can be taken back or none can. */
function rowsOf(orders: readonly Order[], log: readonly Entry[]): Row[] {
  const rows = new Map<string, Row>()
  for (const order of orders) {
    const entry = log[order.index]
    const moved = entry && movedBy(order.action, entry.before)
    if (!moved) continue
    const { type } = order.action
    const isRoute = type === 'move' || type === 'load' || type === 'offload'
    const key = isRoute ? [type, ...moved.spaces, order.removable, isMapOrder(order.action)].join(' ') : `${order.index}`
    const row = rows.get(key)
    if (!row) rows.set(key, { orders: [order], moved, power: entry.before.flow.power })
    else {
      row.orders.push(order)
      row.moved = { ...row.moved, units: plus(row.moved.units, moved.units) }
    }
  }
  return [...rows.values()]
}

/** This turn's moves; each can be changed or taken back while nothing stands in the way. */
export const OrdersList = memo(function OrdersList() {
  const orders = useOrders()
  const log = useGame((store) => store.log)
  const rows = rowsOf(orders, log)
  if (rows.length === 0) return null
  return (
    <Section title={t('panels.move.orders', { count: rows.reduce((sum, row) => sum + row.orders.length, 0) })}>
      <ul>
        {rows.map((row) => (
          <OrderRow key={row.orders[0]?.index} {...row} />
        ))}
      </ul>
    </Section>
  )
})

function OrderRow({ orders, moved, power }: Row) {
  const setRing = useUi((ui) => ui.setRing)
  const { name, named } = moved
  const units = useId()
  const indexes = orders.map(({ index }) => index)
  const fixed = orders.find(({ removable }) => !removable)
  const changes = !fixed && orders.every(({ action }) => isMapOrder(action))
  const press = () => {
    if (changes) changeOrder(indexes, named)
    setRing([...moved.spaces])
  }
  return (
    <li className={css.order}>
      <Glyph name={moved.mark} size={16} />
      <button
        type="button"
        className={css.orderName}
        {...pointing(moved.spaces)}
        title={changes ? t('panels.order.changeHint') : undefined}
        aria-describedby={isEmpty(moved.units) ? undefined : units}
        onClick={press}
      >
        {name}
        {orders.length > 1 && <small> {t('panels.move.together', { count: orders.length })}</small>}
      </button>
      {!isEmpty(moved.units) && (
        <span id={units}>
          <ArmyStrip power={power} units={moved.units} tone="order" />
        </span>
      )}
      <Button
        variant="quiet"
        icon="x"
        iconSize={16}
        aria-label={t('panels.move.takeBack', { order: named })}
        why={fixed ? (fixed.why ?? t('panels.move.fixed')) : null}
        onClick={() => takeBack(indexes, named)}
      />
    </li>
  )
}

export function movedBy(action: Action, before: GameState): Moved | null {
  switch (action.type) {
    case 'purchase':
      return { ...words('bought'), spaces: [], units: action.units, mark: 'check' }
    case 'repair':
      return {
        ...words('repaired', action.space),
        spaces: [action.space],
        units: action.count ? { battleship: action.count } : {},
        mark: 'check',
      }
    case 'influence':
      return { ...words('won', action.country), spaces: [action.country], units: {}, mark: 'check' }
    case 'revolt':
      return { ...words('revolt', action.territory), spaces: [action.territory], units: {}, mark: 'check' }
    case 'move': {
      const ships = action.transports?.length ?? 0
      const units = plus(plus(action.units ?? {}, action.damaged ?? {}), ships > 0 ? { transport: ships } : {})
      return route(before, action.from, action.path.at(-1) ?? action.from, units)
    }
    case 'load':
      return { ...route(before, action.from, zoneOf(before, action.transport) ?? action.from, action.units), mark: 'load' }
    case 'offload':
      return route(before, zoneOf(before, action.transport), action.to, action.units)
    default:
      return null
  }
}

/** In a list, and within a sentence. */
function words(what: 'bought' | 'repaired' | 'won' | 'revolt', at?: SpaceId): Pick<Moved, 'name' | 'named'> {
  const said = (within: string) => t(`panels.move.${what}`, { within, ...(at ? { space: spaceName(at) } : {}) })
  return { name: said('no'), named: said('yes') }
}

function route(before: GameState, from: SpaceId | null, to: SpaceId, units: Counts): Moved {
  const name = t('panels.move.route', { from: from ? spaceName(from) : t('panels.move.aboard'), to: spaceName(to) })
  return { name, named: name, spaces: from ? [from, to] : [to], units, mark: markAt(before, to) }
}

function zoneOf(state: GameState, transport: number): SpaceId | null {
  return Object.keys(state.war.units).find((space) => state.war.units[space]?.some((stack) => stack.id === transport)) ?? null
}

function markAt(before: GameState, to: SpaceId): string {
  const side = sideOf(before.flow.power)
  const met = unitsIn(before, to).some((stack) => sideOf(stack.power) !== side)
  if (isSea(to)) return met ? 'attack' : 'reinforce'
  const controller = controllerOf(before, to)
  if (controller === 'contested') return 'contested'
  if (controller === null) return 'neutral'
  return sideOf(controller) === side ? 'reinforce' : 'attack'
}
