/**
 * Targets of the arrow keys: each leads to the best aligned neighbour. Unused keys and unreachable spaces are then filled
 * in, so that every space can be reached from every other.
 */

import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { derivedFromBoard, geography } from './current-board.ts'
import { bearing, clickPointOf, spaceAt } from './geometry.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'
type KeyTargets = Partial<Record<Direction, SpaceId>>

const STEPS: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }
export const DIRECTIONS = Object.keys(STEPS) as Direction[]

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180)
/** Cosines of the widest angle that counts as straight, and as sideways. */
const MIN_ALIGNED = cosine(70)
const MIN_SIDEWAYS = cosine(86)

/** From 1, straight ahead, to -1, straight behind. */
export function alignment(from: SpaceId, to: SpaceId, direction: Direction): number {
  const [x, y] = bearing(from, to)
  const [dx, dy] = STEPS[direction]
  return x * dx + y * dy
}

const adjacent = (space: SpaceId) => geography().spacesById.get(space)?.adjacent ?? []

function bestNeighbour(
  from: SpaceId,
  direction: Direction,
  least: number,
  without: readonly SpaceId[] = [],
): SpaceId | undefined {
  let found: SpaceId | undefined
  let best = least
  for (const to of adjacent(from)) {
    if (without.includes(to)) continue
    const aligned = alignment(from, to, direction)
    if (aligned > best) [best, found] = [aligned, to]
  }
  return found
}

function alignedNeighbours(from: SpaceId): KeyTargets {
  const ways: KeyTargets = {}
  for (const direction of DIRECTIONS) {
    const to = bestNeighbour(from, direction, MIN_ALIGNED)
    if (to) ways[direction] = to
  }
  return ways
}

function firstNeighbourAhead(from: SpaceId, direction: Direction): SpaceId | undefined {
  const [dx, dy] = STEPS[direction]
  const [x, y] = clickPointOf(from)
  for (let step = 0; ; step += 6) {
    const here = spaceAt(x + dx * step, y + dy * step)
    if (here === null) return undefined
    if (here !== from && adjacent(from).includes(here)) return here
  }
}

/** Gives keys without a target, or with one that another key reaches better, some other neighbour on their side. */
function fillFreeKeys(from: SpaceId, ways: KeyTargets): void {
  for (const direction of DIRECTIONS) {
    const to = ways[direction]
    const others = DIRECTIONS.filter((other) => other !== direction)
    const better = to && others.some((o) => ways[o] === to && alignment(from, to, o) > alignment(from, to, direction))
    if (to && !better) continue
    const taken = others.flatMap((other) => ways[other] ?? [])
    const next = bestNeighbour(from, direction, MIN_SIDEWAYS, taken) ?? to ?? firstNeighbourAhead(from, direction)
    if (next) ways[direction] = next
  }
}

function reachableSpaces(all: ReadonlyMap<SpaceId, KeyTargets>): Set<SpaceId> {
  const seen = new Set<SpaceId>([geography().spaceIds[0]!])
  for (const space of seen) for (const to of Object.values(all.get(space)!)) seen.add(to)
  return seen
}

/**
 * Gives an unreachable space to the best aligned key of a neighbour, or of a space on the same water, if no other space
 * becomes unreachable.
 */
function linkSpace(space: SpaceId, all: Map<SpaceId, KeyTargets>): void {
  const before = reachableSpaces(all)
  const [x, y] = clickPointOf(space)
  const away = (other: SpaceId) => Math.hypot(clickPointOf(other)[0] - x, clickPointOf(other)[1] - y)
  const across = adjacent(space).flatMap(adjacent)
  const nearest = geography()
    .spaceIds.filter((other) => other !== space && across.includes(other))
    .sort((a, b) => away(a) - away(b))
  for (const near of [adjacent(space), ...nearest.map((other) => [other])]) {
    const offers = near
      .filter((from) => before.has(from))
      .flatMap((from) => DIRECTIONS.map((direction) => ({ from, direction, aligned: alignment(from, space, direction) })))
      .filter(({ aligned }) => aligned > 0.5)
      .sort((a, b) => b.aligned - a.aligned)
    for (const { from, direction } of offers) {
      const ways = all.get(from)!
      all.set(from, { ...ways, [direction]: space })
      const after = reachableSpaces(all)
      if (after.has(space) && [...before].every((each) => after.has(each))) return
      all.set(from, ways)
    }
  }
}

const keyboardGraph = derivedFromBoard(({ spaceIds }): ReadonlyMap<SpaceId, KeyTargets> => {
  const all = new Map(spaceIds.map((each) => [each, alignedNeighbours(each)]))
  for (const [each, ways] of all) fillFreeKeys(each, ways)
  for (const each of spaceIds) if (!reachableSpaces(all).has(each)) linkSpace(each, all)
  return all
})

/** Null at the edge of the board. */
export function neighbourInDirection(space: SpaceId, direction: Direction): SpaceId | null {
  return keyboardGraph().get(space)?.[direction] ?? null
}
