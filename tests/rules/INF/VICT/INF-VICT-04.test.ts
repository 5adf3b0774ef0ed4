import { describe, expect, test } from 'vitest'
import { infEnding } from '../../../support/scenes/victory.ts'

describe('INF-VICT-04 Washington and Rome count as Allied cities', () => {
  test('allowed: either with Paris or London', () => {
    expect(infEnding({ london: 'germany', 'united-states-of-america': 'germany' }).winner?.side).toBe('central')
    expect(infEnding({ paris: 'germany', rome: 'germany' }).winner?.side).toBe('central')
  })

  test('allowed: Moscow in Central hands still counts when Russia has left', () => {
    expect(infEnding({ paris: 'germany', moscow: 'germany' }, 'usa', { revolution: true }).winner?.side).toBe('central')
  })

  test('edge: Rome counts from the second round on', () => {
    const held = { paris: 'germany', rome: 'germany' } as const
    expect(infEnding(held, 'usa', { round: 1 }).winner).toBeNull()
    expect(infEnding(held, 'usa', { round: 2 }).winner?.side).toBe('central')
  })

  test('not: Moscow that Russia kept does not count for them', () => {
    expect(infEnding({ paris: 'germany' }, 'usa', { revolution: true }).winner).toBeNull()
  })
})
