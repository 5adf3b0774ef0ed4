import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const inf = { cargo: [{ power: 'germany' as const, type: 'infantry' as const }] }

describe('STD-SUB-03 submarines are warships', () => {
  test('allowed: one alone starts a sea combat', () => {
    const g = at({ queue: [2], units: { sz4: { germany: { submarine: 1 }, britain: { transport: 1 } } } })
    g.endPhase()
    expect(g.battles.map((b) => b.space)).toEqual(['sz4'])
    g.attack('sz4')
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'submerge' })
    g.answer({ type: 'submerge', count: 0 })
    expect(g.units('sz4')).toEqual({ germany: { submarine: 1 } })
    g.exhausted()
  })

  test('allowed: one escorts a transport into a hostile zone', () => {
    const g = at({ units: { sz5: { germany: { submarine: 1, transport: 1 } }, sz4: { britain: { cruiser: 1 } } } })
    g.do({ type: 'move', from: 'sz5', path: ['sz4'], units: { submarine: 1 }, transports: [g.transport('sz5')] })
    expect(g.units('sz4').germany).toEqual({ submarine: 1, transport: 1 })
  })

  test('allowed: one covers an assault past enemy submarines', () => {
    const g = at({
      units: { sz4: { germany: { submarine: 1, transports: [inf] }, britain: { submarine: 1 } } },
    })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.endPhase()
    expect(g.control('scotland')).toBe('germany')
  })

  test('refused: transports are not', () => {
    const g = at({
      units: {
        sz5: { germany: { transport: 1 } },
        sz4: { germany: { transports: [inf] }, britain: { submarine: 1 } },
        sz3: { britain: { cruiser: 1 } },
      },
    })
    g.refuse(landing(g, 'sz4', 'scotland', { infantry: 1 }), 'STD-AMP-08')
    g.refuse({ type: 'move', from: 'sz4', path: ['sz3'], transports: [g.transport('sz4')] }, 'STD-TRN-12')
    g.endPhase()
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz4' }, 'STD-NAV-01')
  })

  test('edge: but no surface warships: their zone is not hostile', () => {
    const g = at({ units: { sz4: { britain: { submarine: 1 } }, sz5: { germany: { transport: 1 } } } })
    expect(g.status('sz4', 'germany')).toBe('friendly')
    g.do({ type: 'move', from: 'sz5', path: ['sz4'], transports: [g.transport('sz5')] })
  })
})
