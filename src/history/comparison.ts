/** Two states held against each other: who holds what otherwise, where armies differ most, and what has become of the figures. */
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

/** Units of both sides in a space; those of neutrals count for nobody. */
export type Garrison = { readonly central: number; readonly allies: number }
/** A space that is not as it was. Its holders are the same where only armies differ. */
export type SpaceDifference = {
  readonly space: SpaceId
  readonly held: boolean
  readonly from: LandHolder | null
  readonly to: LandHolder | null
  readonly before: Garrison
  readonly after: Garrison
}
export type StateComparison = {
  /** What is in other hands, what is worth most first. */
  readonly held: readonly SpaceDifference[]
  /** Where only armies differ, the greatest difference first. */
  readonly armies: readonly SpaceDifference[]
  /** Lands that somebody could hold. */
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

/** What of the second state is not as it is in the first. */
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

/** A party's figures at both moments. */
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

/** The figures of every power and of both sides at two moments. */
export function compareFigures(first: GameState, second: GameState): FigureComparison[] {
  const [a, b] = [figuresOf(first), figuresOf(second)]
  return PARTIES.map((party) => ({ party, first: summed(a, party), second: summed(b, party) }))
}
