/** Chooses a place for a space's name and armies among those that are free. Places are board pixels, sizes those of the screen. */
import type { Point } from '../content/map'
import type { SpaceId } from '../engine/types/ids'
import { type Army, FAR, type Forms, isCapital, type Name, NEAR } from './blocks'
import { anchors, shapes } from './geometry'
import { groundAt, isAtSea, isWithin } from './grid'
import { labelSize } from './labels'
import { footOf, placesAtSea, placesWithin } from './places'
import type { Taken } from './taken'

type At<T> = { readonly form: T; readonly at: Point }
export type Standing = {
  readonly name: At<Name> | null
  readonly army: At<Army> | null
  readonly foot: Point | null /** The line leads to the name alone. */
  readonly lone?: boolean
}

/** Between a name and the army below or above it. */
const BETWEEN = 3
/** Left free around what is placed. */
const MARGIN = 2
/** On the sea, so far (px) from the coast at most, and beyond this a line leads to it. */
const OUT = 70
const LINE = 7

const TURNS = Array.from({ length: 16 }, (_, i): Point => [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)])

const boxOf = ([x, y]: Point, w: number, h: number, k: number): [number, number, number, number] => [
  x - w / 2 / k,
  y - h / 2 / k,
  x + w / 2 / k,
  y + h / 2 / k,
]

function isFree([x, y]: Point, w: number, h: number, k: number, taken: Taken): boolean {
  return taken.isFree(x * k - w / 2 - MARGIN, y * k - h / 2 - MARGIN, x * k + w / 2 + MARGIN, y * k + h / 2 + MARGIN)
}

/** What it costs to cover the name of a water. */
function faintCost([x, y]: Point, w: number, h: number, k: number, taken: Taken): number {
  const clear = taken.faint?.isFree(x * k - w / 2, y * k - h / 2, x * k + w / 2, y * k + h / 2) ?? true
  return clear ? 0 : FAINT
}
const FAINT = 0.6

function take([x, y]: Point, w: number, h: number, k: number, taken: Taken): void {
  taken.add({ x0: x * k - w / 2, y0: y * k - h / 2, x1: x * k + w / 2, y1: y * k + h / 2 })
}

/** What an army's box costs: nothing on its own ground, little on the sea, much on a neighbour's. */
function groundCost(space: SpaceId, at: Point, w: number, h: number, k: number): number {
  const box = boxOf(at, w, h, k)
  if (isWithin(space, ...box)) return 0
  const land = shapes.get(space)?.land ?? false
  if (land && isAtSea(...box)) return 0.9
  const prices = land ? [6, 0, 0.7, 4] : [6, 0, 2, 4]
  let cost = 0
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 3; j++) cost += prices[groundAt(at[0] + ((i / 6 - 0.5) * w) / k, at[1] + ((j / 2 - 0.5) * h) / k, space)]!
  return 0.25 + cost / 21 + AWAY[groundAt(at[0], at[1], space)]!
}
const AWAY = [6, 0, 0.4, 3]

/** Steps away from the middle of the space, and from where it was shown before. */
function distance(space: SpaceId, [x, y]: Point, k: number, last: Point | null): number {
  const [ax, ay] = anchors[space]!.label
  const stays = last ? (Math.hypot(x - last[0], y - last[1]) * k) / 140 : 0
  return (Math.hypot(x - ax, y - ay) * k) / 70 + Math.min(1, stays)
}

type Found = { standing: Standing; cost: number }

/** Name and army one above the other, around a place of the name. */
function together(
  forms: Forms,
  name: Name,
  army: Army,
  at: Point,
  k: number,
  taken: Taken,
  least: number,
  last: Point | null,
): Found | null {
  if (!isFree(at, name.w, name.h, k, taken)) return null
  const faint = !shapes.get(forms.space)?.land
  const named = faint ? faintCost(at, name.w, name.h, k, taken) : 0
  let best: Found | null = null
  const step = (name.h + army.h) / 2 + BETWEEN
  for (const [dx, dy, price] of [
    [0, step, 0],
    [0, -step, 0.35],
  ] as const) {
    const stands: Point = [at[0] + dx / k, at[1] + dy / k]
    const cost =
      distance(forms.space, [(at[0] + stands[0]) / 2, (at[1] + stands[1]) / 2], k, last) +
      price +
      named +
      (faint ? faintCost(stands, army.w, army.h, k, taken) : 0)
    if (cost >= (best?.cost ?? least) || !isFree(stands, army.w, army.h, k, taken)) continue
    const sum = cost + groundCost(forms.space, stands, army.w, army.h, k)
    if (sum < (best?.cost ?? least))
      best = { standing: { name: { form: name, at }, army: { form: army, at: stands }, foot: null }, cost: sum }
  }
  return best
}

/** What the short form of armies costs: the closer to the map, the more they are to be read in full. */
const shorter = (k: number) => (k < NEAR ? 0.9 : Math.min(4, 1.7 + (k - NEAR) * 3.5))
/** What each smaller form of a name costs, and standing on the sea. */
const SMALLER = 0.2
const ASEA = 1.5

