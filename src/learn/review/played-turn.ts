/** Queries about a finished turn. */
import type { GameState, Phase, PowerId, SpaceId, UnitType } from '../../engine/index.ts'
import { unitsIn, unitTypesOf } from '../../engine/index.ts'
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
