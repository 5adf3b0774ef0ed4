import { describe, expect, test } from 'vitest'
import { attack } from '../../../support/scenes/actions.ts'
import { before } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const gassed = () =>
  before({ infantry: 1, artillery: 1, 'poison-gas': 1 }, { france: { infantry: 5 } }, { queue: [1, ...Array(6).fill(6)] }).after(
    attack('lorraine'),
    { type: 'gas', count: 1 },
  )

describe('ADV-03-16 for one battle only', () => {
  test('allowed: it lasts through the fire of both sides', () => {
    expect(volleys(gassed()).at(-1)).toEqual(['defence', '5 infantry at 2'])
  })

  test('not: nothing is left of it in the next battle there', () => {
    const g = gassed()
    expect(g.stacks('lorraine').filter((s) => s.power === 'france')).toEqual([{ power: 'france', type: 'infantry', count: 5 }])
    g.until('france', 'combat')
    g.attack('lorraine')
    const own = g.past('fired').flatMap((e) => e.groups.filter((x) => x.power === 'france' && x.type === 'infantry'))
    expect(own.at(-1)).toMatchObject({ count: 5, needs: 2 })
    expect(own.at(-1)?.gassed).toBeUndefined()
  })
})
