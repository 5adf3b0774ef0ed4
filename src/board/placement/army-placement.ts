/** Places a space's name and armies: together if possible, else apart. Places are board pixels, sizes CSS pixels. */
import type { Point } from '../../content/map.ts'
import { geography, isLandSpace } from '../geography/current-board.ts'
import { isAtSea } from '../geography/grid.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import { candidatesAtSea, candidatesWithin } from './candidates.ts'
import { coastPointFor } from './coast.ts'
import type { CollisionIndex } from './collision-index.ts'
import { isCapital } from './display-priority.ts'
import { type ArmyForm, type LabelPlacement, type NameForm, NEAR_SCALE, type WeightedForms } from './forms.ts'
import { placeNameInside } from './name-placement.ts'
import {
  boxAround,
  distanceCost,
  fitsWithoutCollision,
  groundCost,
  isClearOfOtherKind,
  leaderStart,
  MARGIN,
  MAX_OUT_PX,
  MIXING_COST,
  reserveRect,
  shortFormCost,
  waterNameCost,
} from './placement-costs.ts'

const NAME_GAP = 3
type Candidate = { placement: LabelPlacement; cost: number }

function placeTogether(
  forms: WeightedForms,
  name: NameForm,
  army: ArmyForm,
  at: Point,
  k: number,
  collisions: CollisionIndex,
  least: number,
  last: Point | null,
): Candidate | null {
  const step = (name.h + army.h) / 2 + NAME_GAP
  const below = (dy: number, price: number) => distanceCost(forms.space, [at[0], at[1] + dy / 2 / k], k, last) + price
  // Skip the search if even a free place costs too much.
  const [lower, upper] = [below(step, 0), below(-step, ABOVE_COST)]
  if (Math.min(lower, upper) >= least || !fitsWithoutCollision(at, name.w, name.h, k, collisions)) return null
  const faint = !isLandSpace(forms.space)
  const named = faint ? waterNameCost(at, name.w, name.h, k, collisions) : 0
  let best: Candidate | null = null
  for (const [dy, distance] of [
    [step, lower],
    [-step, upper],
  ] as const) {
    const armyAt: Point = [at[0], at[1] + dy / k]
    if (distance + named >= (best?.cost ?? least)) continue
    const cost =
      distance +
      named +
      (faint ? waterNameCost(armyAt, army.w, army.h, k, collisions) : 0) +
      (faint && !isClearOfOtherKind(armyAt, army.w, army.h, k, collisions, false) ? MIXING_COST : 0)
    if (cost >= (best?.cost ?? least) || !fitsWithoutCollision(armyAt, army.w, army.h, k, collisions)) continue
    const sum = cost + groundCost(forms.space, armyAt, army.w, army.h, k)
    if (sum < (best?.cost ?? least))
      best = { placement: { name: { form: name, at }, army: { form: army, at: armyAt }, leaderStart: null }, cost: sum }
  }
  return best
}

const ABOVE_COST = 0.35
const SMALLER_NAME_COST = 0.2
const AT_SEA_COST = 1.5

/** The cheapest combination of forms and places that covers nothing; else the army apart. */
export function placeSpace(forms: WeightedForms, k: number, collisions: CollisionIndex, last: Point | null): LabelPlacement {
  const { space, names, armies } = forms
  const land = isLandSpace(space)
  let best: Candidate | null = null
  const offer = (found: Candidate | null) => {
    if (found && (!best || found.cost < best.cost)) best = found
  }
  const leastNow = () => (best as Candidate | null)?.cost ?? Number.POSITIVE_INFINITY
  if (armies.length === 0) return NO_PLACEMENT
  if (k >= FAR_SCALE || isCapital(space))
    armies.forEach((army, shortened) => {
      names.forEach((name, smaller) => {
        const price = shortened * shortFormCost(k, forms.weight) + smaller * SMALLER_NAME_COST
        if (price >= leastNow()) return
        for (const at of candidatesWithin(space, name.w / k, name.h / k)) {
          if (price >= leastNow()) break
          const found = placeTogether(forms, name, army, at, k, collisions, leastNow() - price, last)
          offer(found && { ...found, cost: found.cost + price })
        }
      })
      if (!land || k < FAR_SCALE) return
      for (const [name, price] of seaNames(names))
        if (leastNow() > AT_SEA_COST + price)
          offer(
            placeAtSea(
              forms,
              name,
              army,
              k,
              collisions,
              shortened * shortFormCost(k, forms.weight) + AT_SEA_COST + price,
              leastNow(),
              last,
            ),
          )
    })
  const found = best as Candidate | null
  if (!found || found.cost >= maxTogetherCost(k)) return placeApart(forms, k, collisions, last)
  const { placement } = found
  const { name, army } = placement
  if (name) reserveRect(space, name.at, name.form.w, name.form.h, k, collisions, false)
  if (army) reserveRect(space, army.at, army.form.w, army.form.h, k, collisions, true)
  return placement
}
/** Above this cost name and army are placed apart. */
const maxTogetherCost = (k: number) => (k < NEAR_SCALE ? 3.2 : 7)
const NO_PLACEMENT: LabelPlacement = { name: null, army: null, leaderStart: null }

