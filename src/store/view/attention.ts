/**
 * What the map should be about when something begins: which spaces. From where they are looked at, the map judges itself. Pure.
 */

import { content, type Space } from '../../content/index.ts'
import { boardOf, type GameState, type PowerId, type SpaceId, spacesOf, turn } from '../../engine/index.ts'
import type { Entry } from '../../save/replay.ts'
import { turnStart } from '../game/timeline.ts'
import { decidingIn } from './features.ts'

/** `core` must be seen; of `around` as much as can be read, from there outwards. `most`: how close at most. */
export type Attention = {
  readonly core: readonly SpaceId[]
  readonly around: readonly SpaceId[]
  readonly most?: number
}

/** Highest scale at which a whole power is framed. */
const POWER = 1

const capitals = new Map(content.powers.map(({ id, capital }) => [id, capital]))

/** Spaces that border on this one, on the board of this game. */
export const neighboursOf = (state: GameState, space: SpaceId): readonly SpaceId[] =>
  spacesOf(state).find(({ id }) => id === space)?.adjacent ?? []

const standsIn = (state: GameState, space: SpaceId, power: PowerId): boolean =>
  (state.war.units[space] ?? []).some((stack) => stack.power === power && stack.count > 0)

/** Who holds a space and what stands there, but not what has moved. */
const pictureOf = ({ war }: GameState, { id }: Space): string =>
  JSON.stringify([war.control[id], (war.units[id] ?? []).map(({ power, type, count, damaged }) => [power, type, count, damaged])])

/** What has changed since the power's own last turn ended, or since the game was opened. */
function changedFor(state: GameState, log: readonly Entry[]): readonly SpaceId[] {
  const { power } = turn(state)
  const before = log.slice(0, turnStart(log)).findLast((entry) => entry.before.flow.power === power)?.after ?? log[0]?.before
  if (!before || boardOf(before) !== boardOf(state)) return []
  return spacesOf(state).flatMap((space) => (pictureOf(before, space) === pictureOf(state, space) ? [] : [space.id]))
}

/**
 * As a turn opens: the power's capital, or what decides a short war, all its stacks, and what has changed within a step of them.
 */
export function turnAttention(state: GameState, log: readonly Entry[]): Attention {
  const { power } = turn(state)
  const own = spacesOf(state).flatMap(({ id }) => (standsIn(state, id, power) ? [id] : []))
  const near = new Set(own.flatMap((space) => neighboursOf(state, space)))
  const changed = changedFor(state, log).filter((space) => near.has(space))
  const capital = capitals.get(power)
  const first = capital !== undefined && (state.war.control[capital] === power || own.includes(capital)) ? capital : own[0]
  const home = first ?? capital
  const core = decidingIn(state) ?? (home === undefined ? [] : [home])
  return { core, around: [...new Set([...own, ...changed])], most: POWER }
}

/** A practice is about its own places, wherever the capital lies. */
export const exerciseAttention = ([first, ...others]: readonly SpaceId[]): Attention => ({
  core: first === undefined ? [] : [first],
  around: others,
  most: POWER,
})
