/** Places in a turn that is over. */
import type { GameState, Phase, PowerId, SpaceId, UnitType } from '../../engine/index.ts'
import { unitsIn, unitTypesOf } from '../../engine/index.ts'
import type { DoneAction, PlayedTurn } from './types.ts'

const endsTurn = ({ before, after }: DoneAction): boolean =>
  before.flow.power !== after.flow.power || before.flow.round !== after.flow.round || after.flow.winner !== null

/** The last turn that is over of one of these powers; null while none has had one. */
export function lastTurn(log: readonly DoneAction[], powers: readonly PowerId[]): PlayedTurn | null {
  const at = log.findLastIndex((entry) => endsTurn(entry) && powers.includes(entry.before.flow.power))
  if (at < 0) return null
  const { power } = log[at]!.before.flow
  const from = turnStart(log, at)
  const before = log.slice(0, from).findLastIndex((entry) => endsTurn(entry) && entry.before.flow.power === power)
  const earlier = before < 0 ? [] : log.slice(turnStart(log, before), before + 1)
  return { power, entries: log.slice(from, at + 1), earlier, from }
}

/** Where the turn began that ends with this entry. */
const turnStart = (log: readonly DoneAction[], end: number): number => log.slice(0, end).findLastIndex(endsTurn) + 1

/** The entry with which a phase of the turn was over; -1: it was not played. */
export const phaseEnd = (entries: readonly DoneAction[], phase: Phase): number =>
  entries.findLastIndex((entry) => entry.before.flow.phase === phase && (endsTurn(entry) || entry.after.flow.phase !== phase))

/** How the board stood when the turn was over. */
export const stateAtEnd = ({ entries }: PlayedTurn): GameState => entries.at(-1)!.after

/** The last time that units of the power left a space for another, as an index; -1: they did not. */
export const lastDeparture = ({ entries, power }: PlayedTurn, space: SpaceId): number =>
  entries.findLastIndex(({ events }) =>
    events.some(
      (event) => (event.type === 'units-moved' || event.type === 'units-loaded') && event.power === power && event.from === space,
    ),
  )

type Tag = Parameters<ReturnType<typeof unitTypesOf>[number]['tags']['has']>[0]

/** The types that have a quality. */
export const typesWith = (state: GameState, tag: Tag): ReadonlySet<UnitType> =>
  new Set(unitTypesOf(state).flatMap(({ id, tags }) => (tags.has(tag) ? [id] : [])))

/** How many of these types the power, or whoever is asked for, has in a space. */
export const countIn = (
  state: GameState,
  space: SpaceId,
  types: ReadonlySet<UnitType>,
  whose: (power: string) => boolean,
): number =>
  unitsIn(state, space).reduce((sum, { power, type, count }) => (types.has(type) && whose(power) ? sum + count : sum), 0)
