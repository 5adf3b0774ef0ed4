/** Compares two states: control, armies and figures. */
import {
  controllerOf,
  type GameState,
  type Owner,
  POWERS,
  type PowerId,
  type SpaceId,
  sideOf,
  spacesOf,
  unitsIn,
} from '../engine/index.ts'
import { armiesChanged, diffOf } from './diff.ts'
import { type Belligerent, figuresOf, PARTIES, type PowerFigures, powersWithin } from './figures.ts'
import type { LandHolder } from './tableau.ts'

/** Unit counts by side, without neutral armies. */
export type Garrison = { readonly central: number; readonly allies: number }
/** `held`: control changed; otherwise only the armies did. */
export type SpaceDifference = {
  readonly space: SpaceId
  readonly held: boolean
  readonly from: LandHolder | null
  readonly to: LandHolder | null
  readonly before: Garrison
  readonly after: Garrison
}
export type StateComparison = {
  /** Spaces with another holder, most valuable first. */
  readonly held: readonly SpaceDifference[]
  /** Spaces where only armies changed, largest change first. */
  readonly armies: readonly SpaceDifference[]
  /** Number of land spaces that can be held. */
  readonly lands: number
}

const isPower = (owner: Owner): owner is PowerId => POWERS.some((power) => power === owner)

function garrisonOf(state: GameState, space: SpaceId): Garrison {
  const sum = { central: 0, allies: 0 }
  for (const { power, count, cargo = [] } of unitsIn(state, space)) {
    if (isPower(power)) sum[sideOf(power)] += count
    for (const each of cargo) if (isPower(each.power)) sum[sideOf(each.power)]++
  }
  return sum
}

const sumOf = (counts: object): number => Object.values(counts).reduce((sum: number, each: number) => sum + each, 0)

/** The spaces that differ between two states. */
export function compareStates(first: GameState, second: GameState): StateComparison {
  const spaces = spacesOf(first).filter(({ kind }) => kind !== 'impassable')
  const lands = spaces.filter(({ kind }) => kind === 'land')
  const worth = new Map(spaces.map(({ id, ipc = 0 }) => [id, ipc]))
  const moved = new Map<SpaceId, number>()
  for (const { space, gained, lost } of armiesChanged(diffOf(first, second)))
    moved.set(space, (moved.get(space) ?? 0) + sumOf(gained) + sumOf(lost))
  const contrast = (space: SpaceId, from: LandHolder | null, to: LandHolder | null): SpaceDifference => ({
    ...{ space, held: from !== to, from, to },
    before: garrisonOf(first, space),
    after: garrisonOf(second, space),
  })
  const held = lands.flatMap(({ id }) => {
    const [from, to] = [controllerOf(first, id), controllerOf(second, id)]
    return from === to ? [] : [contrast(id, from, to)]
  })
  const other = new Set(held.map(({ space }) => space))
  const land = new Set(lands.map(({ id }) => id))
  const holder = (space: SpaceId) => (land.has(space) ? controllerOf(first, space) : null)
  const armies = [...moved]
    .filter(([space, by]) => by > 0 && !other.has(space))
    .sort(([, a], [, b]) => b - a)
    .map(([space]) => contrast(space, holder(space), holder(space)))
  return { held: held.sort((a, b) => (worth.get(b.space) ?? 0) - (worth.get(a.space) ?? 0)), armies, lands: lands.length }
}

export type FigureComparison = { readonly party: Belligerent; readonly first: PowerFigures; readonly second: PowerFigures }

const summed = (figures: ReturnType<typeof figuresOf>, party: Belligerent): PowerFigures =>
  powersWithin(party)
    .map((power) => figures[power])
    .reduce((a, b) => ({
      income: a.income + b.income,
      treasury: a.treasury + b.treasury,
      units: a.units + b.units,
      territories: a.territories + b.territories,
      capitals: a.capitals + b.capitals,
    }))

/** Figures of every power and side in two states. */
export function compareFigures(first: GameState, second: GameState): FigureComparison[] {
  const [a, b] = [figuresOf(first), figuresOf(second)]
  return PARTIES.map((party) => ({ party, first: summed(a, party), second: summed(b, party) }))
}

/** Land that a party gained and lost between two states. */
export function landChanges(
  before: GameState,
  after: GameState,
  party: Belligerent,
): { readonly gained: SpaceId[]; readonly lost: SpaceId[] } {
  const own = new Set<string | null>(powersWithin(party))
  const land = spacesOf(after).filter(({ kind }) => kind === 'land')
  const held = (state: GameState, space: SpaceId) => own.has(controllerOf(state, space))
  return {
    gained: land.filter(({ id }) => held(after, id) && !held(before, id)).map(({ id }) => id),
    lost: land.filter(({ id }) => held(before, id) && !held(after, id)).map(({ id }) => id),
  }
}
