import { describe, expect, test } from 'vitest'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-05 past no enemy on the surface', () => {
  const sail = (from: object, to: object) =>
    adv({ units: { sz5: { germany: { battleship: 1 }, britain: from }, sz4: { britain: to } } })
  const out = further('sz5', 'sz4', { battleship: 1 })

  test('allowed: between zones that only neutrals and transports share', () => {
    const g = adv({ units: { sz5: { germany: { battleship: 1 }, britain: { transport: 1 } }, sz4: { usa: { cruiser: 1 } } } })
    g.do(out)
    expect(g.units('sz4').germany).toEqual({ battleship: 1 })
  })

  test('refused: out of or into a zone with battleships or cruisers', () => {
    expect(sail({ battleship: 1 }, {}).refuse(out, 'ADV-07-05').rule).toBe('ADV-07-05')
    expect(sail({}, { cruiser: 1 }).refuse(out, 'ADV-07-05').rule).toBe('ADV-07-05')
  })

  test('refused: out of or into a patrolled zone', () => {
    sail({ destroyer: 1 }, {}).refuse(out, 'ADV-07-05')
    const g = sail({}, { destroyer: 1 })
    g.refuse(out, 'ADV-07-05')
    expect(g.reach('sz5', { battleship: 1 })).toContain('sz4')
  })
})
