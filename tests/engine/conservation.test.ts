import { describe, expect, test } from 'vitest'
import board from '../../data/board.json'
import type { Action, Counts, GameState, SpaceId } from '../../src/engine/index.ts'
import { engine } from '../support/game.ts'

const neighbours = new Map<SpaceId, SpaceId[]>(board.spaces.map((s) => [s.id, s.adjacent]))
const isSea = (id: SpaceId): boolean => id.startsWith('sz')

/** A small generator of its own, so that a failing seed fails again. */
function random(seed: number) {
  let n = seed
  const below = (limit: number): number => {
    n = (Math.imul(n, 1664525) + 1013904223) >>> 0
    return Math.floor((n / 2 ** 32) * limit)
  }
  return { below, pick: <T>(list: readonly T[]): T | undefined => list[below(list.length)] }
}

/** All units on the board by power and type, cargo included, and every transport by its id. */
function census(state: GameState): string[] {
  const sum = new Map<string, number>()
  const add = (key: string, n: number) => sum.set(key, (sum.get(key) ?? 0) + n)
  for (const space of Object.keys(state.war.units))
    for (const stack of engine.unitsIn(state, space)) {
      add(`${stack.power} ${stack.type}${stack.id === undefined ? '' : ` ${stack.id}`}`, stack.count)
      for (const c of stack.cargo ?? []) add(`${c.power} ${c.type}`, 1)
    }
  return [...sum].map(([key, n]) => `${n} ${key}`).sort()
}

/** Some action of the Movement phase that a player could try, sensible or not. */
function anyAction(state: GameState, { below, pick }: ReturnType<typeof random>): Action | null {
  const { power } = engine.turn(state)
  const from = pick(Object.keys(state.war.units).filter((id) => engine.unitsIn(state, id).some((s) => s.power === power)))
  if (from === undefined) return null
  const around = neighbours.get(from) ?? []
  const own = engine.unitsIn(state, from).filter((s) => s.power === power)
  const units: Counts = {}
  for (const s of own) if (s.id === undefined) units[s.type] = (units[s.type] ?? 0) + below(s.count + 1)
  const transports = own.flatMap((s) => (s.id !== undefined && below(2) ? [s.id] : []))
  const carrier = own.find((s) => s.cargo?.length)
  const coast = pick(around.filter((id) => !isSea(id)))
  if (carrier?.id !== undefined && coast && below(2)) {
    const cargo: Counts = {}
    for (const c of carrier.cargo ?? []) cargo[c.type] = (cargo[c.type] ?? 0) + 1
    return { type: 'offload', transport: carrier.id, to: coast, units: cargo }
  }
  const zone = pick(around.filter(isSea))
  const ship = zone === undefined ? undefined : engine.unitsIn(state, zone).find((s) => s.id !== undefined)
  if (!isSea(from) && ship?.id !== undefined && below(2)) return { type: 'load', from, transport: ship.id, units }
  const path: SpaceId[] = []
  for (let at = from, i = 1 + below(3); i > 0; i--) {
    at = pick((neighbours.get(at) ?? []).filter((id) => isSea(id) === isSea(from))) ?? at
    path.push(at)
  }
  return { type: 'move', from, path, units, transports }
}

describe('moves neither make units nor lose them', () => {
  test.each([1, 2, 3, 4])('from the opening, seed %i', (seed) => {
    const dice = random(seed)
    let accepted = 0
    for (const power of engine.POWERS) {
      let state = engine.positionFrom({ ruleset: 'standard', seed: 'census', base: 'opening', round: 5, power, phase: 'move' })
      const before = census(state)
      for (let i = 0; i < 60; i++) {
        const action = anyAction(state, dice)
        const outcome = action && engine.reduce(state, action)
        if (!outcome?.ok || outcome.events.some((e) => e.type === 'mine-rolled')) continue
        accepted++
        state = outcome.state
        expect(census(state), JSON.stringify(action)).toEqual(before)
      }
    }
    expect(accepted).toBeGreaterThan(50)
  })
})
