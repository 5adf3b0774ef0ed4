import { describe, expect, test } from 'vitest'
import { afterwards, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-07 Russia has no more turns, no friends and no enemies', () => {
  test('allowed: its turn is passed over from then on', () => {
    const g = russianEvening()
    g.endPhase()
    g.until('austria-hungary', 'income')
    g.endPhase()
    expect(g.turn).toEqual({ round: 5, power: 'germany', phase: 'purchase' })
    expect(g.events('turn-skipped')).toEqual([{ type: 'turn-skipped', power: 'russia', rule: 'STD-REV-07' }])
  })

  test('not: it is nobody’s friend and nobody’s enemy', () => {
    const g = afterwards({ units: { moscow: { russia: { infantry: 3 } } } })
    for (const power of ['germany', 'ottoman', 'france', 'britain'] as const) expect(g.status('moscow', power)).toBe('neutral')
    expect(g.status('paris', 'russia')).toBe('neutral')
    expect(g.status('berlin', 'russia')).toBe('neutral')
  })

  test('refused: its bases serve nobody', () => {
    const g = afterwards({ power: 'britain', phase: 'purchase', units: { sz21: { britain: { damaged: { battleship: 1 } } } } })
    g.refuse({ type: 'repair', space: 'sz21' }, 'STD-PUR-07')
  })
})
