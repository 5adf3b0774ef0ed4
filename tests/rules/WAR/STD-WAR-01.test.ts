import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'
import { enemies, held } from '../../support/scenes/victory.ts'

/** The last turn of a round in the west, ended. */
const ends = (spec: Partial<PositionSpec>, round = 6) =>
  at({ options: { 'western-front': true }, round, power: 'usa', phase: 'income', ...spec }).after(end)
const fought = (...lands: string[]) => Object.fromEntries(lands.map((land) => [land, enemies('france', 'germany')]))

describe('STD-WAR-01 a short war in the west', () => {
  test('holds: two of the three lands contested win it for the Central Powers as round 6 ends', () => {
    const g = ends({ units: fought('picardy', 'burgundy') })
    expect(g.winner).toEqual({ side: 'central', how: 'capitals', rule: 'STD-WAR-01' })
  })

  test('holds: one contested and one taken are two', () => {
    expect(ends({ units: fought('paris'), control: held('germany', 'burgundy') }).winner?.side).toBe('central')
  })

  test('edge: with one of them only, the Allies have two and win', () => {
    expect(ends({ units: fought('paris') }).winner).toEqual({ side: 'allies', how: 'capitals', rule: 'STD-WAR-01' })
    expect(ends({ control: held('germany', 'paris') }).winner?.side).toBe('allies')
  })

  test('not: before round 6, nor by the capitals of other games', () => {
    expect(ends({ units: fought('picardy', 'burgundy') }, 5).winner).toBeNull()
    expect(ends({ control: held('germany', 'moscow', 'paris', 'london') }, 5).winner).toBeNull()
  })
})
