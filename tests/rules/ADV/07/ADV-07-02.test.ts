import { describe, expect, test } from 'vitest'
import { further, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-07-02 no combat after a strategic move', () => {
  const raid = (strategic: boolean) => {
    const g = adv({
      queue: [6, 6, 6],
      units: {
        sz5: { germany: { cruiser: 1 } },
        sz4: { germany: { transports: [hold('germany', ['infantry'])] }, britain: { transport: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.do({ type: 'move', from: 'sz5', path: ['sz4'], units: { cruiser: 1 }, ...(strategic ? { strategic } : {}) })
    g.endPhase()
    return g
  }

  test('allowed: after an ordinary move the ship attacks or bombards', () => {
    const g = raid(false)
    expect(g.battles.map((b) => b.space)).toEqual(['scotland', 'sz4'])
    g.attack('scotland')
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
  })

  test('refused: it neither attacks nor bombards for an invasion', () => {
    const g = raid(true)
    expect(g.battles.map((b) => b.space)).toEqual(['scotland'])
    g.refuse({ type: 'attack', space: 'sz4' }, 'ADV-07-02')
    g.attack('scotland')
    expect(bombardment(g)).toEqual([])
  })

  test('edge: on the next turn it is free again', () => {
    const g = raid(true)
    expect(g.battles.map((b) => b.space)).not.toContain('sz4')
    g.until('britain', 'move').until('germany', 'combat')
    expect(g.battles.map((b) => b.space)).toContain('sz4')
  })

  test('refused: nor is it set aside for a landing', () => {
    const g = adv({
      units: {
        sz5: { germany: { cruiser: 1 } },
        sz4: { germany: { cruiser: 1, destroyer: 1, transports: [hold('germany', ['infantry'])] }, britain: { transport: 1 } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.do(further('sz5', 'sz4', { cruiser: 1 }))
    g.endPhase()
    const aside = (cruiser: number) => ({
      type: 'attack' as const,
      space: 'sz4',
      aside: [{ to: 'scotland', units: { cruiser } }],
    })
    expect(g.refuse(aside(2), 'ADV-07-02').rule).toBe('ADV-07-02')
    expect(g.refuse(aside(3), 'CONTRACT').rule).toBe('CONTRACT')
  })
})