/** The cheapest of all forms and places at which nothing is covered; where there is none, the army alone. */
export function placeSpace(forms: Forms, k: number, taken: Taken, last: Point | null): Standing {
  const { space, names, armies } = forms
  const land = shapes.get(space)?.land ?? false
  let best: Found | null = null
  const offer = (found: Found | null) => {
    if (found && (!best || found.cost < best.cost)) best = found
  }
  const leastNow = () => (best as Found | null)?.cost ?? Number.POSITIVE_INFINITY
  if (armies.length === 0) return NOWHERE
  if (k >= FAR || isCapital(space))
    armies.forEach((army, shortened) => {
      names.forEach((name, smaller) => {
        const price = shortened * shorter(k) + smaller * SMALLER
        if (price >= leastNow()) return
        for (const at of placesWithin(space, name.w / k, name.h / k)) {
          if (price >= leastNow()) break
          const found = together(forms, name, army, at, k, taken, leastNow() - price, last)
          offer(found && { ...found, cost: found.cost + price })
        }
      })
      if (!land || k < FAR) return
      for (const [name, price] of seaNames(names))
        if (leastNow() > ASEA + price) offer(onSea(forms, name, army, k, taken, shortened * shorter(k) + ASEA + price, last))
    })
  const found = best as Found | null
  if (!found || found.cost >= dearest(k)) return apart(forms, k, taken, last)
  const { standing } = found
  for (const part of [standing.name, standing.army]) if (part) take(part.at, part.form.w, part.form.h, k, taken)
  return standing
}
/** Dearer places together are worse than a name and an army apart; far from the map an army stays at home rather than at sea. */
const dearest = (k: number) => (k < NEAR ? 3.2 : 7)
const NOWHERE: Standing = { name: null, army: null, foot: null }

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
  taken: Taken,
  price: number,
  last: Point | null,
): Found | null {
  const [w, h] = [Math.max(name.w, army.w), name.h + BETWEEN + army.h]
  let best: Found | null = null
  for (const at of placesAtSea(space, w / k, h / k, OUT / k)) {
    if (!isFree(at, w, h, k, taken)) continue
    const [top, bottom] = [at[1] - h / 2 / k, at[1] + h / 2 / k]
    const named: Point = [at[0], top + name.h / 2 / k]
    const stands: Point = [at[0], bottom - army.h / 2 / k]
    const [near, far] = [footOf(space, named, name.w / k, name.h / k)!, footOf(space, stands, army.w / k, army.h / k)!]
    const foot = { at: footOf(space, at, w / k, h / k)!.at, away: Math.min(near.away, far.away) }
    const cost =
      price + (foot.away * k) / (k < NEAR ? DEAR_SEA : SEA) + distance(space, at, k, last) * 0.6 + faintCost(at, w, h, k, taken)
    if (best && cost >= best.cost) continue
    best = { standing: { name: { form: name, at: named }, army: { form: army, at: stands }, foot: lineFrom(foot, k) }, cost }
  }
  return best
}

const lineFrom = (foot: { at: Point; away: number }, k: number): Point | null => (foot.away * k > LINE ? foot.at : null)

/**
 * Apart: close to the map the name first, where there is a choice, then the army on its own ground, on the sea, or where it covers
 * least. Farther off the army comes first, and the name when all armies stand.
 */
function apart(forms: Forms, k: number, taken: Taken, last: Point | null): Standing {
  const { space, armies } = forms
  const name = k < NEAR ? null : nameIn(forms, k, taken, anchors[space]!.label, Number.POSITIVE_INFINITY)
  if (name) take(name.at, name.form.w, name.form.h, k, taken)
  const [x, y] = name?.at ?? anchors[space]!.label
  const land = shapes.get(space)?.land ?? false
  const rings = (k < FAR ? [4, 8, 13, 19] : [8, 16, 26, 38, 52, 70, 90]).map((step) => step / k)
  let best: { army: Army; at: Point; cost: number } | null = null
  const leastNow = () => (best as { cost: number } | null)?.cost ?? Number.POSITIVE_INFINITY
  armies.forEach((army, shortened) => {
    const price = shortened * shorter(k)
    const [w, h] = [army.w / 2 + MARGIN, army.h / 2 + MARGIN]
    const offer = (at: Point) => {
      let cost = distance(space, at, k, last) * (k < FAR ? 3 : 1) + price
      if (cost >= leastNow()) return
      cost += groundCost(space, at, army.w, army.h, k)
      if (cost >= leastNow()) return
      cost += (taken.covered(at[0] * k - w, at[1] * k - h, at[0] * k + w, at[1] * k + h) / (army.w * army.h)) * 40
      if (cost < leastNow()) best = { army, at, cost }
    }
    offer([x, y])
    for (const at of placesWithin(space, army.w / k, army.h / k).slice(0, k < FAR ? 12 : KEEP)) offer(at)
    for (const r of rings) for (const [dx, dy] of TURNS) offer([x + dx * r, y + dy * r])
    if (land && leastNow() > price + 0.9)
      for (const at of placesAtSea(space, army.w / k, army.h / k, (k < FAR ? 14 : OUT) / k).slice(0, KEEP)) offer(at)
  })
  const { army, at } = (best as { army: Army; at: Point } | null)!
  take(at, army.w, army.h, k, taken)
  const atSea = land && isAtSea(...boxOf(at, army.w, army.h, k))
  const foot = atSea ? footOf(space, at, army.w / k, army.h / k) : null
  return { name, army: { form: army, at }, foot: foot && lineFrom(foot, k) }
}
const KEEP = 40

