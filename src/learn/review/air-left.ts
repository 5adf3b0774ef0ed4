import { reach, type SpaceId, sideOf, spacesOf } from '../../engine/index.ts'
import { gainFrom } from './gain.ts'
import { countIn, phaseEnd, typesWith } from './played-turn.ts'
import type { Detector, Remark } from './types.ts'

/** Fighters that were not sent, although they would have won the air battle of an attack within reach (STD-LND-08). */
export const airLeft: Detector = ({ entries, power }) => {
  const closing = phaseEnd(entries, 'move')
  const marching = entries[closing]?.before
  if (!marching) return []
  const flying = typesWith(marching, 'air-battle')
  const [type] = flying
  if (type === undefined) return []
  const own = (owner: string) => owner === power
  const theirs = (owner: string) => owner === 'neutral' || sideOf(owner as typeof power) !== sideOf(power)
  /** The base with the most fighters within reach. */
  const baseFor = (space: SpaceId) =>
    spacesOf(marching)
      .map(({ id }) => ({ id, count: id === space ? 0 : countIn(marching, id, flying, own) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ id, count }) => ({
        id,
        count,
        way: reach(marching, { from: id, units: { [type]: count } }).find((to) => to.space === space),
      }))
      .find(({ way }) => way !== undefined)
  return entries.flatMap(({ action, before }): Remark[] => {
    if (action.type !== 'attack') return []
    const { space } = action
    const guns = countIn(before, space, typesWith(before, 'supports'), own)
    if (guns === 0 || countIn(before, space, flying, own) > 0) return []
    const against = countIn(before, space, flying, theirs)
    const base = baseFor(space)
    if (!base?.way || base.count <= against) return []
    const order = { type: 'move', from: base.id, path: base.way.path, units: { [type]: base.count } } as const
    const facts = { fighters: base.count, guns, near: base.id }
    const cost = gainFrom(marching, space, order)
    return [{ id: 'air-left', rule: 'STD-LND-08', spaces: [space, base.id], cost, entry: closing, facts }]
  })
}