const NARROW_COST = 0.8

/** At sea names use the second form, and a narrow one for narrow bays. */
function seaNames(names: readonly NameForm[]): readonly (readonly [NameForm, number])[] {
  const plain = names[names.length > 1 ? 1 : 0]!
  const narrow = names.reduce((a, b) => (b.w < a.w ? b : a))
  return narrow.w < plain.w * 0.85
    ? [
        [plain, 0],
        [narrow, NARROW_COST],
      ]
    : [[plain, 0]]
}

/** Pixels from the coast that cost 1. */
const PX_PER_COST = 60
const FAR_PX_PER_COST = 25

function placeAtSea(
  { space }: WeightedForms,
  name: NameForm,
  army: ArmyForm,
  k: number,
  collisions: CollisionIndex,
  price: number,
  least: number,
  last: Point | null,
): Candidate | null {
  const [w, h] = [Math.max(name.w, army.w), name.h + NAME_GAP + army.h]
  let best: Candidate | null = null
  for (const at of candidatesAtSea(space, w / k, h / k, MAX_OUT_PX / k)) {
    const distance = distanceCost(space, at, k, last) * 0.6
    if (price + distance >= (best?.cost ?? least) || !fitsWithoutCollision(at, w, h, k, collisions)) continue
    const [top, bottom] = [at[1] - h / 2 / k, at[1] + h / 2 / k]
    const named: Point = [at[0], top + name.h / 2 / k]
    const armyAt: Point = [at[0], bottom - army.h / 2 / k]
    const [near, far] = [
      coastPointFor(space, named, name.w / k, name.h / k)!,
      coastPointFor(space, armyAt, army.w / k, army.h / k)!,
    ]
    const landing = { at: coastPointFor(space, at, w / k, h / k)!.at, away: Math.min(near.away, far.away) }
    const cost =
      price +
      (landing.away * k) / (k < NEAR_SCALE ? FAR_PX_PER_COST : PX_PER_COST) +
      distance +
      waterNameCost(at, w, h, k, collisions) +
      (isClearOfOtherKind(at, w, h, k, collisions, true) ? 0 : MIXING_COST)
    if (cost >= (best?.cost ?? least)) continue
    best = {
      placement: { name: { form: name, at: named }, army: { form: army, at: armyAt }, leaderStart: leaderStart(landing, k) },
      cost,
    }
  }
  return best
}

const DIRECTIONS = Array.from({ length: 16 }, (_, i): Point => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)])

/** Near views place the name first, far views the army. */
export function placeApart(forms: WeightedForms, k: number, collisions: CollisionIndex, last: Point | null): LabelPlacement {
  const { space, weight, armies } = forms
  const name =
    k < NEAR_SCALE ? null : placeNameInside(forms, k, collisions, geography().anchors[space]!.label, Number.POSITIVE_INFINITY)
  if (name) reserveRect(space, name.at, name.form.w, name.form.h, k, collisions, false)
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
  reserveRect(space, at, army.w, army.h, k, collisions, true)
  const atSea = land && isAtSea(...boxAround(at, army.w, army.h, k))
  const landing = atSea ? coastPointFor(space, at, army.w / k, army.h / k) : null
  return { name, army: { form: army, at }, leaderStart: landing && leaderStart(landing, k) }
}
const MAX_CANDIDATES = 40
/** Pixels from the coast in far views. */
const NEAR_OUT = 40
