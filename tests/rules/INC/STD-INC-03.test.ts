import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const declare = { type: 'declare-submarine-warfare' } as const
const boats = { sz7: { germany: { submarine: 2 } } }

describe('STD-INC-03 Germany declares submarine warfare at any moment, for good', () => {
  test("allowed: on anyone's turn and in any phase", () => {
    for (const power of ['austria-hungary', 'germany', 'britain', 'usa'] as const)
      for (const phase of ['purchase', 'move', 'combat', 'mobilize', 'income'] as const) {
        const g = at({ power, phase })
        g.do(declare)
        expect(g.situation.submarineWarfare).toBe(true)
        expect(g.events('submarine-warfare-declared')).toHaveLength(1)
        expect(g.turn).toMatchObject({ power, phase })
      }
  })

  test("allowed: up to the moment the victim's income would be paid", () => {
    const g = at({ power: 'britain', phase: 'income', treasury: { britain: 0 }, units: boats, queue: [1, 2] })
    g.do(declare)
    g.endPhase()
    g.exhausted()
    expect(g.treasury('britain')).toBe(28)
  })

  test('allowed: once declared it is automatic in every later round', () => {
    const g = at({
      power: 'germany',
      phase: 'income',
      treasury: { britain: 0 },
      units: boats,
      queue: [1, 6, 6, 6, 1, 1],
      usaAtWar: true,
    })
    g.do(declare)
    g.until('ottoman', 'purchase')
    expect(g.treasury('britain')).toBe(29)
    g.until('ottoman', 'income')
    g.until('britain', 'income')
    g.endPhase()
    expect(g.treasury('britain')).toBe(29 + 28)
  })

  test('refused: a second declaration, and one while a question stands open', () => {
    const g = at({ submarineWarfare: true })
    g.refuse(declare, 'STD-INC-03')
    const asked = at({ power: 'britain', phase: 'income', dice: 'entered', submarineWarfare: true, units: boats })
    asked.endPhase()
    expect(asked.refuse(declare, 'CONTRACT').code).toBe('decision-open')
  })

  test('not: without a declaration no boat costs anything', () => {
    const g = at({ power: 'britain', phase: 'income', treasury: { britain: 0 }, units: boats, queue: [1, 1] })
    g.endPhase()
    expect(g.diceLeft).toBe(2)
    expect(g.treasury('britain')).toBe(30)
  })
})
