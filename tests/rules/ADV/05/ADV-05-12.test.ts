import { describe, expect, test } from 'vitest'
import type { Action, Counts, UnitSpec } from '../../../../src/engine/index.ts'
import type { Game } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-12 a transport enters a patrolled zone only with company', () => {
  const towards = (there: UnitSpec, ally: UnitSpec = {}) =>
    adv({
      units: {
        sz5: { germany: { transport: 1, destroyer: 1 } },
        sz4: { britain: { destroyer: 1 }, germany: there, ottoman: ally },
      },
    })
  const enter = (g: Game, units: Counts = {}): Action => ({
    type: 'move',
    from: 'sz5',
    path: ['sz4'],
    units,
    transports: g.transports('sz5'),
  })

  test('allowed: with a warship of its own, or to join one', () => {
    const g = towards({})
    g.do(enter(g, { destroyer: 1 }))
    const h = towards({ submarine: 1 })
    h.do(enter(h))
    expect(h.transports('sz4')).toHaveLength(1)
  })

  test("allowed: alone, where an ally's cruiser lies", () => {
    const g = towards({}, { cruiser: 1 })
    g.do(enter(g))
    expect(g.transports('sz4')).toHaveLength(1)
  })

  test('refused: alone', () => {
    const g = towards({})
    expect(g.reach('sz5', undefined, { transports: g.transports('sz5') })).not.toContain('sz4')
    g.refuse(enter(g), 'ADV-05-12')
  })

  test("edge: an ally's destroyer is not enough", () => {
    const g = towards({}, { destroyer: 1 })
    g.refuse(enter(g), 'ADV-05-12')
  })
})
