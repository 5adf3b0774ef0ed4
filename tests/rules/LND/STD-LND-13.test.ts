import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-LND-13 fighters lost in the air are gone at once', () => {
  test('allowed: the fallen fire no more, and hits on the ground come on top of them', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2, fighter: 2 }, france: { infantry: 2, fighter: 1 } } },
      // One fighter a side falls; then infantry, the fighter that is left, and the defence.
      queue: [1, 6, 1, 6, 6, 6, 3, 6],
    })
    g.attack('lorraine')
    expect(g.units('lorraine').germany).toEqual({ infantry: 2, fighter: 1 })
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'casualties', count: 1 })
    g.answer({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1, fighter: 1 }, france: { infantry: 2 } })
    g.exhausted()
  })

  test('refused: a fallen fighter cannot be given for a later hit', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2, artillery: 1, fighter: 1 }, france: { infantry: 2, fighter: 1 } } },
      queue: [1, 1, 6, 6, 6, 3, 6],
    })
    g.attack('lorraine')
    expect(g.decision?.pool).toEqual({ germany: { infantry: 2, artillery: 1 } })
    g.refuse({ type: 'casualties', lose: { germany: { fighter: 1 } } }, 'CONTRACT')
  })
})
