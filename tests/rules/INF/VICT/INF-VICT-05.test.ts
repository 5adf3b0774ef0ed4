import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const both = { berlin: 'france', vienna: 'russia', paris: 'germany', london: 'germany' } as const
const ending = (control: PositionSpec['control']) => inf({ power: 'usa', phase: 'income', round: 5, control }).after(end)

describe('INF-VICT-05 if both sides qualify the game goes on', () => {
  test('allowed: one side alone wins', () => {
    expect(ending({ berlin: 'france', vienna: 'russia' }).winner?.side).toBe('allies')
  })

  test('not: nobody wins when both hold what they need', () => {
    const g = ending(both)
    expect(g.winner).toBeNull()
    expect(g.turn).toMatchObject({ round: 6, power: 'austria-hungary' })
  })

  test('edge: a round later one of them has fallen back, and the other wins', () => {
    const { london: _london, ...left } = both
    expect(ending(left).winner?.side).toBe('allies')
  })
})
