import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'

const boats = { sz8: { germany: { submarine: 2 } } }
const DECLARE = { type: 'declare-submarine-warfare' } as const

describe('TOU-USW-02 the rest of submarine warfare', () => {
  test('allowed: Germany declares it at any moment, for good', () => {
    const g = tou({ power: 'britain', phase: 'income', units: boats, queue: [1, 6] })
    g.do(DECLARE)
    expect(g.situation.submarineWarfare).toBe(true)
    g.endPhase()
    expect(g.past('merchantmen-sunk')[0]).toMatchObject({ victim: 'britain', by: 'germany', loss: 1 })
  })

  test('refused: twice; and nothing is rolled before it is declared, or against others', () => {
    const g = tou({ power: 'britain', phase: 'income', units: boats })
    g.do(DECLARE)
    g.refuse(DECLARE, 'STD-INC-03')
    for (const [power, submarineWarfare] of [
      ['britain', false],
      ['france', true],
    ] as const) {
      const quiet = tou({ power, phase: 'income', submarineWarfare, units: boats })
      quiet.endPhase()
      expect(quiet.past('merchantmen-sunk')).toEqual([])
    }
  })

  test('allowed: a loss brings the neutral United States into the war', () => {
    const g = tou({ power: 'usa', phase: 'income', submarineWarfare: true, units: boats, queue: [3, 6] })
    expect(g.situation.usaAtWar).toBe(false)
    g.endPhase()
    expect(g.past('merchantmen-sunk')[0]?.loss).toBe(3)
    expect(g.past('war-entered')[0]).toMatchObject({ power: 'usa', cause: 'submarines' })
  })

  test('holds: without a loss they stay neutral', () => {
    const g = tou({ power: 'usa', phase: 'income', submarineWarfare: true, units: boats, queue: [4, 5] })
    g.endPhase()
    expect(g.situation.usaAtWar).toBe(false)
  })
})
