import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-31-02 Berlin wins the war for the Allies at once', () => {
  test('allowed: entered without a fight, nothing else held', () => {
    const g = advLate({ power: 'france', units: { silesia: { france: { infantry: 2 } } } })
    g.move('silesia', 'berlin', { infantry: 1 })
    expect(g.winner).toBeNull()
    g.endPhase()
    expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'ADV-31-02' })
    expect(g.events('war-won')[0]?.capitals).toEqual(['berlin'])
    g.refuse({ type: 'end-phase' }, 'CONTRACT')
  })

  test('allowed: taken in battle, in the middle of the turn', () => {
    const g = advLate({
      power: 'britain',
      phase: 'combat',
      queue: [1, 6],
      units: { berlin: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.attack('berlin')
    expect(g.winner).toMatchObject({ side: 'allies', rule: 'ADV-31-02' })
  })

  test('not: a Berlin that is only contested does not end it', () => {
    const g = advLate({
      power: 'france',
      queue: [6, 6],
      units: { silesia: { france: { infantry: 2 } }, berlin: { germany: { infantry: 1 } } },
    })
    g.move('silesia', 'berlin', { infantry: 1 })
    g.endPhase()
    g.attack('berlin')
    expect(g.control('berlin')).toBe('contested')
    expect(g.winner).toBeNull()
  })
})
