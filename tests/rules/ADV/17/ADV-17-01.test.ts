import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const army = { units: { constantinople: { ottoman: { infantry: 2 } } } }

describe('ADV-17-01 the strip of Thrace is Bulgarian', () => {
  test('allowed: Bulgaria lies between Greece, Constantinople and the Aegean', () => {
    const bulgaria = engine.spacesOf(adv().state).find((s) => s.id === 'bulgaria')
    expect(bulgaria?.adjacent).toEqual(expect.arrayContaining(['constantinople', 'greece', 'sz31']))
    const g = adv({ power: 'ottoman', ...army })
    g.move('constantinople', 'bulgaria', { infantry: 1 })
  })

  test('refused: no way over Greek land round it', () => {
    const g = adv({ power: 'ottoman', ...army })
    expect(g.reach('constantinople', { infantry: 1 })).not.toContain('greece')
    expect(g.refuse(move('constantinople', 'greece', { infantry: 1 }), 'ADV-17-02').space).toBe('greece')
  })
})
