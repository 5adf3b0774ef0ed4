/** What changed from one moment to another: land, money and armies. */
import { type GameState, type Owner, POWERS, type PowerId, productionOf, type SpaceId, unitsIn } from '../engine/index.ts'
import { memoizeLast } from '../memoize.ts'
import { totalOf } from '../report/index.ts'
import { armiesChanged, type Change, diffOf } from './diff.ts'
import type { LandHolder } from './tableau.ts'

export type ValueChange = { readonly power: PowerId; readonly from: number; readonly to: number }
/** Unit counts before and after, and how many units were gained and lost. */
export type ArmyShift = {
  readonly space: SpaceId
  readonly power: Owner
  readonly from: number
  readonly to: number
  readonly gained: number
  readonly lost: number
}
export type StepChanges = {
  readonly control: readonly Change<LandHolder>[]
  readonly income: readonly ValueChange[]
  readonly treasury: readonly ValueChange[]
  readonly armies: readonly ArmyShift[]
}

/** Counts cargo too. */
function strengthIn(state: GameState, space: SpaceId, power: Owner): number {
  return unitsIn(state, space).reduce((sum, { power: owner, count, cargo = [] }) => {
    const aboard = cargo.filter((each) => each.power === power).length
    return sum + (owner === power ? count : 0) + aboard
  }, 0)
}

/** Cached, as map and dock ask for the same step. */
export const changesOfStep = memoizeLast((before: GameState, after: GameState): StepChanges => {
  const diff = diffOf(before, after)
  const armies = armiesChanged(diff).map(({ space, power, gained, lost }) => ({
    space,
    power,
    from: strengthIn(before, space, power),
    to: strengthIn(after, space, power),
    gained: totalOf(gained),
    lost: totalOf(lost),
  }))
  const income = POWERS.map((power) => ({ power, from: productionOf(before, power), to: productionOf(after, power) }))
  return {
    control: diff.control,
    income: income.filter(({ from, to }) => from !== to),
    treasury: diff.money.map(({ at, from, to }) => ({ power: at as PowerId, from: from ?? 0, to: to ?? 0 })),
    armies,
  }
})

/** The changed spaces, land that changed hands first. */
export const spacesOfChanges = ({ control, armies }: StepChanges): SpaceId[] => [
  ...new Set([...control.map(({ at }) => at), ...armies.map(({ space }) => space)]),
]
