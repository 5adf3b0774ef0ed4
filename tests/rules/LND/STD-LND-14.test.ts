import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-LND-14 units that are hit still fire', () => {
  test('allowed: a defender that is sure to fall fires all the same', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1, artillery: 1 } } },
      queue: [1, 1, 3, 3],
    })
    g.attack('lorraine')
    expect(g.events('fired')[1]?.groups.map((x) => [x.type, x.dice])).toEqual([
      ['artillery', [3]],
      ['infantry', [3]],
    ])
    expect(g.units('lorraine')).toEqual({})
    g.exhausted()
  })

  test('edge: only who was lost before, in the air, stays silent', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1, fighter: 1 }, france: { infantry: 1, fighter: 1 } } },
      queue: [1, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    const defence = g.events('fired').find((f) => f.step === 'defence')
    expect(defence?.groups.map((x) => x.type)).toEqual(['infantry'])
    g.exhausted()
  })
})
