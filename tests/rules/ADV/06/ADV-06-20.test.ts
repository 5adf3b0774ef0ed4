import { describe, expect, test } from 'vitest'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-20 destroyers fire at submarines that move strategically', () => {
  test('allowed: each throws one die at 2 during movement', () => {
    const g = adv({
      units: { sz5: { germany: { submarine: 3 } }, sz4: { britain: { destroyer: 2, cruiser: 1 }, france: { destroyer: 1 } } },
      queue: [3, 2, 1],
    })
    g.do(further('sz5', 'sz4', { submarine: 3 }))
    g.endPhase()
    expect(g.events('submarines-pursued')).toMatchObject([
      {
        space: 'sz4',
        power: 'germany',
        hits: 2,
        lost: 2,
        groups: [
          { power: 'france', type: 'destroyer', dice: [3] },
          { power: 'britain', type: 'destroyer', needs: 2, dice: [2, 1] },
        ],
      },
    ])
    expect(g.units('sz4').germany).toEqual({ submarine: 1 })
  })

  test('not: at submarines that came by an ordinary move', () => {
    const g = adv({
      units: { sz5: { germany: { submarine: 1 } }, sz3: { germany: { submarine: 1 } }, sz4: { britain: { destroyer: 2 } } },
      queue: [1, 1],
    })
    g.move('sz5', 'sz4', { submarine: 1 })
    g.do(further('sz3', 'sz4', { submarine: 1 }))
    g.endPhase()
    expect(g.units('sz4').germany).toEqual({ submarine: 1 })
    expect(g.stacks('sz4').find((s) => s.power === 'germany')?.submerged).toBeUndefined()
  })
})
