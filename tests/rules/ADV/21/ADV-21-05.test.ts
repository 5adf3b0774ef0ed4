import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { mobilize } from '../../../support/scenes/actions.ts'
import { bought } from '../../../support/scenes/economy.ts'
import { adv } from '../../../support/scenes/start.ts'

const buying = (spec: Partial<PositionSpec> = {}) =>
  adv({ power: 'britain', phase: 'purchase', treasury: { britain: 20 }, ...spec })
const contested = { canada: { britain: { infantry: 1 }, germany: { infantry: 1 } } }

describe('ADV-21-05 when Canada builds nothing', () => {
  test('allowed: with fewer than 3 IPCs the phase ends without', () => {
    const g = buying({ treasury: { britain: 2 } })
    g.endPhase()
    expect(g.past('units-ordered')).toEqual([])
  })

  test('allowed: with Canada contested or in other hands anything may be bought', () => {
    for (const spec of [{ units: contested }, { control: { canada: 'germany' } }] as const) {
      const g = buying(spec)
      g.do({ type: 'purchase', units: { cruiser: 1 } })
      g.endPhase()
      buying(spec).endPhase()
    }
  })

  test('allowed: with London lost there is no purchase', () => {
    const g = buying({ control: { london: 'germany' } })
    expect(g.turn.phase).toBe('move')
    g.until('ottoman', 'purchase')
  })

  test('refused: then nothing can be placed there either', () => {
    const g = bought('britain', { infantry: 1, transport: 1 }, { units: contested })
    g.refuse(mobilize('canada', { infantry: 1 }), 'ADV-21-05')
    g.refuse(mobilize('sz2', { transport: 1 }), 'ADV-21-05')
    g.do(mobilize('london', { infantry: 1 }))
  })

  test('edge: 3 IPCs oblige', () => {
    const g = buying({ treasury: { britain: 3 } })
    g.endPhase()
    expect(g.treasury('britain')).toBe(0)
    g.until('britain', 'mobilize')
    expect(g.units('canada')).toEqual({ britain: { infantry: 1 } })
  })
})
