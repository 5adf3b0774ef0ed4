import { describe, expect, test } from 'vitest'
import { battle, before } from '../../../support/scenes/land.ts'

const three = (queue: number[]) =>
  battle({ infantry: 1, artillery: 3, 'poison-gas': 3 }, { france: { infantry: 3 } }, queue).after({ type: 'gas', count: 3 })

describe('ADV-03-07 the lowest die counts', () => {
  test('allowed: one die a gun, the lowest is looked up', () => {
    const g = three([5, 1, 3, 6, 6, 6, 6])
    expect(g.past('gas-released')).toMatchObject([{ guns: 3, dice: [5, 1, 3], lowest: 1 }])
    expect(g.past('infantry-gassed')).toMatchObject([{ power: 'france', count: 3 }])
  })

  test('edge: the higher dice do nothing', () => {
    const g = three([6, 5, 6, 6, 6, 6, 6])
    expect(g.past('gas-released')).toMatchObject([{ lowest: 5 }])
    expect(g.past('infantry-gassed')).toEqual([])
    g.exhausted()
  })

  test('edge: dice that are typed in are one throw', () => {
    const g = before({ infantry: 1, artillery: 2, 'poison-gas': 2 }, { france: { infantry: 1 } }, { dice: 'entered' })
    g.attack('lorraine')
    g.do({ type: 'gas', count: 2 })
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'dice', count: 2 })
    g.do({ type: 'enter-dice', dice: [6, 2] })
    expect(g.decision).toMatchObject({ by: 'germany', kind: 'dice', count: 1 })
    g.do({ type: 'enter-dice', dice: [4] })
    expect(g.past('infantry-gassed')).toMatchObject([{ power: 'france', count: 1 }])
  })
})
