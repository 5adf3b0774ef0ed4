/** Costs of places for names and armies. Places are board pixels, sizes CSS pixels. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography, isLandSpace } from '../geography/current-board.ts'
import { cellReader, fitTester, isAtSea } from '../geography/grid.ts'
import type { CollisionIndex } from './collision-index.ts'
import type { DisplayPriority } from './display-priority.ts'
import { NEAR_SCALE } from './forms.ts'

export const MARGIN = 2
/** Farthest distance from the coast. */
export const MAX_OUT_PX = 70
/** Shortest leader line. */
const MIN_LEADER_PX = 7

export const boxAround = ([x, y]: Point, w: number, h: number, k: number): [number, number, number, number] => [
  x - w / 2 / k,
  y - h / 2 / k,
  x + w / 2 / k,
  y + h / 2 / k,
]

export function fitsWithoutCollision([x, y]: Point, w: number, h: number, k: number, collisions: CollisionIndex): boolean {
  return collisions.isFree(x * k - w / 2 - MARGIN, y * k - h / 2 - MARGIN, x * k + w / 2 + MARGIN, y * k + h / 2 + MARGIN)
}

export function waterNameCost([x, y]: Point, w: number, h: number, k: number, collisions: CollisionIndex): number {
  const [right, down] = [w / 2 + NAME_GAP, h / 2 + NAME_GAP]
  const clear = collisions.waterNames?.isFree(x * k - right, y * k - down, x * k + right, y * k + down) ?? true
  return clear ? 0 : WATER_NAME_COST
}
const WATER_NAME_COST = 1.4
/** Pixels; closer names read as one. */
const NAME_GAP = 5

const OTHER_KIND_GAP = 22

/** Whether land labels at sea are clear of ships, and ships of land labels, so that neither is mistaken for the other. */
export function isClearOfOtherKind(
  [x, y]: Point,
  w: number,
  h: number,
  k: number,
  collisions: CollisionIndex,
  land: boolean,
): boolean {
  const others = land ? collisions.ships : collisions.landAtSea
  return (
    others?.isFree(
      x * k - w / 2 - OTHER_KIND_GAP,
      y * k - h / 2 - OTHER_KIND_GAP,
      x * k + w / 2 + OTHER_KIND_GAP,
      y * k + h / 2 + OTHER_KIND_GAP,
    ) ?? true
  )
}
export const MIXING_COST = 2.5

export function reserveRect(
  space: SpaceId,
  at: Point,
  w: number,
  h: number,
  k: number,
  collisions: CollisionIndex,
  army: boolean,
): void {
  const [x, y] = at
  const rect = { x0: x * k - w / 2, y0: y * k - h / 2, x1: x * k + w / 2, y1: y * k + h / 2 }
  collisions.add(rect)
  if (!isLandSpace(space)) {
    if (army) collisions.ships?.add(rect)
  } else if (isAtSea(...boxAround(at, w, h, k))) collisions.landAtSea?.add(rect)
}

export function groundCost(space: SpaceId, at: Point, w: number, h: number, k: number): number {
  const box = boxAround(at, w, h, k)
  if (fitTester(space)(...box)) return 0
  const land = isLandSpace(space)
  if (land && isAtSea(...box)) return 0.9
  const prices = land ? [6, 0, 0.7, 4] : [6, 0, 2, 4]
  const ground = cellReader(space)
  let cost = 0
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 3; j++) cost += prices[ground(at[0] + ((i / 6 - 0.5) * w) / k, at[1] + ((j / 2 - 0.5) * h) / k)]!
  return 0.25 + cost / 21 + CENTRE_COST[ground(at[0], at[1])]!
}
const CENTRE_COST = [6, 0, 0.4, 3]

/** Several times faster than `Math.hypot`. */
const length = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)

export function distanceCost(space: SpaceId, [x, y]: Point, k: number, last: Point | null): number {
  const { label } = geography().anchors[space]!
  const stays = last ? (length(x - last[0], y - last[1]) * k) / 140 : 0
  return (length(x - label[0], y - label[1]) * k) / 70 + Math.min(1, stays)
}

/** Short armies cost more in near views and at the front. */
export const shortFormCost = (k: number, { front }: DisplayPriority) =>
  k < NEAR_SCALE ? FAR_SHORT_COST[front] : Math.min(4, 1.7 + (k - NEAR_SCALE) * 3.5) + front * 0.4
const FAR_SHORT_COST = [0.7, 1.1, 1.5] as const

export const leaderStart = (landing: { at: Point; away: number }, k: number): Point | null =>
  landing.away * k > MIN_LEADER_PX ? landing.at : null
