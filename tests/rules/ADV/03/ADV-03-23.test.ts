import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const supported = (guns: number, queue: number[]) => {
  const g = battle({ infantry: 2, tank: 1, artillery: guns + 1, 'poison-gas': 1 }, { france: { infantry: 1 } }, queue)
  g.do({ type: 'gas', count: 1 })
  return volleys(g)[0]
}
const dice = [4, 1, 1, ...Array(8).fill(6)]

describe('ADV-03-23 whom artillery supports first', () => {
  test('allowed: healthy infantry, then the weakened, then tanks', () => {
    expect(supported(1, dice)).toEqual(['attack', '1 artillery at 3', '1 infantry at 3', '1 tank at 2', '1 infantry at 1'])
    expect(supported(2, dice)).toEqual(['attack', '2 artillery at 3', '1 infantry at 3', '1 infantry at 2', '1 tank at 2'])
    expect(supported(3, dice)).toEqual(['attack', '3 artillery at 3', '1 tank at 3', '1 infantry at 3', '1 infantry at 2'])
  })

  test('not: no tank is raised while an infantry could be', () => {
    expect(supported(2, dice)).not.toContain('1 tank at 3')
  })
})
