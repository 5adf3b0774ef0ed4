/** A name that finds no place in its land nor on its own coast, and must not be left out: it stands near by, with a line to its land, as on any chart. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { isInside } from '../geography/geometry.ts'
import { cellAt } from '../geography/grid.ts'
import { geography } from '../geography/table.ts'
import type { CollisionIndex } from './collisionIndex.ts'
import { hasRoom, isClearOfOtherKind, waterNameCost } from './costs.ts'
import type { NameForm, WeightedForms } from './forms.ts'
import type { PlacedAt } from './placement.ts'

/** Looked for in circles so far (px) from the army or the middle of the land, in so many directions. */
const CIRCLES = [0, 18, 26, 36, 48, 62, 78, 96, 118, 142, 170, 200] as const
const DIRECTIONS = Array.from({ length: 24 }, (_, i): Point => [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)])
/** What standing off the board, on its own land, on the sea, or on another's land counts, in pixels of way; and among ships. */
const GROUND_COSTS = [400, 0, 8, 26] as const
const SHIPS_COST = 60
const WATER_COST = 20

/** The nearest free place, in a form as full as it can be; null where there is none at all. */
export function placeNameOffsite(
  { space, names }: WeightedForms,
  k: number,
  collisions: CollisionIndex,
  beside: Point,
): PlacedAt<NameForm> | null {
  const [ax, ay] = geography().anchors[space]!.label
  let best: (PlacedAt<NameForm> & { cost: number }) | null = null
  const forms = names.toSorted((a, b) => a.w * a.h - b.w * b.h)
  for (const form of forms)
    for (const radius of CIRCLES) {
      if (best && radius >= best.cost) break
      for (const [dx, dy] of DIRECTIONS) {
        const at: Point = [beside[0] + (dx * (radius + form.w * 0.4)) / k, beside[1] + (dy * radius) / k]
        if (!hasRoom(at, form.w, form.h, k, collisions)) continue
        const corners = [-0.5, 0, 0.5].flatMap((i) =>
          [-0.5, 0.5].map((j) => cellAt(at[0] + (i * form.w) / k, at[1] + (j * form.h) / k, space)),
        )
        const ground = corners.reduce<number>((sum, kind) => sum + GROUND_COSTS[kind]!, 0) / corners.length
        const way = Math.hypot(at[0] - ax, at[1] - ay) * k * 0.3
        const cost =
          radius +
          way +
          ground +
          (isClearOfOtherKind(at, form.w, form.h, k, collisions, true) ? 0 : SHIPS_COST) +
          (waterNameCost(at, form.w, form.h, k, collisions) > 0 ? WATER_COST : 0)
        if (!best || cost < best.cost) best = { form, at, cost }
      }
    }
  return best && { form: best.form, at: best.at }
}

const LEADER_STEPS = 16

/** Where on its land the line to such a name begins: on the way there from the middle, short of the border. Null over the land itself. */
export function offsiteLeaderStart(space: SpaceId, [x, y]: Point): Point | null {
  if (isInside(space, x, y)) return null
  const [ax, ay] = geography().anchors[space]!.label
  const on = (step: number): Point => [ax + ((x - ax) * step) / LEADER_STEPS, ay + ((y - ay) * step) / LEADER_STEPS]
  let last = 0
  while (isInside(space, ...on(last + 1))) last++
  return on(Math.max(0, last - 1))
}
