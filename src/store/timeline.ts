/** How far back a game can be taken, and what becomes of it when a single order is taken back. Pure; no store. */
import {
  type Action,
  type Counts,
  decision,
  type GameState,
  isOrder,
  type LogEntry,
  type PowerId,
  type RuleError,
  reduce,
  type SpaceId,
} from '../engine/index.ts'
import type { Entry } from '../save/rebuild.ts'
import { countsText, hasText, listText, powerInText, spaceName, t } from './text.ts'

export type Order = { index: number; action: Action; removable: boolean; why?: string }

/** Who sits where. Players of one name are one person: whoever plays alone is written down once for each side. */
export function seatOf(state: GameState, power: PowerId): number {
  const name = state.table.players.find((player) => player.powers.includes(power))?.name
  return state.table.players.findIndex((player) => player.name === name)
}

export function playerName(state: GameState, power: PowerId): string {
  return state.table.players[seatOf(state, power)]?.name ?? powerInText(power)
}

export function isSolo(state: GameState): boolean {
  return state.table.players.every((player) => player.name === state.table.players[0]?.name)
}

export function passedTurn(entry: Entry): boolean {
  return entry.before.flow.power !== entry.after.flow.power || entry.before.flow.round !== entry.after.flow.round
}

function placeOfDice(entry: Entry): SpaceId | null {
  for (const event of entry.events) {
    if (event.type === 'fired') return event.space
    if (event.type === 'mine-rolled') return event.zone
  }
  return null
}

/** Why an action cannot be undone: dice fell, or another seat has answered. Null when it can. */
export function barrierOf(entry: Entry): string | null {
  const { before, action } = entry
  if (entry.dice.length > 0 || action.type === 'enter-dice') {
    const space = placeOfDice(entry)
    return space ? t('app.undo.diceIn', { space: spaceName(space) }) : t('app.undo.dice')
  }
  const asked = decision(before)
  if (asked && seatOf(before, asked.by) !== seatOf(before, before.flow.power)) {
    return t('app.undo.answered', { player: playerName(before, asked.by) })
  }
  if (action.type === 'declare-submarine-warfare' && seatOf(before, 'germany') !== seatOf(before, before.flow.power)) {
    return t('app.undo.declared')
  }
  return null
}

export type UndoState = { can: boolean; reason: string | null; canRedo: boolean }

/** Who did it: who was asked, else whose turn it was. */
const actorOf = ({ before }: Entry): PowerId => decision(before)?.by ?? before.flow.power

/** The end of a turn is taken back only until the next person has done something, and be it something that was undone. */
function playedSince(last: Entry, undone: readonly Entry[]): string | null {
  if (!passedTurn(last)) return null
  const seat = seatOf(last.before, actorOf(last))
  const other = undone.find((entry) => seatOf(entry.before, actorOf(entry)) !== seat)
  return other ? t('app.undo.answered', { player: playerName(other.before, actorOf(other)) }) : null
}

/** The last action of a player, that undo takes back; -1: none. That time is up the clock has said, in whoever's turn. */
export const lastOfPlayers = (log: readonly Entry[]): number => log.findLastIndex((entry) => entry.action.type !== 'time-is-up')

/** The log without the last action of a player. What the clock has said since stands, unless it cannot be said there: then the clock says it again. */
export function withoutLast(log: readonly Entry[]): Entry[] {
  const at = lastOfPlayers(log)
  const kept = log.slice(0, at)
  for (const { action } of log.slice(at + 1)) {
    const before = kept.at(-1)?.after ?? (log[at] as Entry).before
    const said = reduce(before, action)
    if (said.ok) kept.push({ action, dice: said.dice, events: said.events, before, after: said.state })
  }
  return kept
}

export function undoStateOf(log: readonly Entry[], undone: readonly Entry[], readOnly: boolean): UndoState {
  const canRedo = undone.length > 0 && !readOnly
  if (readOnly) return { can: false, reason: t('app.save.readOnly'), canRedo }
  const last = log[lastOfPlayers(log)]
  if (!last) return { can: false, reason: t('app.undo.nothing'), canRedo }
  const reason = barrierOf(last) ?? playedSince(last, undone)
  return { can: reason === null, reason, canRedo }
}

