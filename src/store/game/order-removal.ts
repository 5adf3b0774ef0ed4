/** Removes single orders from the log, alone or with the orders that depend on them. Pure. */
import { type GameState, isOrder, type RuleError, reduce } from '../../engine/index.ts'
import { type Entry, entryMetaOf } from '../../save/replay.ts'
import { t } from '../text.ts'
import { ordersOf, orderText, turnStart } from './timeline.ts'

/** `also`: later orders removed as well; `because`: why the first of them is refused. */
export type Removal =
  | { ok: true; log: Entry[]; dropped: Entry; also: Entry[]; because: RuleError | null }
  | { ok: false; error: RuleError }

const refuse = (code: string, message: string, cause?: RuleError): { ok: false; error: RuleError } => ({
  ok: false,
  error: { rule: cause?.rule ?? 'CONTRACT', code, message, ...(cause?.space ? { space: cause.space } : {}) },
})

/** The log without these orders; later ones are replayed where the rules still allow them. */
export function removeOrders(log: readonly Entry[], indexes: readonly number[]): Removal {
  const orders = ordersOf(log)
  for (const index of indexes) {
    const order = orders.find((candidate) => candidate.index === index)
    if (!order) return refuse('no-such-order', t('app.takeBack.gone'))
    if (!order.removable) return refuse('barrier', order.why ?? t('app.takeBack.gone'))
  }
  const dropped = log[Math.min(...indexes)]
  if (!dropped) return refuse('no-such-order', t('app.takeBack.gone'))
  // All purchases up to this one are removed with it.
  const purchase = indexes.find((index) => log[index]?.action.type === 'purchase') ?? -1
  const from = turnStart(log)
  const goes = (entry: Entry, i: number) => indexes.includes(i) || (i >= from && i < purchase && entry.action.type === 'purchase')
  const first = log.findIndex(goes)
  let state = log[first]!.before
  const kept = log.slice(0, first)
  const also: Entry[] = []
  let because: RuleError | null = null
  for (const [i, later] of log.entries()) {
    if (i < first || goes(later, i)) continue
    const outcome = reduce(state, later.action)
    if (!outcome.ok) {
      // An end of phase that becomes illegal blocks the removal.
      if (!isOrder(later.action.type)) return dependentOrders(dropped, later, outcome.error)
      also.push(later)
      because ??= outcome.error
      continue
    }
    if (outcome.dice.length > 0) return refuse('dice', t('app.takeBack.dice', { later: orderText(later.action) }))
    kept.push({
      action: later.action,
      dice: [],
      events: outcome.events,
      before: state,
      after: outcome.state,
      ...entryMetaOf(later),
    })
    state = outcome.state
  }
  return { ok: true, log: kept, dropped, also, because }
}

/** The refusal to remove an order that later ones depend on. */
export const dependentOrders = (dropped: Entry, later: Entry, cause: RuleError): { ok: false; error: RuleError } =>
  refuse(
    'leaned-on',
    t('app.takeBack.leanedOn', { order: orderText(dropped.action), later: orderText(later.action), reason: cause.message }),
    cause,
  )

/** Appends the orders that are still legal and need no dice; `lost` are the others. */
export function reissue(opening: GameState, log: readonly Entry[], orders: readonly Entry[]): { log: Entry[]; lost: Entry[] } {
  const all = [...log]
  const lost: Entry[] = []
  for (const order of orders) {
    const before = all.at(-1)?.after ?? opening
    const outcome = reduce(before, order.action)
    if (outcome.ok && outcome.dice.length === 0)
      all.push({ action: order.action, dice: [], events: outcome.events, before, after: outcome.state, ...entryMetaOf(order) })
    else lost.push(order)
  }
  return { log: all, lost }
}
