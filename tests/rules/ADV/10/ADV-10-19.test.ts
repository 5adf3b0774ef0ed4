import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-19 Germany may declare unrestricted warfare', () => {
  const declare = { type: 'declare-submarine-warfare' } as const

  test('allowed: at the start of its turn in rounds 1 to 3', () => {
    for (const round of [1, 2, 3]) {
      const g = adv({ phase: 'purchase', round })
      expect(g.legal).toContainEqual(declare)
      g.do(declare)
      expect(g.situation).toMatchObject({ convoyWar: 'unrestricted', convoyWarSince: round })
    }
  })

  test('allowed: it holds for that turn’s raids', () => {
    const g = adv({ phase: 'purchase', units: { sz3: { germany: { submarine: 1 } } }, treasury: { britain: 9 }, queue: [6] })
    g.do(declare)
    g.until('germany', 'combat')
    g.attack('sz3')
    g.do({ type: 'convoy', submarines: 1 })
    expect(g.treasury('britain')).toBe(6)
  })

  test('refused: after buying, in another phase, or on another turn', () => {
    const g = adv({ phase: 'purchase', treasury: { germany: 9 } })
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.refuse(declare, 'ADV-10-19')
    expect(g.legal).not.toContainEqual(declare)
    adv({ phase: 'move' }).refuse(declare, 'ADV-10-19')
    adv({ power: 'russia', phase: 'purchase' }).refuse(declare, 'ADV-10-19')
  })

  test('refused: a second time', () => {
    const g = adv({ phase: 'purchase' })
    g.do(declare)
    g.refuse(declare, 'ADV-10-19')
  })
})
