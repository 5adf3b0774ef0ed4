import {
  type Counts,
  dataOf,
  type GameState,
  minorForecast,
  type Owner,
  type SpaceId,
  sideOf,
  type UnitType,
} from '../../engine/index.ts'
import type { BattleSideId, BattleToll, Ending } from '../types.ts'

type Stacks = NonNullable<GameState['war']['units'][string]>

/**
 * Name of a position by its difference from `origin`. Counters, questions and dice are left out, and rounds beyond
 * `rounds`, so a round without effect leads back to its start.
 */
export function nameOfPosition(origin: GameState, state: GameState, left: number, rounds: number): string {
  const { agenda, pending, phase } = state.flow
  const tasks = agenda.map((task) =>
    task.task === 'sea-battle'
      ? { ...task, round: Math.min(task.round, rounds) }
      : task.task === 'land-battle'
        ? { ...task, airRound: Math.min(task.airRound, 1) }
        : task,
  )
  const asked = pending && { ...pending, id: '' }
  return JSON.stringify([
    left,
    phase,
    tasks,
    asked,
    changedFields(origin.war.units, state.war.units),
    changedFields({ ...origin.war, units: 0 }, { ...state.war, units: 0 }),
    changedFields(origin.turn, state.turn),
  ])
}

/** Fields that differ by identity; null for removed ones. */
function changedFields(before: object, after: object): Record<string, unknown> {
  const [a, b] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const changed: Record<string, unknown> = {}
  if (a === b) return changed
  for (const field of Object.keys(b)) if (a[field] !== b[field]) changed[field] = b[field]
  for (const field of Object.keys(a)) if (!(field in b)) changed[field] = null
  return changed
}

/** Losses of both sides between two positions, and IPC taken by raids. */
export function tollBetween(origin: GameState, state: GameState, space: SpaceId): BattleToll {
  const taken = takenBetween(origin, state)
  return { lost: lostBetween(origin, state, space), ...(taken > 0 ? { taken } : {}) }
}

/** Only convoy raids remove money in a battle (ADV-10-10). */
function takenBetween(origin: GameState, state: GameState): number {
  if (origin.war.treasury === state.war.treasury || !dataOf(state).convoys) return 0
  const all = ({ war }: GameState): number => Object.values(war.treasury).reduce((sum, ipc) => sum + ipc, 0)
  return all(origin) - all(state)
}

/** Losses of both sides in all spaces, cargo included. */
function lostBetween(origin: GameState, state: GameState, space: SpaceId): Ending['lost'] {
  const lost: Record<BattleSideId, Counts> = { attacker: {}, defender: {} }
  if (origin.war === state.war) return lost
  const { power } = state.flow
  const sideIs = (owner: Owner): BattleSideId =>
    owner !== 'neutral' && sideOf(owner) === sideOf(power) ? 'attacker' : 'defender'
  const add = (side: BattleSideId, type: UnitType, n: number): void => {
    lost[side][type] = (lost[side][type] ?? 0) + n
  }
  const count = (stacks: Stacks | undefined, sign: number): void => {
    for (const stack of stacks ?? []) {
      add(sideIs(stack.power), stack.type, sign * stack.count)
      for (const { power: owner, type } of stack.cargo ?? []) add(sideIs(owner), type, sign)
    }
  }
  const mobilised = new Set(state.war.mobilized.filter((id) => !origin.war.mobilized.includes(id)))
  const [before, after] = [origin.war.units, state.war.units]
  // Minor armies mobilised elsewhere do not count.
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (before[id] !== after[id] && (id === space || !mobilised.has(id))) {
      count(before[id], 1)
      count(after[id], -1)
    }
  if (mobilised.has(space))
    for (const [type, n] of Object.entries(minorForecast(origin, space, power)?.force ?? {})) add('defender', type as UnitType, n)
  return { attacker: withoutZeros(lost.attacker), defender: withoutZeros(lost.defender) }
}

const withoutZeros = (units: Counts): Counts =>
  Object.fromEntries(Object.entries(units).filter(([type, n]) => n !== 0 && type !== 'poison-gas')) as Counts
