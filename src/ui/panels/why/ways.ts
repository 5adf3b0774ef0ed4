/** The ways out that a refusal's card offers: what can be done instead, and taking back what led to it. */
import type { GameState, RuleError, SpaceId } from '../../../engine/index.ts'
import { gunsAlone, isInfantryType, type WayOut } from '../../../learn/ways/index.ts'
import { typesIn } from '../../../planning/counts.ts'
import { isMapOrder, orderEnds } from '../../../planning/reissue.ts'
import type { Entry, Order } from '../../../store/game/game.ts'
import type { WhyContext } from '../../../store/ui.ts'
import { spaceName, t } from '../../text.ts'

/** Orders of this turn that led there and can be taken back. */
export type Back = { readonly how: 'back'; readonly space: SpaceId; readonly indexes: readonly number[]; readonly name: string }
export type Offered = Back | (WayOut & { readonly how: 'do' })

const MOST = 3

export type SoFar = { readonly game: GameState; readonly log: readonly Entry[]; readonly orders: readonly Order[] }

/** At most three: what can be done first, then taking back what led there, for that costs what was planned. */
export function offeredOf(found: readonly WayOut[], back: Back | null): Offered[] {
  const ways = found.map((way): Offered => ({ ...way, how: 'do' }))
  if (!back) return ways.slice(0, MOST)
  return [...ways.slice(0, 1), back, ...ways.slice(1)].slice(0, MOST)
}

/** What led to a phase that cannot be ended: units that may not stay were sent there, or those that led them were sent away. */
export function backOf({ game, log, orders }: SoFar, { space }: RuleError, context: WhyContext | null): Back | null {
  if (context?.from !== undefined || space === undefined) return null
  return ordersOf(space, 'to', log, orders) ?? (gunsAlone(game, space) ? ordersOf(space, 'from', log, orders) : null)
}

/** Orders that led `to` there, or took the infantry away `from` there. */
function ordersOf(space: SpaceId, end: 'from' | 'to', log: readonly Entry[], orders: readonly Order[]): Back | null {
  const led = orders.flatMap(({ index, action, removable }) => {
    const before = log[index]?.before
    if (!removable || !before || !isMapOrder(action)) return []
    if (end === 'from' && !typesIn(action.units ?? {}).some(isInfantryType)) return []
    const ends = orderEnds(before, action)
    return ends?.[end] === space ? [{ index, ...ends }] : []
  })
  const [first] = led
  if (!first) return null
  const name =
    led.length === 1
      ? t('panels.move.route', { from: spaceName(first.from), to: spaceName(first.to) })
      : t(end === 'to' ? 'panels.why.ordersInto' : 'panels.why.ordersFrom', { count: led.length, space: spaceName(space) })
  return { how: 'back', space, indexes: led.map(({ index }) => index), name }
}
