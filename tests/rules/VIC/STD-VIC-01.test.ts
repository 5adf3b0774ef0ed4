import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

const ending = (control: PositionSpec['control'], power: 'ottoman' | 'italy' | 'britain' = 'ottoman') =>
  at({ power, phase: 'income', control }).after(end)

describe('STD-VIC-01 the Allies win as an Ottoman turn ends', () => {
  test('allowed: Berlin and Vienna, or Berlin and Constantinople', () => {
    for (const other of ['vienna', 'constantinople']) {
      const g = ending({ berlin: 'france', [other]: 'italy' })
      expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'STD-VIC-01' })
      expect(g.events('war-won')[0]?.capitals).toEqual(['berlin', other])
      expect(g.refuse({ type: 'end-phase' }, 'CONTRACT').code).toBe('game-over')
    }
  })

  test('not: without Berlin, or with Berlin alone', () => {
    expect(ending({ vienna: 'italy', constantinople: 'britain' }).winner).toBeNull()
    expect(ending({ berlin: 'russia', kiel: 'russia', trieste: 'italy' }).winner).toBeNull()
  })

  test('edge: at the end of no other turn', () => {
    for (const power of ['britain', 'italy'] as const)
      expect(ending({ berlin: 'france', vienna: 'france' }, power).winner).toBeNull()
  })

  test('allowed: also when the Ottoman capital is lost and its last phases are skipped', () => {
    const g = at({ power: 'ottoman', phase: 'combat', control: { berlin: 'france', constantinople: 'russia' } })
    g.endPhase()
    expect(g.winner?.side).toBe('allies')
  })
})