/** The fullest form of a name that finds a place wholly in its space, the place nearest to one, within a reach (px). */
function nameIn({ space, names }: Forms, k: number, taken: Taken, beside: Point, reach: number): At<Name> | null {
  const faint = !shapes.get(space)?.land
  for (const form of names) {
    let at: Point | null = null
    let least = reach / k
    for (const place of placesWithin(space, form.w / k, form.h / k)) {
      const straight = Math.hypot(place[0] - beside[0], place[1] - beside[1])
      const away = straight + (faint ? (faintCost(place, form.w, form.h, k, taken) * 70) / k : 0)
      if (away < least && isFree(place, form.w, form.h, k, taken)) [at, least] = [place, away]
    }
    if (at) return { form, at }
  }
  return null
}

/** How far out (px) a name may stand: from afar only those of capitals need a line. */
const seaward = (space: SpaceId, k: number): number =>
  k < FAR ? (isCapital(space) ? Math.max(12, k * 90) : 12) : k < NEAR ? 30 : OUT

/** Names on the sea stand on one line up to this length (px). */
const LONGEST = 130

/** So far (px) beyond the nearest place a name goes out to sea in order not to cover that of a water. */
const ASIDE = 20

/** A name at sea farther (px) from its army than this keeps a line of its own: a capital's, and any other. */
const STRAYS = 30
const FAR_OUT = 80

/** A name without an army, or apart from it, in the fullest form that finds a place; where none does, it is left out. */
export function placeNames(forms: Forms, k: number, taken: Taken, standing: Map<SpaceId, Standing>): void {
  const { space, names } = forms
  const there = standing.get(space)
  if (there?.name) return
  const beside = there?.army?.at ?? anchors[space]!.label
  const near = (at: Point) => Math.hypot(at[0] - beside[0], at[1] - beside[1])
  const reach = there?.army ? (k < FAR ? (isCapital(space) ? 90 : 46) : 190) : Number.POSITIVE_INFINITY
  const put = ({ form, at }: At<Name>, foot: Point | null) => {
    take(at, form.w, form.h, k, taken)
    standing.set(space, { name: { form, at }, army: there?.army ?? null, foot: there?.foot ?? foot, lone: !there?.foot })
  }
  const inside = nameIn(forms, k, taken, beside, reach)
  if (inside) return put(inside, null)
  const isLand = shapes.get(space)?.land ?? false
  if (!isLand) return
  const flatness = ({ w, h }: Name) => (w > LONGEST ? 0 : w / h)
  for (const form of names.toReversed().toSorted((a, b) => flatness(b) - flatness(a))) {
    const places = placesAtSea(space, form.w / k, form.h / k, seaward(space, k) / k)
    const free = places.filter((place) => near(place) * k < reach && isFree(place, form.w, form.h, k, taken))
    const [nearest] = free
    if (!nearest) continue
    const out = (place: Point) => footOf(space, place, form.w / k, form.h / k)!.away * k
    // The name of a water is worth a little way, but not a long line.
    const clear = free.find((place) => faintCost(place, form.w, form.h, k, taken) === 0)
    const at = clear && out(clear) - out(nearest) <= ASIDE ? clear : nearest
    const foot = footOf(space, at, form.w / k, form.h / k)!
    // A name that has left its army is not to be taken for its neighbour's, or for an island's.
    const strays = there?.army && near(at) * k > (isCapital(space) ? STRAYS : FAR_OUT)
    return put({ form, at }, strays ? foot.at : lineFrom(foot, k))
  }
  bareName(forms, k, taken, beside, put)
}

/** A small country inland, where nobody stands: its name without its marks is worth more than no name. */
function bareName(forms: Forms, k: number, taken: Taken, beside: Point, put: (name: At<Name>, foot: null) => void): void {
  const least = forms.names.at(-1)
  if (k < FAR || forms.armies.length > 0 || !least?.label.flag) return
  const label = { ...least.label, ipc: null, flag: null, of: null, below: false }
  const inside = nameIn({ ...forms, names: [{ label, ...labelSize(label) }] }, k, taken, beside, Number.POSITIVE_INFINITY)
  if (inside) put(inside, null)
}
