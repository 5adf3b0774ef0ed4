import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'
import { contested, ending } from '../../../support/scenes/victory.ts'

describe('ADV-31-06 Constantinople alone does not win', () => {
  test('not: neither as it falls nor as the round ends', () => {
    const g = advLate({ power: 'usa', units: { smyrna: { usa: { infantry: 2 } } } })
    g.move('smyrna', 'constantinople', { infantry: 1 })
    g.until('usa', 'income')
    expect(g.control('constantinople')).toBe('usa')
    g.endPhase()
    expect(g.winner).toBeNull()
    expect(g.turn).toMatchObject({ round: 6, power: 'austria-hungary' })
  })

  test('allowed: it is the second capital beside Vienna', () => {
    expect(ending('usa', { control: { constantinople: 'usa', vienna: 'italy' } }).winner?.rule).toBe('ADV-31-03')
  })

  test('not: Vienna contested does not help it', () => {
    expect(ending('usa', { control: { constantinople: 'usa' }, units: contested('vienna') }).winner).toBeNull()
  })
})
