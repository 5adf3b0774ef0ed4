import { type Action, checkAction, type GameState, minesAgainst, type SpaceId } from '../../engine/index.ts'
import { mineTollOf } from '../../odds/index.ts'
import { seasOf } from '../../planning/board.ts'
import { phaseEnd } from './played-turn.ts'
import type { Detector, Remark } from './types.ts'

type Sailing = Extract<Action, { type: 'move' }>

/** Routes between two zones without mines, up to a length. */
function waysRound(state: GameState, from: SpaceId, to: SpaceId, mined: ReadonlySet<SpaceId>, most: number): SpaceId[][] {
  if (most === 0) return []
  return seasOf(state, from).flatMap((next) => {
    if (mined.has(next)) return []
    if (next === to) return [[next]]
    return waysRound(state, next, to, mined, most - 1).map((rest) => [next, ...rest])
  })
}

const LONGEST = 3

/** Ships that crossed mines although another route avoided them (STD-MIN-05). */
export const minedPath: Detector = ({ entries, power }) => {
  const sailing = entries[phaseEnd(entries, 'move')]?.before
  return entries.flatMap(({ action, before }, entry): Remark[] => {
    if (action.type !== 'move') return []
    const order: Sailing = action
    const mined = new Set(minesAgainst(before, power).map(({ zone }) => zone))
    const crossed = order.path.filter((zone) => mined.has(zone))
    const to = order.path.at(-1)
    if (crossed.length === 0 || to === undefined || mined.has(to)) return []
    const ways = waysRound(before, order.from, to, mined, LONGEST)
    const way = ways.find((path) => checkAction(before, { ...order, path }) === null)
    if (!way) return []
    const cost = sailing ? (mineTollOf(sailing, { space: to })?.ipc ?? 0) : 0
    const facts = { zones: crossed.length, by: way[0] ?? '', to }
    return [{ id: 'mined-path', rule: 'STD-MIN-05', spaces: [crossed[0]!, to], cost, entry, facts }]
  })
}
