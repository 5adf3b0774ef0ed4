import { describe, expect, test } from 'vitest'
import { infEnding } from '../../../support/scenes/victory.ts'

describe('INF-VICT-02 the Central Powers win after the American turn', () => {
  test('allowed: two key cities, Paris or London among them', () => {
    const won = { side: 'central', how: 'capitals', rule: 'INF-VICT-02' }
    expect(infEnding({ paris: 'germany', moscow: 'ottoman' }).winner).toEqual(won)
    expect(infEnding({ london: 'germany', rome: 'austria-hungary' }).winner).toEqual(won)
  })

  test('not: two without Paris and London, one alone, or at another moment', () => {
    expect(infEnding({ moscow: 'germany', rome: 'austria-hungary' }).winner).toBeNull()
    expect(infEnding({ paris: 'germany' }).winner).toBeNull()
    expect(infEnding({ paris: 'germany', london: 'germany' }, 'britain').winner).toBeNull()
  })
})
