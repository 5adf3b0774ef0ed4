/** Which orders on the map can be clicked, and their names. */

import type { Entry, Order } from '../game/game.ts'
import { turnStart } from '../game/timeline.ts'
import { spaceName, t } from '../text.ts'
import { type Arrow, entriesOf } from './arrows.ts'
import type { OrderHandle } from './board-view.ts'

/** Log indices of an arrow's orders; empty if one of them cannot be removed. */
export function ordersOfArrow(arrow: Arrow, log: readonly Entry[], orders: readonly Order[]): number[] {
  const first = turnStart(log)
  const behind = entriesOf(arrow, log.slice(first)).map((i) => first + i)
  return behind.every((index) => orders.some((order) => order.index === index && order.removable)) ? behind : []
}

export const handlesOf = (arrows: readonly Arrow[], log: readonly Entry[], orders: readonly Order[]): OrderHandle[] =>
  arrows.flatMap((arrow) =>
    !arrow.faint && ordersOfArrow(arrow, log, orders).length > 0
      ? [{ arrow, name: t('panels.move.route', { from: spaceName(arrow.from), to: spaceName(arrow.to) }) }]
      : [],
  )
