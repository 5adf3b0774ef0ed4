/** Undo, orders and titles derived from the log. Pure. */

import {
  type Action,
  type Counts,
  decision,
  type GameState,
  isOrder,
  type PowerId,
  reduce,
  type SpaceId,
} from '../../engine/index.ts'
import type { Computers } from '../../save/computers.ts'
import type { SavedEntry } from '../../save/format.ts'
import { type Entry, entryMetaOf } from '../../save/replay.ts'
import { countsText, hasText, listText, powerInText, spaceName, t } from '../text.ts'

export type Order = { index: number; action: Action; removable: boolean; why?: string }

/** Players with the same name are one person: a solo player is listed once for each side. */
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

export function endsTurn(entry: Entry): boolean {
  return entry.before.flow.power !== entry.after.flow.power || entry.before.flow.round !== entry.after.flow.round
}

function placeOfDice(entry: Entry): SpaceId | null {
  for (const event of entry.events) {
    if (event.type === 'fired') return event.space
    if (event.type === 'mine-rolled') return event.zone
  }
  return null
}

/** Why an action cannot be undone: dice, or another player's decision. Null if it can. */
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

/** A take-back or change of orders, which replaced the log. */
export type Rewrite = { before: readonly Entry[]; after: readonly Entry[] }
/** An entry or a rewrite that can be redone. */
export type Undone = Entry | Rewrite

export const isRewrite = (undone: Undone): undone is Rewrite => !('action' in undone)

/** Entries refer to their state, so equal last entries mean equal logs. */
const sameLog = (a: readonly Entry[], b: readonly Entry[]): boolean => a.length === b.length && a.at(-1) === b.at(-1)

/** The rewrite that produced this log, if nothing followed it. */
export function lastRewrite(log: readonly Entry[], rewrites: readonly Rewrite[]): Rewrite | null {
  const last = rewrites.at(-1)
  return last && sameLog(last.after, log) ? last : null
}

export type UndoState = { can: boolean; reason: string | null; canRedo: boolean }

/** The power that decided, or whose turn it was. */
export const actorOf = ({ before }: Entry): PowerId => decision(before)?.by ?? before.flow.power

/** The end of a turn can be undone until another person acts, even if that action was undone. */
function playedSince(last: Entry, undone: readonly Undone[]): string | null {
  if (!endsTurn(last)) return null
  const seat = seatOf(last.before, actorOf(last))
  const other = undone.find((act): act is Entry => !isRewrite(act) && seatOf(act.before, actorOf(act)) !== seat)
  return other ? t('app.undo.answered', { player: playerName(other.before, actorOf(other)) }) : null
}

/** Whether the computer made this entry, given the current seats. */
export type ByComputer = (entry: Entry, at: number) => boolean
const nobody: ByComputer = () => false

const isClocks = ({ action }: Entry): boolean => action.type === 'time-is-up'

/** Index of the last entry of a person, which undo takes back; -1 if there is none. Clock entries do not count. */
export const lastHumanAction = (log: readonly Entry[], byComputer = nobody): number =>
  log.findLastIndex((entry, at) => !isClocks(entry) && !byComputer(entry, at))

/** The log without the last action of a person and the entries that followed it. */
export const undoLastHumanAction = (log: readonly Entry[], byComputer = nobody): Entry[] =>
  truncateLog(log, lastHumanAction(log, byComputer))

/** The first `at` entries, and the later clock entries that are still allowed there. */
export function truncateLog(log: readonly Entry[], at: number): Entry[] {
  const kept = log.slice(0, at)
  for (const clocks of log.slice(at + 1).filter(isClocks)) {
    const { action } = clocks
    const before = kept.at(-1)?.after ?? (log[at] as Entry).before
    const said = reduce(before, action)
    if (said.ok) kept.push({ action, dice: said.dice, events: said.events, before, after: said.state, ...entryMetaOf(clocks) })
  }
  return kept
}

export function undoStateOf(
  log: readonly Entry[],
  undone: readonly Undone[],
  readOnly: boolean,
  rewrites: readonly Rewrite[] = [],
  byComputer = nobody,
  free = false,
): UndoState {
  const canRedo = undone.length > 0 && !readOnly
  if (readOnly) return { can: false, reason: t('app.save.readOnly'), canRedo }
  if (lastRewrite(log, rewrites)) return { can: true, reason: null, canRedo }
  const at = lastHumanAction(log, byComputer)
  const last = log[at]
  if (!last) return { can: false, reason: t('app.undo.nothing'), canRedo }
  if (free) return { can: true, reason: null, canRedo }
  const since = log.filter((entry, i) => i >= at && !isClocks(entry))
  const reason = since.map(barrierOf).find((each) => each !== null) ?? playedSince(last, undone)
  return { can: reason === null, reason, canRedo }
}

/** Index of the first entry of the current turn. */
export function turnStart(log: readonly Entry[]): number {
  for (let i = log.length - 1; i >= 0; i--) if (endsTurn(log[i]!)) return i + 1
  return 0
}

/** Orders of this turn. Of several purchases only the last is listed. */
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

/** One order in words: "Ruhr to Belgium, 5 infantry". */
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
/** Fields of an action that a sentence can name. */
type Named = {
  units?: Counts
  from?: SpaceId
  path?: SpaceId[]
  to?: SpaceId
  space?: SpaceId
  country?: SpaceId
  territory?: SpaceId
}

export function savedLogOf(entries: readonly Entry[]): SavedEntry[] {
  return entries.map((entry) => ({
    action: entry.action,
    ...(entry.dice.length > 0 && entry.action.type !== 'enter-dice' ? { dice: entry.dice } : {}),
    ...entryMetaOf(entry),
  }))
}

/** Default title: the players, and whether the computer plays. */
export function titleOf(state: GameState, computers: Computers | null = null): string {
  const names = [...new Set(state.table.players.map((player) => player.name))]
  if (Object.keys(computers?.seats ?? {}).length > 0) return t('app.title.computer', { names: listText(names) })
  return names.length === 1 ? t('app.title.solo', { name: names[0] }) : listText(names)
}
