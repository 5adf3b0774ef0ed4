import { describe, expect, test } from 'vitest'
import { end, further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-21 those hits are not answered, and surplus hits are lost', () => {
  const caught = () =>
    adv({
      units: { sz5: { germany: { submarine: 1 } }, sz4: { germany: { submarine: 1 }, britain: { destroyer: 3 } } },
      queue: [1, 2, 2],
    }).after(further('sz5', 'sz4', { submarine: 1 }), end)

  test('allowed: the submarine is gone', () => {
    const g = caught()
    expect(g.past('submarines-pursued')).toMatchObject([{ hits: 3, lost: 1 }])
    g.exhausted()
  })

  test('not: nothing else is lost, on either side', () => {
    expect(caught().units('sz4')).toEqual({ germany: { submarine: 1 }, britain: { destroyer: 3 } })
  })
})
