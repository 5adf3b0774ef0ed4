/** Places names without an army, or apart from it. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography, isLandSpace } from '../geography/current-board.ts'
import { isInside } from '../geography/geometry.ts'
import { cellAt } from '../geography/grid.ts'
import { labelSize } from '../glyphs/labels.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import { candidatesAtSea, candidatesWithin } from './candidates.ts'
import { coastPointFor } from './coast.ts'
import type { CollisionIndex } from './collision-index.ts'
import { isCapital } from './display-priority.ts'
import { type LabelPlacement, type NameForm, NEAR_SCALE, type PlacedAt, type WeightedForms } from './forms.ts'
import {
  fitsWithoutCollision,
  isClearOfOtherKind,
  leaderStart,
  MAX_OUT_PX,
  reserveRect,
  waterNameCost,
} from './placement-costs.ts'

/** The fullest form that fits inside the space, nearest to `beside` within `reach` (px). */
export function placeNameInside(
  { space, names }: WeightedForms,
  k: number,
  collisions: CollisionIndex,
  beside: Point,
  reach: number,
): PlacedAt<NameForm> | null {
  const faint = !isLandSpace(space)
  for (const form of names) {
    let at: Point | null = null
    let least = reach / k
    for (const place of candidatesWithin(space, form.w / k, form.h / k)) {
      const straight = Math.hypot(place[0] - beside[0], place[1] - beside[1])
      if (straight >= least) continue
      const away = straight + (faint ? (waterNameCost(place, form.w, form.h, k, collisions) * 70) / k : 0)
      if (away < least && fitsWithoutCollision(place, form.w, form.h, k, collisions)) [at, least] = [place, away]
    }
    if (at) return { form, at }
  }
  return null
}

/** Pixels; from afar only capitals may have a leader line. */
const maxSeaDistance = (space: SpaceId, k: number): number =>
  k < FAR_SCALE ? (isCapital(space) ? Math.max(12, k * 90) : 12) : k < NEAR_SCALE ? 30 : MAX_OUT_PX

/** Longest name (px) on one line at sea. */
const MAX_ONE_LINE = 130

/** Pixels a name moves out to clear a water's name. */
const MAX_DETOUR = 20

/** Pixels from its army at which a name at sea gets its own leader line. */
const CAPITAL_STRAY = 30
const OTHER_STRAY = 80

/** Leaves the name out if no form fits. */
export function placeName(
  forms: WeightedForms,
  k: number,
  collisions: CollisionIndex,
  placements: Map<SpaceId, LabelPlacement>,
): void {
  const { space, weight, names } = forms
  const there = placements.get(space)
  if (there?.name) return
  const beside = there?.army?.at ?? geography().anchors[space]!.label
  const near = (at: Point) => Math.hypot(at[0] - beside[0], at[1] - beside[1])
  const reach = there?.army ? (k < FAR_SCALE ? (isCapital(space) ? 90 : 46) : 190) : Number.POSITIVE_INFINITY
  const put = ({ form, at }: PlacedAt<NameForm>, landing: Point | null) => {
    reserveRect(space, at, form.w, form.h, k, collisions, false)
    placements.set(space, {
      name: { form, at },
      army: there?.army ?? null,
      leaderStart: there?.leaderStart ?? landing,
      isNameLeader: !there?.leaderStart,
    })
  }
  const inside = placeNameInside(forms, k, collisions, beside, reach)
  if (inside) return put(inside, null)
  const land = isLandSpace(space)
  if (!land) return
  const flatness = ({ w, h }: NameForm) => (w > MAX_ONE_LINE ? 0 : w / h)
  for (const form of names.toReversed().toSorted((a, b) => flatness(b) - flatness(a))) {
    const places = candidatesAtSea(space, form.w / k, form.h / k, maxSeaDistance(space, k) / k)
    const free = places.filter(
      (place) =>
        near(place) * k < reach &&
        fitsWithoutCollision(place, form.w, form.h, k, collisions) &&
        isClearOfOtherKind(place, form.w, form.h, k, collisions, true),
    )
    const [nearest] = free
    if (!nearest) continue
    const out = (place: Point) => coastPointFor(space, place, form.w / k, form.h / k)!.away * k
    const clear = free.find((place) => waterNameCost(place, form.w, form.h, k, collisions) === 0)
    const at = clear && out(clear) - out(nearest) <= MAX_DETOUR ? clear : nearest
    const landing = coastPointFor(space, at, form.w / k, form.h / k)!
    // A leader line shows which land a distant name belongs to.
    const strays = there?.army && near(at) * k > (isCapital(space) ? CAPITAL_STRAY : OTHER_STRAY)
    return put({ form, at }, strays ? landing.at : leaderStart(landing, k))
  }
  if (weight.nameRequired) {
    const found = placeNameOffsite(forms, k, collisions, beside)
    if (found) return put(found, offsiteLeaderStart(space, found.at))
  }
  placeBareName(forms, k, collisions, beside, put)
}

function placeBareName(
  forms: WeightedForms,
  k: number,
  collisions: CollisionIndex,
  beside: Point,
  put: (name: PlacedAt<NameForm>, landing: null) => void,
): void {
  const least = forms.names.at(-1)
  if (k < FAR_SCALE || forms.armies.length > 0 || !least?.label.flag) return
  const label = { ...least.label, ipc: null, flag: null, motherCountry: null, marksBelow: false }
  const inside = placeNameInside(
    { ...forms, names: [{ label, ...labelSize(label) }] },
    k,
    collisions,
    beside,
    Number.POSITIVE_INFINITY,
  )
  if (inside) put(inside, null)
}

// A required name that fits neither on its land nor at its coast is placed nearby with a leader line.
/** Pixels. */
const CIRCLES = [0, 18, 26, 36, 48, 62, 78, 96, 118, 142, 170, 200] as const
const DIRECTIONS = Array.from({ length: 24 }, (_, i): Point => [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)])
/** Costs in pixels: off the board, own land, sea, other land; near ships; over a water's name. */
const GROUND_COSTS = [400, 0, 8, 26] as const
const SHIPS_COST = 60
const WATER_COST = 20

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
        if (!fitsWithoutCollision(at, form.w, form.h, k, collisions)) continue
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

/** On the way from the middle to the name, just inside the border. Null if the name is inside. */
export function offsiteLeaderStart(space: SpaceId, [x, y]: Point): Point | null {
  if (isInside(space, x, y)) return null
  const [ax, ay] = geography().anchors[space]!.label
  const on = (step: number): Point => [ax + ((x - ax) * step) / LEADER_STEPS, ay + ((y - ay) * step) / LEADER_STEPS]
  let last = 0
  while (isInside(space, ...on(last + 1))) last++
  return on(Math.max(0, last - 1))
}
