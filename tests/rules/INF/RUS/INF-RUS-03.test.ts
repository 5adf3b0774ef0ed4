import { describe, expect, test } from 'vitest'
import { TREATY_LAND, treatyComes } from '../../../support/scenes/revolution.ts'
import { inf } from '../../../support/scenes/start.ts'

describe('INF-RUS-03 when peace is tested', () => {
  test('allowed: as Conduct Combat of any power ends', () => {
    for (const power of ['austria-hungary', 'ottoman', 'france', 'usa'] as const) expect(treatyComes({ power }), power).toBe(true)
  })

  test('allowed: again as a turn ends, whatever has come since', () => {
    const g = inf({ phase: 'income', control: TREATY_LAND })
    g.endPhase()
    expect(g.situation.revolution).toBe(true)
    expect(g.turn).toMatchObject({ power: 'france', phase: 'purchase' })
  })

  test('allowed: a revolt in Finland is caught by the second test', () => {
    const g = inf({ phase: 'purchase', treasury: { germany: 20 }, control: { karelia: 'germany', finland: 'russia' } })
    g.do({ type: 'revolt', territory: 'finland' })
    g.until('germany', 'income')
    expect(g.situation.revolution).toBe(false)
    g.endPhase()
    expect(g.situation.revolution).toBe(true)
  })

  test('not: during Movement, Purchase or Mobilize', () => {
    for (const phase of ['purchase', 'move', 'mobilize'] as const) {
      const g = inf({ phase, control: TREATY_LAND })
      g.endPhase()
      expect(g.situation.revolution, phase).toBe(false)
    }
  })

  test('edge: the second territory is taken in the last battle of the phase', () => {
    const g = inf({
      units: { prussia: { germany: { infantry: 3 } }, poland: { russia: { infantry: 1 } } },
      control: { karelia: 'germany' },
      queue: [1, 6, 6, 6],
    })
    g.move('prussia', 'poland', { infantry: 2 })
    g.endPhase()
    g.attack('poland')
    expect(g.situation.revolution).toBe(false)
    g.endPhase()
    expect(g.situation.revolution).toBe(true)
  })
})
