import { describe, expect, test } from 'vitest'
import { at, engine } from '../../../support/game.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'

describe('ADV-23-01 new units in Ruhr', () => {
  test('allowed: six land units or fighters, besides any number in Berlin', () => {
    const g = bought('germany', { infantry: 10, artillery: 1, 'machine-gun': 1, fighter: 1 })
    g.do(mobilize('ruhr', { infantry: 3, artillery: 1, 'machine-gun': 1, fighter: 1 }))
    g.do(mobilize('berlin', { infantry: 7 }))
    g.endPhase()
    expect(g.units('ruhr')).toEqual({ germany: { infantry: 3, artillery: 1, 'machine-gun': 1, fighter: 1 } })
  })

  test('refused: a seventh, at once or later', () => {
    const g = bought('germany', { infantry: 8 })
    g.refuse(mobilize('ruhr', { infantry: 7 }), 'ADV-23-01')
    g.do(mobilize('ruhr', { infantry: 4 }))
    expect(engine.placements(g.state).find((p) => p.space === 'ruhr')?.room).toBe(2)
    g.refuse(mobilize('ruhr', { infantry: 3 }), 'ADV-23-01')
    g.do(mobilize('ruhr', { infantry: 2 }))
    g.refuse(mobilize('ruhr', { infantry: 1 }), 'ADV-23-01')
    expect(engine.placements(g.state).map((p) => p.space)).toEqual(['berlin'])
  })

  test('refused: other German land, other powers, and the printed game', () => {
    for (const to of ['munich', 'kiel']) bought('germany', { infantry: 1 }).refuse(mobilize(to, { infantry: 1 }), 'ADV-23-01')
    const austrian = bought('austria-hungary', { infantry: 1 })
    austrian.refuse(mobilize('ruhr', { infantry: 1 }), 'STD-MOB-01')
    const printed = at({ phase: 'purchase', treasury: { germany: 10 } })
    printed.do({ type: 'purchase', units: { infantry: 1 } })
    printed.until('germany', 'mobilize').refuse(mobilize('ruhr', { infantry: 1 }), 'STD-MOB-01')
  })
})
