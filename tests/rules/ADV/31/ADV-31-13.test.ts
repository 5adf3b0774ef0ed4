import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'
import { contested, enemies } from '../../../support/scenes/victory.ts'

describe('ADV-31-13 The moment control changes, in whoever’s turn', () => {
  test('allowed: the defenders of Paris leave it', () => {
    const g = advLate({ power: 'france', units: { paris: enemies('france', 'germany') }, control: { brest: 'france' } })
    g.move('paris', 'brest', { infantry: 1 })
    expect(g.winner).toBeNull()
    g.endPhase()
    expect(g.winner).toMatchObject({ side: 'central', rule: 'ADV-31-07' })
  })

  test('allowed: an attack in Berlin that fails loses it in the German turn', () => {
    const g = advLate({ phase: 'combat', queue: [6, 3], units: { berlin: enemies('germany', 'britain') } })
    g.attack('berlin')
    expect(g.control('berlin')).toBe('britain')
    expect(g.winner).toMatchObject({ side: 'allies', rule: 'ADV-31-02' })
  })

  test('not: what is tested as a round ends waits for it', () => {
    const g = advLate({
      power: 'italy',
      units: { trieste: { italy: { infantry: 2 } }, vienna: { 'austria-hungary': { infantry: 1 } }, ...contested('berlin') },
    })
    g.move('trieste', 'vienna', { infantry: 1 })
    g.endPhase()
    expect([g.control('vienna'), g.control('berlin')]).toEqual(['contested', 'contested'])
    expect(g.winner).toBeNull()
  })

  test('not: a capital that comes back to its own side wins nothing', () => {
    const g = advLate({
      units: { berlin: { britain: { infantry: 1 } }, silesia: { germany: { infantry: 3 } } },
      queue: [1, 1, 6],
    })
    g.move('silesia', 'berlin', { infantry: 2 })
    g.endPhase()
    g.attack('berlin')
    expect(g.control('berlin')).toBe('germany')
    expect(g.winner).toBeNull()
  })
})
