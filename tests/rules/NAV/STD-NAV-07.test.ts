import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-NAV-07 a diving boat can still be hit in that round', () => {
  test('allowed: it may be chosen, and must be when it is the only target', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 1 }, britain: { submarine: 1 } } }, queue: [3] })
    g.attack('sz5')
    g.answer({ type: 'submerge', count: 1 })
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 1 } })
    expect(g.events('units-lost')[0]).toMatchObject({ power: 'britain', submerged: 1 })
    g.exhausted()
  })

  test('allowed: named among others', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 1 }, britain: { submarine: 2 } } }, queue: [3, 6] })
    g.attack('sz5')
    g.answer({ type: 'submerge', count: 1 })
    expect(g.decision).toMatchObject({
      by: 'britain',
      kind: 'casualties',
      count: 1,
      pool: { britain: { submarine: 2 } },
      submerged: { britain: 1 },
    })
    g.answer({ type: 'casualties', lose: { britain: { submarine: 1 } }, submerged: { britain: 1 } })
    expect(g.events('units-lost')[0]).toMatchObject({ submerged: 1 })
    expect(g.stacks('sz5').filter((s) => s.power === 'britain')).toEqual([{ power: 'britain', type: 'submarine', count: 1 }])
  })

  test('refused: more diving boats than dive, or than are named as lost', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 2 }, britain: { submarine: 3 } } }, queue: [3, 3, 6, 6] })
    g.attack('sz5')
    g.answer({ type: 'submerge', count: 1 })
    g.refuse({ type: 'casualties', lose: { britain: { submarine: 2 } }, submerged: { britain: 2 } }, 'CONTRACT')
  })

  test('edge: unless they are named as few diving boats as possible are lost', () => {
    const g = at({ phase: 'combat', units: { sz5: { germany: { cruiser: 2 }, britain: { submarine: 3 } } }, queue: [3, 3, 6] })
    g.attack('sz5')
    g.answer({ type: 'submerge', count: 2 })
    g.answer({ type: 'casualties', lose: { britain: { submarine: 2 } } })
    expect(g.events('units-lost')[0]).toMatchObject({ units: { submarine: 2 }, submerged: 1 })
  })

  test('edge: of what may be lost boats that stay up come first, and nothing is offered that is not there', () => {
    const g = at({
      phase: 'combat',
      units: { sz5: { germany: { cruiser: 2 }, britain: { submarine: 3 } } },
      queue: [3, 6, 6],
    })
    g.attack('sz5')
    g.answer({ type: 'submerge', count: 2 })
    const loses = (submarine: number, submerged: number) => ({
      type: 'casualties',
      lose: { britain: { submarine } },
      ...(submerged > 0 ? { submerged: { britain: submerged } } : {}),
    })
    expect(g.decision?.pool).toEqual({ britain: { submarine: 3 } })
    expect(g.legal.filter((a) => a.type === 'casualties')).toEqual([loses(1, 0), loses(1, 1)])
  })
})
