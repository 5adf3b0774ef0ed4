import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const one = (defenders: Parameters<typeof battle>[1], queue: number[]) =>
  battle({ infantry: 1, artillery: 1, 'poison-gas': 1 }, defenders, queue).after({ type: 'gas', count: 1 })

describe('ADV-03-08 a 1: all defending infantry', () => {
  test('allowed: every one of them, of every power, without another die', () => {
    const g = one({ france: { infantry: 2 }, britain: { infantry: 3 } }, [1, 6, 6, 6, 6, 6, 6])
    expect(volleys(g).at(-1)).toEqual(['defence', '2 infantry at 2', '3 infantry at 2'])
    expect(g.past('gas-spread')).toMatchObject([{ dice: [], attackers: 0, defenders: 5 }])
    g.exhausted()
  })

  test('not: the attackers, who are spared', () => {
    const g = one({ france: { infantry: 2 } }, [1, 6, 6, 6])
    expect(volleys(g)[0]).toEqual(['attack', '1 infantry at 2'])
  })
})
