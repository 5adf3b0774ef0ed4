import { describe, expect, test } from 'vitest'
import { flyers } from '../../../support/scenes/land.ts'

describe('ADV-PT2-03 They fight in the air as ever', () => {
  test('allowed: defending beside an ally’s infantry', () => {
    const g = flyers({
      phase: 'combat',
      queue: [1, 3, 6, 6, 6],
      units: { lorraine: { germany: { infantry: 1, fighter: 1 }, britain: { infantry: 1 }, france: { fighter: 1 } } },
    })
    g.attack('lorraine')
    expect(g.past('fired').slice(0, 2)).toMatchObject([
      { step: 'air', side: 'attacker', hits: 1 },
      { step: 'air', side: 'defender', groups: [{ power: 'france', type: 'fighter', count: 1 }] },
    ])
    expect(g.units('lorraine').france).toBeUndefined()
  })

  test('allowed: attacking beside own infantry', () => {
    const g = flyers({
      power: 'france',
      phase: 'combat',
      queue: [6, 1, 6],
      units: { lorraine: { france: { infantry: 1, fighter: 1 }, germany: { infantry: 1 } } },
    })
    g.attack('lorraine')
    expect(g.past('air-supremacy')).toMatchObject([{ side: 'attacker' }])
  })

  test('not: they do not stay out of an attack on their ally', () => {
    const g = flyers({
      phase: 'combat',
      queue: [6, 6, 6, 1, 6],
      units: { lorraine: { germany: { infantry: 1, fighter: 1 }, britain: { infantry: 1 }, france: { fighter: 1 } } },
    })
    g.attack('lorraine')
    expect(g.past('battle-opened')[0]?.defenders.map((d) => d.power)).toContain('france')
  })
})
