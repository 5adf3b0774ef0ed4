/** The spaces a new phase, battle or exercise is about. The camera is chosen elsewhere. Pure. */

import { content, type Space } from '../../content/index.ts'
import { boardOf, type GameState, type PowerId, type SpaceId, spacesOf, turn } from '../../engine/index.ts'
import type { Entry } from '../../save/replay.ts'
import { turnStart } from '../game/timeline.ts'
import { decidingIn } from './features.ts'

/** `core` must be visible; `around` as far as it stays readable. `most`: maximum scale. */
export type Attention = {
  readonly core: readonly SpaceId[]
  readonly around: readonly SpaceId[]
  readonly most?: number
}

/** Maximum scale for a whole power. */
const POWER = 1

const capitals = new Map(content.powers.map(({ id, capital }) => [id, capital]))

/** Neighbours on this game's board. */
export const neighboursOf = (state: GameState, space: SpaceId): readonly SpaceId[] =>
  spacesOf(state).find(({ id }) => id === space)?.adjacent ?? []

const standsIn = (state: GameState, space: SpaceId, power: PowerId): boolean =>
  (state.war.units[space] ?? []).some((stack) => stack.power === power && stack.count > 0)

/** Owner and units of a space, without their moves. */
const pictureOf = ({ war }: GameState, { id }: Space): string =>
  JSON.stringify([war.control[id], (war.units[id] ?? []).map(({ power, type, count, damaged }) => [power, type, count, damaged])])

/** Spaces that changed since the end of the power's last turn, or since the opening. */
function changedFor(state: GameState, log: readonly Entry[]): readonly SpaceId[] {
  const { power } = turn(state)
  const before = log.slice(0, turnStart(log)).findLast((entry) => entry.before.flow.power === power)?.after ?? log[0]?.before
  if (!before || boardOf(before) !== boardOf(state)) return []
  return spacesOf(state).flatMap((space) => (pictureOf(before, space) === pictureOf(state, space) ? [] : [space.id]))
}

/** At the start of a turn: the capital or the objectives of a short war, all stacks, and changes next to them. */
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

/** An exercise shows its own spaces. */
export const exerciseAttention = ([first, ...others]: readonly SpaceId[]): Attention => ({
  core: first === undefined ? [] : [first],
  around: others,
  most: POWER,
})
