import { describe, expect, test } from 'vitest'
import { assault } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const landing = (queue: number[]) =>
  assault(
    [{ type: 'infantry' }, { type: 'infantry' }, { type: 'infantry' }, { type: 'artillery', gas: true }],
    { germany: { infantry: 1, artillery: 1 } },
    queue,
    { coastal: 0 },
  ).after({ type: 'gas', count: 1 })

describe('ADV-03-19 gas of a gun that came ashore', () => {
  test('allowed: it fires gas if it lives through the strike', () => {
    const g = landing([6, 1, 6, 6, 6, 6, 6])
    expect(g.past('gas-released')).toMatchObject([{ guns: 1, dice: [1] }])
    expect(volleys(g).at(-1)).toEqual(['defence', '1 artillery at 3', '1 infantry at 2'])
  })

  test('not: a gun lost to the strike fires none', () => {
    const g = landing([3, 6, 6, 6, 6, 6])
    g.do({ type: 'casualties', lose: { britain: { artillery: 1, 'poison-gas': 1 } } })
    expect(g.past('gas-released')).toEqual([])
    expect(volleys(g).at(-1)).toEqual(['defence', '1 artillery at 3', '1 infantry at 3'])
  })
})
