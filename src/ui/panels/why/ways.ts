/** The ways out that a refusal's card offers: what the board has, and taking back what led to it. */
import type { GameState, RuleError, SpaceId } from '../../../engine/index.ts'
import { endsOf, isGiven } from '../../../planning/again.ts'
import { type Alternative, alternativesTo, gunsAlone, isCore } from '../../../planning/alternatives.ts'
import { typesIn } from '../../../planning/counts.ts'
import type { Entry, Order } from '../../../store/game.ts'
import type { WhyContext } from '../../../store/ui.ts'
import { spaceName, t } from '../../text.ts'

/** Orders of this turn that led there and can be taken back. */
export type Back = { id: string; how: 'back'; space: string; indexes: readonly number[]; name: string }
export type WayOut = Alternative | Back

const MOST = 3

type Given = { game: GameState; log: readonly Entry[]; orders: readonly Order[] }

/**
 * At most three. Units that may not stay where they stand alone are first joined by others; then
 * those that were sent there, or that left them, are called back.
 */
export function waysOut({ game, log, orders }: Given, error: RuleError, context: WhyContext | null): WayOut[] {
  const found = alternativesTo(game, error, context)
  const { space } = error
  const back =
    context?.from === undefined && space !== undefined
      ? (backOf(space, 'to', log, orders) ?? (gunsAlone(game, space) ? backOf(space, 'from', log, orders) : null))
      : null
  if (!back) return found
  const joins = found.filter(({ how, space }) => how === 'send' && space === back.space)
  return [...joins.slice(0, 1), back, ...found.filter((each) => each !== joins[0])].slice(0, MOST)
}

/** Orders that led `to` there, or took the infantry away `from` there. */
function backOf(space: SpaceId, end: 'from' | 'to', log: readonly Entry[], orders: readonly Order[]): Back | null {
  const led = orders.flatMap(({ index, action, removable }) => {
    const before = log[index]?.before
    if (!removable || !before || !isGiven(action)) return []
    if (end === 'from' && !typesIn(action.units ?? {}).some(isCore)) return []
    const ends = endsOf(before, action)
    return ends?.[end] === space ? [{ index, ...ends }] : []
  })
  const [first] = led
  if (!first) return null
  const name =
    led.length === 1
      ? t('panels.move.route', { from: spaceName(first.from), to: spaceName(first.to) })
      : t(end === 'to' ? 'panels.why.ordersInto' : 'panels.why.ordersFrom', { count: led.length, space: spaceName(space) })
  return { id: `back-${space}`, how: 'back', space, indexes: led.map(({ index }) => index), name }
}
