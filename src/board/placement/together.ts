/** Chooses a place for a space's name and armies among those that are free: together where they can be, else apart. Places are board pixels, sizes those of the screen. */
import type { Point } from '../../content/map.ts'
import { isLandSpace } from '../geography/table.ts'
import { apart } from './apart.ts'
import { candidatesAtSea, candidatesWithin } from './candidates.ts'
import { footOf } from './coast.ts'
import type { CollisionIndex } from './collisionIndex.ts'
import { distanceCost, faintCost, groundCost, hasRoom, isApart, lineFrom, MIXED, OUT, shorter, take } from './costs.ts'
import { type Army, FAR, type Forms, type Name, NEAR } from './forms.ts'
import type { LabelPlacement } from './placement.ts'
import { isCapital } from './weight.ts'

/** Between a name and the army below or above it. */
const BETWEEN = 3
type Found = { placement: LabelPlacement; cost: number }

/** Name and army one above the other, around a place of the name. */
function together(
  forms: Forms,
  name: Name,
  army: Army,
  at: Point,
  k: number,
  collisions: CollisionIndex,
  least: number,
  last: Point | null,
): Found | null {
  const step = (name.h + army.h) / 2 + BETWEEN
  const below = (dy: number, price: number) => distanceCost(forms.space, [at[0], at[1] + dy / 2 / k], k, last) + price
  // What costs too much wherever there is room is not looked for.
  const [lower, upper] = [below(step, 0), below(-step, UPPER)]
  if (Math.min(lower, upper) >= least || !hasRoom(at, name.w, name.h, k, collisions)) return null
  const faint = !isLandSpace(forms.space)
  const named = faint ? faintCost(at, name.w, name.h, k, collisions) : 0
  let best: Found | null = null
  for (const [dy, distance] of [
    [step, lower],
    [-step, upper],
  ] as const) {
    const stands: Point = [at[0], at[1] + dy / k]
    if (distance + named >= (best?.cost ?? least)) continue
    const cost =
      distance +
      named +
      (faint ? faintCost(stands, army.w, army.h, k, collisions) : 0) +
      (faint && !isApart(stands, army.w, army.h, k, collisions, false) ? MIXED : 0)
    if (cost >= (best?.cost ?? least) || !hasRoom(stands, army.w, army.h, k, collisions)) continue
    const sum = cost + groundCost(forms.space, stands, army.w, army.h, k)
    if (sum < (best?.cost ?? least))
      best = { placement: { name: { form: name, at }, army: { form: army, at: stands }, foot: null }, cost: sum }
  }
  return best
}

/** What it costs an army to stand above its name. */
const UPPER = 0.35
/** What each smaller form of a name costs, and standing on the sea. */
const SMALLER = 0.2
const ASEA = 1.5

/** The cheapest of all forms and places at which nothing is covered; where there is none, the army alone. */
export function placeSpace(forms: Forms, k: number, collisions: CollisionIndex, last: Point | null): LabelPlacement {
  const { space, names, armies } = forms
  const land = isLandSpace(space)
  let best: Found | null = null
  const offer = (found: Found | null) => {
    if (found && (!best || found.cost < best.cost)) best = found
  }
  const leastNow = () => (best as Found | null)?.cost ?? Number.POSITIVE_INFINITY
  if (armies.length === 0) return NOWHERE
  if (k >= FAR || isCapital(space))
    armies.forEach((army, shortened) => {
      names.forEach((name, smaller) => {
        const price = shortened * shorter(k, forms.weight) + smaller * SMALLER
        if (price >= leastNow()) return
        for (const at of candidatesWithin(space, name.w / k, name.h / k)) {
          if (price >= leastNow()) break
          const found = together(forms, name, army, at, k, collisions, leastNow() - price, last)
          offer(found && { ...found, cost: found.cost + price })
        }
      })
      if (!land || k < FAR) return
      for (const [name, price] of seaNames(names))
        if (leastNow() > ASEA + price)
          offer(onSea(forms, name, army, k, collisions, shortened * shorter(k, forms.weight) + ASEA + price, leastNow(), last))
    })
  const found = best as Found | null
  if (!found || found.cost >= dearest(k)) return apart(forms, k, collisions, last)
  const { placement } = found
  const { name, army } = placement
  if (name) take(space, name.at, name.form.w, name.form.h, k, collisions, false)
  if (army) take(space, army.at, army.form.w, army.form.h, k, collisions, true)
  return placement
}
/** Dearer places together are worse than a name and an army apart; far from the map an army stays at home rather than at sea. */
const dearest = (k: number) => (k < NEAR ? 3.2 : 7)
const NOWHERE: LabelPlacement = { name: null, army: null, foot: null }

const NARROW = 0.8

/** On the sea a name stands in its plain form, or where bays are narrow in a much narrower one. */
function seaNames(names: readonly Name[]): readonly (readonly [Name, number])[] {
  const plain = names[names.length > 1 ? 1 : 0]!
  const narrow = names.reduce((a, b) => (b.w < a.w ? b : a))
  return narrow.w < plain.w * 0.85
    ? [
        [plain, 0],
        [narrow, NARROW],
      ]
    : [[plain, 0]]
}

/** So many pixels from the coast cost as much as one of the other prices. */
const SEA = 60
const DEAR_SEA = 25

/** Name and army on the sea beside the coast. */
function onSea(
  { space }: Forms,
  name: Name,
  army: Army,
  k: number,
  collisions: CollisionIndex,
  price: number,
  least: number,
  last: Point | null,
): Found | null {
  const [w, h] = [Math.max(name.w, army.w), name.h + BETWEEN + army.h]
  let best: Found | null = null
  for (const at of candidatesAtSea(space, w / k, h / k, OUT / k)) {
    const distance = distanceCost(space, at, k, last) * 0.6
    if (price + distance >= (best?.cost ?? least) || !hasRoom(at, w, h, k, collisions)) continue
    const [top, bottom] = [at[1] - h / 2 / k, at[1] + h / 2 / k]
    const named: Point = [at[0], top + name.h / 2 / k]
    const stands: Point = [at[0], bottom - army.h / 2 / k]
    const [near, far] = [footOf(space, named, name.w / k, name.h / k)!, footOf(space, stands, army.w / k, army.h / k)!]
    const foot = { at: footOf(space, at, w / k, h / k)!.at, away: Math.min(near.away, far.away) }
    const cost =
      price +
      (foot.away * k) / (k < NEAR ? DEAR_SEA : SEA) +
      distance +
      faintCost(at, w, h, k, collisions) +
      (isApart(at, w, h, k, collisions, true) ? 0 : MIXED)
    if (cost >= (best?.cost ?? least)) continue
    best = { placement: { name: { form: name, at: named }, army: { form: army, at: stands }, foot: lineFrom(foot, k) }, cost }
  }
  return best
}
