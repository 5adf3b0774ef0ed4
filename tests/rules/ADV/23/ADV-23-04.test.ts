import { describe, expect, test } from 'vitest'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-23-04 Ruhr without Berlin', () => {
  test('refused: with Berlin in enemy hands nothing is bought and nothing placed', () => {
    const g = adv({ phase: 'purchase', treasury: { germany: 30 }, control: { berlin: 'russia' } })
    expect(g.turn.phase).toBe('move')
    g.refuse({ type: 'purchase', units: { infantry: 1 } }, 'STD-CAP-13')
    g.until('germany', 'combat')
    g.endPhase()
    expect(g.turn.power).toBe('france')
    g.refuse(mobilize('ruhr', { infantry: 1 }), 'STD-SET-13')
  })

  test('allowed: with Berlin contested Ruhr serves', () => {
    const units = { berlin: { germany: { infantry: 1 }, russia: { infantry: 1 } } }
    const g = bought('germany', { infantry: 1 }, { units })
    g.do(mobilize('ruhr', { infantry: 1 }))
    expect(g.units('ruhr')).toEqual({ germany: { infantry: 1 } })
  })
})
