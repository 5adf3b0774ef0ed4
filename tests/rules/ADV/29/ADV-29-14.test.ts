import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

const entering = (control: Record<string, 'france' | 'germany'>) => {
  const g = advLate({ power: 'france', control, units: { bordeaux: { france: { infantry: 2 } } } })
  g.move('bordeaux', 'spain', { infantry: 1 })
  g.endPhase()
  return g
}

describe('ADV-29-14 Who attacks Spain by entering it', () => {
  test('allowed: a power of its own side enters in peace', () => {
    const g = entering({ 'spanish-morocco': 'germany' })
    expect(g.decision).toBeNull()
    expect(g.battles).toEqual([])
  })

  test('refused: one of the other side must fight there this turn', () => {
    const g = entering({ 'spanish-morocco': 'france' })
    g.choose('germany')
    expect(g.battles).toMatchObject([{ space: 'spain', required: true }])
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })

  test('refused: before any leaning everybody must', () => {
    const g = entering({})
    g.choose('germany')
    expect(g.control('spain')).toBe('contested')
    g.refuse({ type: 'end-phase' }, 'STD-CBT-02')
  })
})
