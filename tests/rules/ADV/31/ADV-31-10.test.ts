import { describe, expect, test } from 'vitest'
import { contested, ending } from '../../../support/scenes/victory.ts'

describe('ADV-31-10 The end of the round is the end of the United States’ turn', () => {
  test('allowed: one side qualifies then', () => {
    expect(ending('usa', { units: contested('paris', 'london') }).winner?.side).toBe('central')
  })

  test('not: both sides qualify, and the war goes on', () => {
    const g = ending('usa', { units: contested('paris', 'rome', 'berlin', 'constantinople') })
    expect(g.winner).toBeNull()
    expect(g.turn).toEqual({ round: 6, power: 'austria-hungary', phase: 'purchase' })
  })

  test('edge: what wins at the end of an Allied turn comes before it', () => {
    const g = ending('usa', { units: contested('paris', 'rome', 'berlin'), control: { vienna: 'italy' } })
    expect(g.winner?.rule).toBe('ADV-31-03')
  })
})
