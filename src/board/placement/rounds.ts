/** Order and rounds of placement: spaces without room for a name come first in the next round. */
import type { Point } from '../../content/map.ts'
import type { SpaceId } from '../../engine/types/ids.ts'
import { derivedFromBoard, geography } from '../geography/current-board.ts'
import { FAR_SCALE } from '../glyphs/totals.ts'
import type { BoardView } from '../types.ts'
import { placeSpace } from './army-placement.ts'
import { reserveMarks } from './bases-and-gates.ts'
import { CollisionIndex } from './collision-index.ts'
import { isCapital } from './display-priority.ts'
import { type LabelPlacement, NEAR_SCALE, type WeightedForms } from './forms.ts'
import { placeName } from './name-placement.ts'
import type { PlacementCache } from './placement-cache.ts'

const MAX_ROUNDS = 5
/** Below this scale totals touch each other. */
const CROWDED_SCALE = 0.25

type RoundContext = {
  readonly k: number
  readonly passages: BoardView['passages']
  readonly waterNames: CollisionIndex
  readonly lastPlace: (space: SpaceId) => Point | null
  readonly placementCache: PlacementCache
}

/** `shortened`: after two rounds without room for the name. `named`: the name is placed with the army. */
type PlacementTurn = { readonly forms: WeightedForms; readonly shortened: boolean; readonly named: boolean }

/** Active spaces first, then small and full ones, capitals and fronts. */
function urgency({ space, weight, names, armies }: WeightedForms, k: number): number {
  const [name, army] = [names[0]!, armies[0]]
  const full = Math.hypot(Math.max(name.w, army?.w ?? 0), name.h + (army?.h ?? 0))
  // From afar required names come before armies, unless the board is crowded.
  const namesFirst = k < FAR_SCALE && k >= CROWDED_SCALE && weight.nameRequired
  return (
    full / (geography().anchors[space]!.radius * k) +
    (isCapital(space) ? 0.6 : 0) +
    (army ? 0.4 + weight.front * 0.3 : 0) +
    (weight.inFull ? 20 : 0) +
    (namesFirst ? 50 : 0)
  )
}

const urgencyCache = new WeakMap<WeightedForms, number>()

function urgencyOf(forms: WeightedForms, k: number): number {
  const found = urgencyCache.get(forms) ?? urgency(forms, k)
  urgencyCache.set(forms, found)
  return found
}

/** From afar important names come first. */
const nameWeights = derivedFromBoard(
  ({ spaceIds, spacesById, anchors }) =>
    new Map(
      spaceIds.map((space) => [
        space,
        (isCapital(space) ? 100 : 0) + (spacesById.get(space)!.ipc ?? 0) * 4 + Math.sqrt(anchors[space]!.area) / 40,
      ]),
    ),
)

const sortDescending = <T>(list: readonly (readonly [T, number])[]): readonly T[] =>
  list.toSorted((a, b) => b[1] - a[1]).map(([each]) => each)

const withShortestArmy = (forms: WeightedForms): WeightedForms => ({ ...forms, armies: forms.armies.slice(-1) })

const areSameTurns = (a: readonly PlacementTurn[], b: readonly PlacementTurn[]): boolean =>
  a.every((turn, i) => turn.forms === b[i]?.forms && turn.shortened === b[i].shortened && turn.named === b[i].named)

type Placements = ReadonlyMap<SpaceId, LabelPlacement>

function* placeAll(
  turns: readonly PlacementTurn[],
  byName: readonly WeightedForms[],
  setting: RoundContext,
): Generator<undefined, Placements> {
  const { k, passages, waterNames, lastPlace, placementCache } = setting
  const collisions = new CollisionIndex(waterNames, new CollisionIndex(), new CollisionIndex())
  reserveMarks(collisions, k, passages)
  const placements = new Map<SpaceId, LabelPlacement>()
  const stand = (forms: WeightedForms, shortened: boolean): void => {
    const { space, names, armies, weight } = forms
    const at = lastPlace(space)
    const found = placementCache.findOrPlace(
      'army',
      space,
      [names, armies, weight.front, at?.[0], at?.[1], shortened],
      collisions,
      () => placeSpace(shortened ? withShortestArmy(forms) : forms, k, collisions, at),
    )
    if (found) placements.set(space, found)
  }
  const name = (forms: WeightedForms): void => {
    const { space, names, armies, weight } = forms
    const there = placements.get(space)
    if (there?.name) return
    const found = placementCache.findOrPlace('name', space, [names, armies, weight.nameRequired, there], collisions, () => {
      placeName(forms, k, collisions, placements)
      return placements.get(space) ?? null
    })
    if (found) placements.set(space, found)
  }
  for (const { forms, shortened, named } of turns) {
    yield
    if (forms.armies.length > 0) stand(forms, shortened)
    if (named) name(forms)
  }
  for (const forms of byName) {
    yield
    name(forms)
  }
  return placements
}

export function* placeInRounds(queue: readonly WeightedForms[], setting: RoundContext): Generator<undefined, Placements> {
  const { k } = setting
  const urgent = queue.map((forms) => [forms, urgencyOf(forms, k)] as const)
  const byName = sortDescending(
    queue.map((forms) => [forms, (forms.weight.nameRequired ? 1000 : 0) + nameWeights().get(forms.space)!]),
  )
  const first = new Map<SpaceId, number>()
  const turnsNow = (): readonly PlacementTurn[] => {
    const ordered = sortDescending(urgent.map(([forms, own]) => [forms, own + (first.get(forms.space) ?? 0) * 100]))
    return ordered.map((forms) => {
      const before = first.get(forms.space) ?? 0
      return { forms, shortened: before > 1, named: k >= CROWDED_SCALE && (before > 0 || forms.weight.nameRequired) }
    })
  }
  let turns = turnsNow()
  let placements = yield* placeAll(turns, byName, setting)
  // Near views require all names, far views only the important ones.
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const nameless = queue.filter(({ space, weight }) => (k >= NEAR_SCALE || weight.nameRequired) && !placements.get(space)?.name)
    if (nameless.length === 0) break
    for (const { space } of nameless) first.set(space, (first.get(space) ?? 0) + 1)
    const next = turnsNow()
    // The same order gives the same result.
    if (!areSameTurns(next, turns)) placements = yield* placeAll(next, byName, setting)
    turns = next
  }
  return placements
}
