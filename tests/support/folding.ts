// States and stacks for tests of what single events do to a crowded space.
import type { GameEvent, GameState } from '../../src/engine/index.ts'
import { rulesOf } from '../../src/engine/rulesets/index.ts'
import { evolve } from '../../src/engine/state/evolve/index.ts'
import { withStack } from '../../src/engine/state/stacks.ts'
import type { Landing, Stack } from '../../src/engine/types/state.ts'
import { engine } from './game.ts'

export const start = engine.positionFrom({ ruleset: 'advanced', base: 'empty', round: 5, power: 'germany', phase: 'move' })
export const rules = rulesOf(start)

/** A state with only these units. */
export function standing(units: Record<string, Stack[]>, landings: Landing[] = []): GameState {
  const ordered = Object.fromEntries(
    Object.entries(units).map(([space, stacks]) => [space, stacks.reduce<Stack[]>((list, s) => withStack(rules, list, s), [])]),
  )
  return { ...start, war: { ...start.war, units: ordered }, turn: { ...start.turn, landings } }
}

/** A stack in a line: whose, what, how many, and whatever else is true of it. */
export const line = ({ power, type, count, id, cargo, ...more }: Stack): string =>
  [
    id === undefined ? `${power} ${count} ${type}` : `${power} ${type} ${id}`,
    ...(cargo ?? []).map((c) => `+${c.power} ${c.type}${c.gas ? ' gas' : ''}${c.bound ? ' bound' : ''}`),
    ...Object.entries(more)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, value]) => (value === true ? field : `${field}=${value}`)),
  ].join(' ')
export const lines = (state: GameState, space: string): string[] => (state.war.units[space] ?? []).map(line).sort()

/** What an event takes from a space and what it puts there; all other lines stay. */
export function change(state: GameState, event: GameEvent, space: string): { gone: string[]; come: string[] } {
  const before = lines(state, space)
  const after = lines(evolve(rules, state, event), space)
  return { gone: before.filter((l) => !after.includes(l)), come: after.filter((l) => !before.includes(l)) }
}

export const ship = (power: Stack['power'], type: Stack['type'], count: number, more: Partial<Stack> = {}): Stack => ({
  power,
  type,
  count,
  ...more,
})
export const infantry = { power: 'britain', type: 'infantry' } as const
export const transport = (power: Stack['power'], id: number, ...cargo: NonNullable<Stack['cargo']>): Stack => ({
  power,
  type: 'transport',
  count: 1,
  id,
  cargo,
})

/** Two powers of each side off Belgium, and ships of every condition. */
export const fleet: Stack[] = [
  ship('austria-hungary', 'battleship', 2),
  ship('austria-hungary', 'battleship', 1, { damaged: true }),
  ship('austria-hungary', 'submarine', 2),
  ship('germany', 'battleship', 2),
  ship('germany', 'battleship', 2, { damaged: true }),
  ship('germany', 'cruiser', 3),
  ship('germany', 'cruiser', 2, { used: 1 }),
  ship('germany', 'cruiser', 1, { group: 'belgium' }),
  ship('germany', 'submarine', 2),
  ship('germany', 'submarine', 2, { used: 1 }),
]
export const sea = (more: Stack[] = [], landings: Landing[] = []) => standing({ sz9: [...fleet, ...more] }, landings)
