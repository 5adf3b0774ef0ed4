import { describe, expect, test } from 'vitest'
import { at, engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-16-01 sea zone 31 is parted from sea zone 20', () => {
  test('allowed: the Aegean is a zone of its own, beside sea zone 20', () => {
    const g = adv({ power: 'ottoman', units: { sz20: { ottoman: { cruiser: 1 } } } })
    expect(
      engine
        .spacesOf(g.state)
        .filter((s) => s.kind === 'sea')
        .map((s) => s.id),
    ).toEqual(expect.arrayContaining(['sz20', 'sz31']))
    g.move('sz20', 'sz31', { cruiser: 1 })
    expect(g.units('sz31')).toEqual({ ottoman: { cruiser: 1 } })
  })

  test('refused: from sea zone 20 straight into the Mediterranean', () => {
    const g = adv({ power: 'ottoman', units: { sz20: { ottoman: { cruiser: 1 } } } })
    for (const to of ['sz17', 'sz19']) g.refuse(move('sz20', to, { cruiser: 1 }), 'ADV-16-03')
  })

  test('edge: the printed board has no such zone', () => {
    const g = at({ power: 'ottoman', units: { sz20: { ottoman: { cruiser: 1 } } } })
    expect(g.reach('sz20', { cruiser: 1 })).not.toContain('sz31')
    g.refuse(move('sz20', 'sz31', { cruiser: 1 }), 'CONTRACT')
  })
})
