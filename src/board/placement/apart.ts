/** A name and an army that find no place together. */
import type { Point } from '../../content/map.ts'
import { isAtSea } from '../geography/grid.ts'
import { geography, isLandSpace } from '../geography/table.ts'
import { candidatesAtSea, candidatesWithin } from './candidates.ts'
import { coastPointFor } from './coast.ts'
import type { CollisionIndex } from './collisionIndex.ts'
import {
  boxAround,
  distanceCost,
  groundCost,
  isClearOfOtherKind,
  leaderStart,
  MARGIN,
  MAX_OUT_PX,
  MIXING_COST,
  reserve,
  shortFormCost,
} from './costs.ts'
import { type ArmyForm, FAR_SCALE, NEAR_SCALE, type WeightedForms } from './forms.ts'
import { placeNameInside } from './names.ts'
import type { LabelPlacement } from './placement.ts'

const DIRECTIONS = Array.from({ length: 16 }, (_, i): Point => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)])

/**
 * Apart: close to the map the name first, where there is a choice, then the army on its own ground, on the sea, or where it covers
 * least. Farther off the army comes first, and the name when all armies stand.
 */
export function placeApart(forms: WeightedForms, k: number, collisions: CollisionIndex, last: Point | null): LabelPlacement {
  const { space, weight, armies } = forms
  const name =
    k < NEAR_SCALE ? null : placeNameInside(forms, k, collisions, geography().anchors[space]!.label, Number.POSITIVE_INFINITY)
  if (name) reserve(space, name.at, name.form.w, name.form.h, k, collisions, false)
  const [x, y] = name?.at ?? geography().anchors[space]!.label
  const land = isLandSpace(space)
  const rings = (k < FAR_SCALE ? [4, 8, 13, 19] : [8, 16, 26, 38, 52, 70, 90]).map((step) => step / k)
  let best: { army: ArmyForm; at: Point; cost: number } | null = null
  const leastNow = () => (best as { cost: number } | null)?.cost ?? Number.POSITIVE_INFINITY
  armies.forEach((army, shortened) => {
    const price = shortened * shortFormCost(k, weight)
    const [w, h] = [army.w / 2 + MARGIN, army.h / 2 + MARGIN]
    const offer = (at: Point) => {
      let cost = distanceCost(space, at, k, last) * (k < FAR_SCALE ? 3 : 1) + price
      if (cost >= leastNow()) return
      cost += groundCost(space, at, army.w, army.h, k)
      if (
        cost < leastNow() &&
        !isClearOfOtherKind(at, army.w, army.h, k, collisions, land) &&
        (!land || isAtSea(...boxAround(at, army.w, army.h, k)))
      )
        cost += MIXING_COST
      if (cost >= leastNow()) return
      cost += (collisions.coveredArea(at[0] * k - w, at[1] * k - h, at[0] * k + w, at[1] * k + h) / (army.w * army.h)) * 40
      if (cost < leastNow()) best = { army, at, cost }
    }
    offer([x, y])
    for (const at of candidatesWithin(space, army.w / k, army.h / k).slice(0, k < FAR_SCALE ? 12 : MAX_CANDIDATES)) offer(at)
    for (const r of rings) for (const [dx, dy] of DIRECTIONS) offer([x + dx * r, y + dy * r])
    if (land && leastNow() > price + 0.9)
      for (const at of candidatesAtSea(
        space,
        army.w / k,
        army.h / k,
        (k < FAR_SCALE ? 14 : k < NEAR_SCALE ? NEAR_OUT : MAX_OUT_PX) / k,
      ).slice(0, MAX_CANDIDATES))
        offer(at)
  })
  const { army, at } = (best as { army: ArmyForm; at: Point } | null)!
  reserve(space, at, army.w, army.h, k, collisions, true)
  const atSea = land && isAtSea(...boxAround(at, army.w, army.h, k))
  const foot = atSea ? coastPointFor(space, at, army.w / k, army.h / k) : null
  return { name, army: { form: army, at }, leaderStart: foot && leaderStart(foot, k) }
}
const MAX_CANDIDATES = 40
/** Before armies can be read in any case, one out at sea is no farther (px) from its coast than this. */
const NEAR_OUT = 40
