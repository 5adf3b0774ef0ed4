import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end, further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-24 only the third zone brings fire, and mines are rolled as ever', () => {
  const voyage = () =>
    adv({
      units: {
        sz5: { germany: { submarine: 1 } },
        sz9: { britain: { destroyer: 1 } },
        sz4: { britain: { destroyer: 1 } },
        sz3: { britain: { destroyer: 1 } },
      },
      queue: [6, 6],
    }).after(move('sz5', ['sz9', 'sz4'], { submarine: 1 }), further('sz4', 'sz3', { submarine: 1 }), end)

  test('allowed: destroyers of the last zone, then the mines of a zone on the way', () => {
    const g = voyage()
    expect(g.events().map((e) => e.type)).toEqual(['submarines-pursued', 'mine-rolled', 'phase-opened', 'battles-listed'])
    expect(g.events('mine-rolled')).toMatchObject([{ zone: 'sz9', at: 'sz3', ship: { type: 'submarine' } }])
    g.exhausted()
  })

  test('not: destroyers of zones that it only passed do not fire', () => {
    expect(
      voyage()
        .past('submarines-pursued')
        .map((e) => e.space),
    ).toEqual(['sz3'])
  })
})
