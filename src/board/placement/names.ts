/** Names that stand without an army, or away from it. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { geography, isLandSpace } from '../geography/table.ts'
import { labelSize } from '../glyphs/labels.ts'
import { candidatesAtSea, candidatesWithin } from './candidates.ts'
import { footOf } from './coast.ts'
import type { CollisionIndex } from './collisionIndex.ts'
import { faintCost, hasRoom, isApart, lineFrom, OUT, take } from './costs.ts'
import { FAR, type Forms, type Name, NEAR } from './forms.ts'
import type { At, LabelPlacement } from './placement.ts'
import { homeOf, spilled } from './spilled.ts'
import { isCapital } from './weight.ts'

/** The fullest form of a name that finds a place wholly in its space, the place nearest to one, within a reach (px). */
export function nameIn(
  { space, names }: Forms,
  k: number,
  collisions: CollisionIndex,
  beside: Point,
  reach: number,
): At<Name> | null {
  const faint = !isLandSpace(space)
  for (const form of names) {
    let at: Point | null = null
    let least = reach / k
    for (const place of candidatesWithin(space, form.w / k, form.h / k)) {
      const straight = Math.hypot(place[0] - beside[0], place[1] - beside[1])
      if (straight >= least) continue
      const away = straight + (faint ? (faintCost(place, form.w, form.h, k, collisions) * 70) / k : 0)
      if (away < least && hasRoom(place, form.w, form.h, k, collisions)) [at, least] = [place, away]
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
export function placeNames(forms: Forms, k: number, collisions: CollisionIndex, placements: Map<SpaceId, LabelPlacement>): void {
  const { space, weight, names } = forms
  const there = placements.get(space)
  if (there?.name) return
  const beside = there?.army?.at ?? geography().anchors[space]!.label
  const near = (at: Point) => Math.hypot(at[0] - beside[0], at[1] - beside[1])
  const reach = there?.army ? (k < FAR ? (isCapital(space) ? 90 : 46) : 190) : Number.POSITIVE_INFINITY
  const put = ({ form, at }: At<Name>, foot: Point | null) => {
    take(space, at, form.w, form.h, k, collisions, false)
    placements.set(space, { name: { form, at }, army: there?.army ?? null, foot: there?.foot ?? foot, lone: !there?.foot })
  }
  const inside = nameIn(forms, k, collisions, beside, reach)
  if (inside) return put(inside, null)
  const land = isLandSpace(space)
  if (!land) return
  const flatness = ({ w, h }: Name) => (w > LONGEST ? 0 : w / h)
  for (const form of names.toReversed().toSorted((a, b) => flatness(b) - flatness(a))) {
    const places = candidatesAtSea(space, form.w / k, form.h / k, seaward(space, k) / k)
    const free = places.filter(
      (place) =>
        near(place) * k < reach &&
        hasRoom(place, form.w, form.h, k, collisions) &&
        isApart(place, form.w, form.h, k, collisions, true),
    )
    const [nearest] = free
    if (!nearest) continue
    const out = (place: Point) => footOf(space, place, form.w / k, form.h / k)!.away * k
    // The name of a water is worth a little way, but not a long line.
    const clear = free.find((place) => faintCost(place, form.w, form.h, k, collisions) === 0)
    const at = clear && out(clear) - out(nearest) <= ASIDE ? clear : nearest
    const foot = footOf(space, at, form.w / k, form.h / k)!
    // A name that has left its army is not to be taken for its neighbour's, or for an island's.
    const strays = there?.army && near(at) * k > (isCapital(space) ? STRAYS : FAR_OUT)
    return put({ form, at }, strays ? foot.at : lineFrom(foot, k))
  }
  if (weight.led) {
    const found = spilled(forms, k, collisions, beside)
    if (found) return put(found, homeOf(space, found.at))
  }
  bareName(forms, k, collisions, beside, put)
}

/** A small country inland, where nobody stands: its name without its marks is worth more than no name. */
function bareName(
  forms: Forms,
  k: number,
  collisions: CollisionIndex,
  beside: Point,
  put: (name: At<Name>, foot: null) => void,
): void {
  const least = forms.names.at(-1)
  if (k < FAR || forms.armies.length > 0 || !least?.label.flag) return
  const label = { ...least.label, ipc: null, flag: null, of: null, below: false }
  const inside = nameIn({ ...forms, names: [{ label, ...labelSize(label) }] }, k, collisions, beside, Number.POSITIVE_INFINITY)
  if (inside) put(inside, null)
}
