import { describe, expect, test } from 'vitest'
import { infEnding } from '../../../support/scenes/victory.ts'

const both = { berlin: 'france', vienna: 'russia', paris: 'germany', london: 'germany' } as const
describe('INF-VICT-05 if both sides qualify the game goes on', () => {
  test('allowed: one side alone wins', () => {
    expect(infEnding({ berlin: 'france', vienna: 'russia' }).winner?.side).toBe('allies')
  })

  test('not: nobody wins when both hold what they need', () => {
    const g = infEnding(both)
    expect(g.winner).toBeNull()
    expect(g.turn).toMatchObject({ round: 6, power: 'austria-hungary' })
  })

  test('edge: a round later one of them has fallen back, and the other wins', () => {
    const { london: _london, ...left } = both
    expect(infEnding(left).winner?.side).toBe('allies')
  })
})