/** Index of the first entry of the turn that is being played. */
export function turnStart(log: readonly Entry[]): number {
  for (let i = log.length - 1; i >= 0; i--) if (passedTurn(log[i]!)) return i + 1
  return 0
}

/** This turn's orders. A purchase replaces the one before it, so only the last is listed. */
export function ordersOf(log: readonly Entry[]): Order[] {
  const from = turnStart(log)
  const orders: Order[] = []
  let closed: string | null = null
  let purchase = false
  for (let index = log.length - 1; index >= from; index--) {
    const entry = log[index]!
    closed ??= barrierOf(entry)
    const { action } = entry
    if (!isOrder(action.type)) continue
    if (action.type === 'purchase') {
      if (purchase) continue
      purchase = true
      if (Object.values(action.units).every((count) => !count)) continue
    }
    orders.unshift({ index, action, removable: closed === null, ...(closed === null ? {} : { why: closed }) })
  }
  return orders
}

/** "Ruhr to Belgium, 5 infantry": one order in words. */
export function orderText(action: Action): string {
  const { units, from, path, to = path?.at(-1), space, country, territory } = action as Named
  const named = space ?? country ?? territory
  return t(hasText(`app.order.${action.type}`) ? `app.order.${action.type}` : 'app.order.other', {
    ...(units ? { units: countsText(units) } : {}),
    ...(from ? { from: spaceName(from) } : {}),
    ...(to ? { to: spaceName(to) } : {}),
    ...(named ? { space: spaceName(named) } : {}),
  })
}
/** What an action may name that a sentence about it says. */
type Named = {
  units?: Counts
  from?: SpaceId
  path?: SpaceId[]
  to?: SpaceId
  space?: SpaceId
  country?: SpaceId
  territory?: SpaceId
}

const refuse = (code: string, message: string, cause?: RuleError): RuleError => ({
  rule: cause?.rule ?? 'CONTRACT',
  code,
  message,
  ...(cause?.space ? { space: cause.space } : {}),
})

/** The log without one order, the later ones done again; a refusal when one of them leans on it. */
export function without(log: readonly Entry[], index: number): { ok: true; log: Entry[] } | { ok: false; error: RuleError } {
  const order = ordersOf(log).find((candidate) => candidate.index === index)
  const dropped = log[index]
  if (!order || !dropped) return { ok: false, error: refuse('no-such-order', t('app.takeBack.gone')) }
  if (!order.removable) return { ok: false, error: refuse('barrier', order.why ?? t('app.takeBack.gone')) }
  // All the tries of one purchase go together: what it replaced is not wanted back.
  const from = dropped.action.type === 'purchase' ? turnStart(log) : index
  const goes = (entry: Entry, i: number) => i === index || (i >= from && i < index && entry.action.type === 'purchase')
  const first = log.findIndex(goes)
  let state = log[first]!.before
  const kept = log.slice(0, first)
  for (const [i, later] of log.entries()) {
    if (i < first || goes(later, i)) continue
    const outcome = reduce(state, later.action)
    if (!outcome.ok) {
      const values = { order: orderText(dropped.action), later: orderText(later.action), reason: outcome.error.message }
      return { ok: false, error: refuse('leaned-on', t('app.takeBack.leanedOn', values), outcome.error) }
    }
    if (outcome.dice.length > 0)
      return { ok: false, error: refuse('dice', t('app.takeBack.dice', { later: orderText(later.action) })) }
    kept.push({ action: later.action, dice: [], events: outcome.events, before: state, after: outcome.state })
    state = outcome.state
  }
  return { ok: true, log: kept }
}

export function logOf(entries: readonly Entry[]): LogEntry[] {
  return entries.map(({ action, dice }) => (dice.length > 0 && action.type !== 'enter-dice' ? { action, dice } : { action }))
}

export function titleOf(state: GameState): string {
  const names = [...new Set(state.table.players.map((player) => player.name))]
  return names.length === 1 ? t('app.title.solo', { name: names[0] }) : listText(names)
}
