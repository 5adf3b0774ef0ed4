import { describe, expect, test } from 'vitest'
import type { Counts } from '../../../../src/engine/index.ts'
import { attack } from '../../../support/scenes/actions.ts'
import { flyers } from '../../../support/scenes/land.ts'

/** Two hits on two French infantry with two fighters, one of them damaged in the air. */
const defending = () =>
  flyers({
    phase: 'combat',
    queue: [2, 2, 6, 1, 1, 6, 6, 6],
    units: { lorraine: { germany: { infantry: 2, fighter: 1 }, france: { infantry: 2, fighter: 2 } } },
  }).after(attack('lorraine'))
const lose = (units: Counts) => ({ type: 'casualties', lose: { france: units } }) as const

describe('ADV-PT2-10 The last infantry of a side stands to the end', () => {
  test('refused: infantry alone, while a fighter is left', () => {
    const g = defending()
    g.refuse(lose({ infantry: 2 }), 'ADV-PT2-10')
    expect(g.legal).toEqual([lose({ infantry: 1, fighter: 1 }), lose({ fighter: 2 })])
  })

  test('allowed: fighters, and infantry but for the last', () => {
    for (const units of [{ infantry: 1, fighter: 1 }, { fighter: 2 }]) defending().do(lose(units))
  })

  test('allowed: all of them, if there are hits enough', () => {
    const g = flyers({
      phase: 'combat',
      queue: [2, 2, 1, 1, 1, 6, 6],
      units: { lorraine: { germany: { infantry: 3, fighter: 1 }, france: { infantry: 2, fighter: 1 } } },
    })
    g.attack('lorraine')
    expect(g.units('lorraine').france).toBeUndefined()
  })

  test('edge: where no infantry is there, or no fighter is, it keeps nobody', () => {
    const struck = (defenders: object, queue: number[]) =>
      flyers({ phase: 'combat', queue, units: { lorraine: { germany: { infantry: 2 }, ...defenders } } }).after(
        attack('lorraine'),
      )
    const bare = struck({ france: { artillery: 1, fighter: 1 } }, [1, 6, 6, 6])
    expect(bare.legal).toContainEqual(lose({ artillery: 1 }))
    const g = struck({ france: { infantry: 1 }, britain: { artillery: 1 } }, [1, 6, 6, 6])
    g.do(lose({ infantry: 1 }))
    expect(g.units('lorraine').britain).toEqual({ artillery: 1 })
  })

  test('refused: an undamaged guest among them too, by this rule', () => {
    const g = flyers({
      phase: 'combat',
      queue: [1, 1, 6, 6, 6, 6],
      units: { lorraine: { germany: { infantry: 2 }, britain: { infantry: 2 }, france: { fighter: 2 } } },
    }).after(attack('lorraine'))
    const both = { type: 'casualties', lose: { britain: { infantry: 2 } } } as const
    expect(g.refuse(both, 'ADV-PT2-10').rule).toBe('ADV-PT2-10')
  })
})
