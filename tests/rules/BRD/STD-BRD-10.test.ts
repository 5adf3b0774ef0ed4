import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-BRD-10 friendly territory', () => {
  test('allowed: land held by the power or an ally, and a minor aligned to its side', () => {
    const g = at({ power: 'britain' })
    expect(g.status('london', 'britain')).toBe('friendly')
    expect(g.status('paris', 'britain')).toBe('friendly')
    expect(g.status('serbia', 'britain')).toBe('friendly')
    expect(g.status('bulgaria', 'germany')).toBe('friendly')
  })

  test('allowed: land taken from the enemy', () => {
    const g = at({ control: { paris: 'austria-hungary' } })
    expect(g.status('paris', 'germany')).toBe('friendly')
  })

  test('not: enemy land, contested land and neutrals are not friendly', () => {
    const g = at({ units: { paris: { france: { infantry: 1 }, germany: { infantry: 1 } } } })
    expect(g.status('berlin', 'britain')).toBe('hostile')
    expect(g.status('paris', 'france')).toBe('contested')
    expect(g.status('holland', 'britain')).toBe('neutral')
    expect(g.status('serbia', 'germany')).toBe('hostile')
  })

  test('edge: a mobilised minor is friendly to the side of its controller only', () => {
    const g = at({ control: { serbia: 'austria-hungary' } })
    expect(g.status('serbia', 'germany')).toBe('friendly')
    expect(g.status('serbia', 'russia')).toBe('hostile')
  })
})
