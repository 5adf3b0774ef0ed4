/** Queries about a finished turn. */
import {
  type Action,
  type GameState,
  type Owner,
  type Phase,
  type PowerId,
  type SpaceId,
  sideOf,
  type UnitType,
  unitsIn,
  unitTypesOf,
} from '../../engine/index.ts'
import { forecast } from '../../odds/index.ts'
import { unitOf } from '../../planning/board.ts'
import type { DoneAction, PlayedTurn } from './types.ts'

const endsTurn = ({ before, after }: DoneAction): boolean =>
  before.flow.power !== after.flow.power || before.flow.round !== after.flow.round || after.flow.winner !== null

/** The last finished turn of one of these powers, or null. */
export function lastTurn(log: readonly DoneAction[], powers: readonly PowerId[]): PlayedTurn | null {
  const at = log.findLastIndex((entry) => endsTurn(entry) && powers.includes(entry.before.flow.power))
  if (at < 0) return null
  const { power } = log[at]!.before.flow
  const from = turnStart(log, at)
  const before = log.slice(0, from).findLastIndex((entry) => endsTurn(entry) && entry.before.flow.power === power)
  const earlier = before < 0 ? [] : log.slice(turnStart(log, before), before + 1)
  return { power, entries: log.slice(from, at + 1), earlier, from }
}

/** Start of the turn that ends with this entry. */
const turnStart = (log: readonly DoneAction[], end: number): number => log.slice(0, end).findLastIndex(endsTurn) + 1

/** Index of the entry that ended a phase; -1 if it was skipped. */
export const phaseEnd = (entries: readonly DoneAction[], phase: Phase): number =>
  entries.findLastIndex((entry) => entry.before.flow.phase === phase && (endsTurn(entry) || entry.after.flow.phase !== phase))

/** The state at the end of the turn. */
export const stateAtEnd = ({ entries }: PlayedTurn): GameState => entries.at(-1)!.after

/** Index of the last entry in which the power's units left a space; -1 if there is none. */
export const lastDeparture = ({ entries, power }: PlayedTurn, space: SpaceId): number =>
  entries.findLastIndex(({ events }) =>
    events.some(
      (event) => (event.type === 'units-moved' || event.type === 'units-loaded') && event.power === power && event.from === space,
    ),
  )

type Tag = Parameters<ReturnType<typeof unitTypesOf>[number]['tags']['has']>[0]

/** The unit types with a tag. */
export const typesWith = (state: GameState, tag: Tag): ReadonlySet<UnitType> =>
  new Set(unitTypesOf(state).flatMap(({ id, tags }) => (tags.has(tag) ? [id] : [])))

/** Number of units of these types and owners in a space. */
export const countIn = (
  state: GameState,
  space: SpaceId,
  types: ReadonlySet<UnitType>,
  whose: (power: string) => boolean,
): number =>
  unitsIn(state, space).reduce((sum, { power, type, count }) => (types.has(type) && whose(power) ? sum + count : sum), 0)

const isNobodys = (owner: Owner): boolean => owner === 'neutral'

/** Land units of both sides in a space, without neutral armies. */
export function armiesIn(state: GameState, space: SpaceId, power: PowerId): { ours: number; theirs: number } {
  const found = { ours: 0, theirs: 0 }
  for (const stack of unitsIn(state, space)) {
    if (unitOf(stack.type)?.kind !== 'land' || isNobodys(stack.power)) continue
    found[sideOf(stack.power) === sideOf(power) ? 'ours' : 'theirs'] += stack.count
  }
  return found
}

/** Additional expected enemy losses (IPC) of an attack with one more order before it; 0 if unknown. */
export function gainFrom(state: GameState, space: SpaceId, order: Action): number {
  const before = forecast(state, { space }, 'kernel')
  const after = forecast(state, { space, orders: [order] }, 'kernel')
  return before && after ? Math.max(0, after.lost.defender.ipc - before.lost.defender.ipc) : 0
}
