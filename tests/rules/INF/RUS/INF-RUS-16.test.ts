import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/influence.ts'
import { evening, treaty } from '../../../support/treaty.ts'

describe('INF-RUS-16 money and mines of Russia', () => {
  test('allowed: its treasury disappears', () => {
    const g = treaty({ treasury: { russia: 17, germany: 5 } })
    expect(g.treasury('russia')).toBe(0)
    expect(g.past('treasury-removed')).toMatchObject([{ power: 'russia', amount: 17, rule: 'INF-RUS-16' }])
    expect(g.treasury('germany')).toBe(5)
  })

  test('refused: bases left to Russia mine their zones no more', () => {
    const mined = (g: ReturnType<typeof evening>) => engine.minesAgainst(g.state, 'germany').map((m) => m.zone)
    expect(mined(evening())).toContain('sz21')
    expect(mined(treaty())).not.toContain('sz21')
  })
})
