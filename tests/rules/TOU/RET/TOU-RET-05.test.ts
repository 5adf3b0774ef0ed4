import { describe, expect, test } from 'vitest'
import { attacked } from '../../../support/scenes/sea.ts'

describe('TOU-RET-05 no way in, no way back', () => {
  test('refused: ships that have not moved this turn have no zone to retreat to', () => {
    const g = attacked({ stay: true, queue: [6, 6, 6] })
    expect(g.decision).toMatchObject({ kind: 'press', rule: 'STD-NAV-14' })
    expect(g.decision?.options).toBeUndefined()
    expect(g.legal).toEqual([
      { type: 'press', on: false },
      { type: 'press', on: true },
    ])
    g.refuse({ type: 'retreat', to: 'sz10' }, 'TOU-RET-05')
  })

  test('allowed: one ship that has moved shows all of them the way', () => {
    const g = attacked({
      ships: { submarine: 1 },
      against: { battleship: 1 },
      queue: [6, 6, 6],
      units: { sz5: { germany: { cruiser: 1 }, britain: { battleship: 1 } } },
    })
    g.do({ type: 'submerge', count: 0 })
    g.do({ type: 'retreat', to: 'sz10' })
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 1, submarine: 1 } })
  })

  test('holds: the way of an earlier turn is forgotten', () => {
    const g = attacked({ queue: [6, 6, 6] })
    g.do({ type: 'press', on: false })
    g.until('france', 'purchase').until('germany', 'combat')
    g.attack('sz5')
    expect(g.decision?.options).toBeUndefined()
  })
})
