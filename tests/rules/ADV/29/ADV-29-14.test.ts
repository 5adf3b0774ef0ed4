import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const entering = (control: Record<string, 'france' | 'germany'>) =>
  advLate({ power: 'france', control, units: { bordeaux: { france: { infantry: 2 } } } }).after(
    move('bordeaux', 'spain', { infantry: 1 }),
    end,
  )

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
