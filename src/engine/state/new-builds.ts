import type { Rules } from '../kernel/rules.ts'
import type { Counts, SpaceId } from '../types/ids.ts'
import type { GameState } from '../types/state.ts'
import { addCounts, entries } from './stacks.ts'

/** Places with a limit accept new builds only (ADV-26-24). */
export const isForNewUnits = (rules: Rules, { flow: { power } }: GameState, to: SpaceId): boolean =>
  rules.data.extraMobilization[power]?.some((p) => p.limit && (p.space === to || p.ships?.zone === to)) ?? false

const less = (counts: Counts, taken: Counts): Counts =>
  Object.fromEntries(entries(counts).flatMap(([type, n]) => (n > (taken[type] ?? 0) ? [[type, n - (taken[type] ?? 0)]] : [])))

/** Returned units left after this placement; in the capital they are placed before new builds. */
export const returnedAfter = (rules: Rules, state: GameState, to: SpaceId, units: Counts): Counts =>
  isForNewUnits(rules, state, to) ? (state.turn.returned ?? {}) : less(state.turn.returned ?? {}, units)

/** New builds in the order, optionally after a placement in the capital (ADV-26-24). */
export const newBuilds = ({ turn: { purchase, returned } }: GameState, placed: Counts = {}): Counts =>
  returned === undefined ? addCounts(purchase, placed, -1) : less(addCounts(purchase, placed, -1), less(returned, placed))
