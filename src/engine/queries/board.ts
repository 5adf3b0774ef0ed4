import type { Space } from '../../content/index.ts'
import { memoizeByKey, memoizeByObject } from '../../memoize.ts'
import type { Rules, UnitInfo } from '../kernel/rules.ts'
import { isTransportBound } from '../phases/move/sail/fleet-move.ts'
import { heldByPatrol } from '../phases/move/sail/patrol.ts'
import { rulesOf } from '../rulesets/index.ts'
import { stacksIn } from '../state/selectors.ts'
import { rangeOf } from '../state/stacks.ts'
import type { Counts, PowerId, SpaceId, UnitType } from '../types/ids.ts'
import type { StackView } from '../types/outcome.ts'
import type { GameState, Stack } from '../types/state.ts'

/** Price of a unit in IPC; 0 if the rules do not have it (STD-PUR-01). */
export const costOf = (state: GameState, type: UnitType): number => rulesOf(state).units[type]?.cost ?? 0

/** Price of these units in IPC. */
export const costOfAll = (state: GameState, counts: Counts): number =>
  (Object.entries(counts) as [UnitType, number][]).reduce((sum, [type, count]) => sum + count * costOf(state, type), 0)

/** Board and units under the rules in play, options included. */
export type GameTable = {
  readonly spaces: ReadonlyMap<SpaceId, Space>
  readonly units: Readonly<Record<UnitType, UnitInfo>>
  /** Borders on the shortest way by land and sea; Infinity if there is none (STD-BRD-01, STD-BRD-02). */
  readonly distance: (from: SpaceId, to: SpaceId) => number
}

function distancesFrom(spaces: GameTable['spaces'], start: SpaceId): ReadonlyMap<SpaceId, number> {
  const steps = new Map<SpaceId, number>([[start, 0]])
  // The map grows during this loop, in order of distance.
  for (const [at, count] of steps) {
    for (const next of spaces.get(at)?.adjacent ?? []) {
      if (!steps.has(next) && spaces.get(next)?.kind !== 'impassable') steps.set(next, count + 1)
    }
  }
  return steps
}

const tableFor = memoizeByObject(({ spaces: printed, units }: Rules): GameTable => {
  const spaces = new Map(printed.map((space) => [space.id, space]))
  const stepsFrom = memoizeByKey((start: SpaceId) => distancesFrom(spaces, start))
  return { spaces, units, distance: (from, to) => stepsFrom(from).get(to) ?? Number.POSITIVE_INFINITY }
})

/** Board and units of a game; the same object for the same rules. */
export const tableOf = (state: GameState): GameTable => tableFor(rulesOf(state))

/** Units of a space grouped by what a player can see; cargo is listed in its transport. */
export function unitsIn(state: GameState, space: SpaceId): StackView[] {
  const rules = rulesOf(state)
  const view = { rules, state }
  const moving = (s: Stack): boolean => state.flow.phase === 'move' && s.power === state.flow.power
  const views: StackView[] = []
  for (const s of stacksIn(state, space)) {
    const move = rangeOf(rules, s)
    // Land and air units move once a turn; ships move while they have movement left.
    const left =
      s.used === undefined
        ? move
        : rules.units[s.type].kind !== 'sea' || heldByPatrol(view, space, s, state.flow.power)
          ? 0
          : move - s.used
    const seen: StackView = {
      power: s.power as PowerId,
      type: s.type,
      count: s.count,
      ...(s.damaged ? { damaged: true } : {}),
      ...(s.submerged ? { submerged: true } : {}),
      ...(s.gas ? { gas: true } : {}),
      ...(s.strategic ? { strategic: true } : {}),
      ...(s.group === undefined ? {} : { group: s.group }),
      ...(moving(s) ? { left } : {}),
      ...(moving(s) && left < move ? { moved: true } : {}),
      ...(moving(s) && isTransportBound(state, s) ? { bound: true } : {}),
      ...(s.id === undefined
        ? {}
        : { id: s.id, cargo: (s.cargo ?? []).map(({ power, type, gas }) => ({ power, type, ...(gas ? { gas } : {}) })) }),
    }
    const like = views.find(
      (v) =>
        v.id === undefined &&
        seen.id === undefined &&
        v.power === seen.power &&
        v.type === seen.type &&
        v.damaged === seen.damaged &&
        v.submerged === seen.submerged &&
        v.gas === seen.gas &&
        v.strategic === seen.strategic &&
        v.group === seen.group &&
        v.left === seen.left &&
        v.moved === seen.moved,
    )
    if (like) like.count += seen.count
    else views.push(seen)
  }
  return views
}
