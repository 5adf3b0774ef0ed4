import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { atPeace } from '../../../support/scenes/revolution.ts'

const british = { britain: { infantry: 2 } }

describe('INF-RUS-18 the way out', () => {
  test('allowed: a step further through Russia while no land of its side lies outside', () => {
    const g = atPeace({ power: 'britain', units: { moscow: british } })
    expect(g.reach('moscow', { infantry: 1 })).toContain('tatarstan')
    g.move('moscow', 'tatarstan', { infantry: 2 })
    g.endPhase()
    expect(g.control('tatarstan')).toBe('russia')
  })

  test('allowed: aboard a transport of its side at any time', () => {
    const g = atPeace({
      power: 'britain',
      units: { sevastopol: british, sz21: { britain: { transport: 1 } } },
      control: { romania: 'britain' },
    })
    g.do({ type: 'load', from: 'sevastopol', transport: g.transport('sz21'), units: { infantry: 2 } })
    expect(g.units('sz21').britain).toEqual({ transport: 1, infantry: 2 })
  })

  test('refused: a step further while one does', () => {
    const g = atPeace({ power: 'britain', units: { sevastopol: british }, control: { romania: 'britain' } })
    g.refuse(move('sevastopol', 'tatarstan', { infantry: 1 }), 'INF-RUS-18')
    g.move('sevastopol', 'romania', { infantry: 2 })
  })

  test('refused: the same for the other side, to whom the five are open', () => {
    const g = atPeace({ units: { moscow: { germany: { infantry: 1 } }, ukraine: {} }, control: { moscow: 'russia' } })
    g.refuse(move('moscow', 'tatarstan', { infantry: 1 }), 'INF-RUS-18')
    g.move('moscow', 'ukraine', { infantry: 1 })
  })

  test('edge: land outside that is only contested is no way home', () => {
    const g = atPeace({
      power: 'britain',
      units: { sevastopol: british, romania: { italy: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.move('sevastopol', 'tatarstan', { infantry: 2 })
  })
})
