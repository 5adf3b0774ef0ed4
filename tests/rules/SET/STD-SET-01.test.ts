import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

const CENTRAL = ['germany', 'austria-hungary', 'ottoman'] as const
const ALLIES = ['russia', 'france', 'britain', 'italy', 'usa'] as const

describe('STD-SET-01 two alliances that never change', () => {
  test('allowed: every power fights on its printed side', () => {
    expect(CENTRAL.map(engine.sideOf)).toEqual(['central', 'central', 'central'])
    expect(ALLIES.map(engine.sideOf)).toEqual(['allies', 'allies', 'allies', 'allies', 'allies'])
    const g = at({ round: 5 })
    for (const power of CENTRAL) {
      expect(g.status('vienna', power)).toBe('friendly')
      expect(g.status('london', power)).toBe('hostile')
    }
    for (const power of ALLIES) {
      expect(g.status('vienna', power)).toBe('hostile')
      expect(g.status('rome', power)).toBe('friendly')
    }
  })

  test('allowed: allies stand together without a fight', () => {
    const g = at({ power: 'britain', units: { picardy: { france: { infantry: 2 } }, paris: { britain: { infantry: 1 } } } })
    g.move('paris', 'picardy', { infantry: 1 })
    g.endPhase()
    expect(g.control('picardy')).toBe('france')
    expect(g.battles).toEqual([])
  })

  test('refused: nobody attacks an ally, and an occupied power stays on its side', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      units: { paris: { germany: { infantry: 1 } }, picardy: { france: { infantry: 1 }, britain: { infantry: 1 } } },
    })
    g.refuse({ type: 'attack', space: 'picardy' }, 'STD-CBT-01')
    expect(g.control('paris')).toBe('germany')
    expect(g.status('marseilles', 'germany')).toBe('hostile')
    expect(g.status('marseilles', 'britain')).toBe('friendly')
  })
})
