import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-07 only German submarines raid', () => {
  test('allowed: of a German fleet the submarines', () => {
    const g = adv({ phase: 'combat', units: { sz4: { germany: { submarine: 1, cruiser: 2, destroyer: 1 } } } })
    g.attack('sz4')
    expect(g.decision).toMatchObject({ kind: 'convoy', count: 1 })
  })

  test('refused: surface ships, and submarines of other powers', () => {
    const big = adv({ phase: 'combat', units: { sz4: { germany: { cruiser: 2 } } } })
    expect(big.battles).toEqual([])
    big.refuse({ type: 'attack', space: 'sz4' }, 'ADV-10-07')
    const g = adv({ power: 'austria-hungary', phase: 'combat', units: { sz4: { 'austria-hungary': { submarine: 2 } } } })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz4' }, 'ADV-10-07')
    const h = adv({
      power: 'austria-hungary',
      phase: 'combat',
      units: { sz4: { 'austria-hungary': { submarine: 2 }, britain: { transport: 1 } } },
    })
    h.attack('sz4')
    expect(h.decision?.kind).toBe('submerge')
  })
})
