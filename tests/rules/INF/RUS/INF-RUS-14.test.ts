import { describe, expect, test } from 'vitest'
import { atPeace } from '../../../support/scenes/revolution.ts'
import { dice } from '../../../support/scenes/told.ts'

const romania = { russia: { infantry: 2 }, britain: { infantry: 1 }, germany: { infantry: 2 } }

describe('INF-RUS-14 armies without a turn', () => {
  test('allowed: they join an ally’s attack where they stand', () => {
    const g = atPeace({ power: 'britain', phase: 'combat', units: { romania }, queue: Array(5).fill(6) })
    expect(g.legal).toContainEqual({ type: 'attack', space: 'romania', with: ['russia'] })
    g.do({ type: 'attack', space: 'romania', with: ['russia'] })
    expect(dice(g, 'attack')).toEqual(['russia infantry 2@2', 'britain infantry 1@2'])
  })

  test('allowed: play passes over Russia', () => {
    const g = atPeace({ power: 'austria-hungary', phase: 'income' })
    g.endPhase()
    expect(g.turn.power).toBe('germany')
    expect(g.past('turn-skipped')).toMatchObject([{ power: 'russia', rule: 'INF-RUS-14' }])
  })

  test('refused: no turn of any power moves them or lets them attack alone', () => {
    const g = atPeace({ power: 'britain', units: { romania } })
    g.refuse({ type: 'move', from: 'romania', path: ['serbia'], units: { infantry: 2 } }, 'CONTRACT')
    const h = atPeace({ power: 'britain', phase: 'combat', units: { romania: { ...romania, britain: {} } } })
    h.refuse({ type: 'attack', space: 'romania' }, 'STD-CBT-01')
  })

  test('edge: Russian units in land left to Russia join nobody', () => {
    const g = atPeace({ power: 'britain', phase: 'combat', units: { moscow: romania } })
    expect(g.legal.filter((a) => a.type === 'attack')).toEqual([])
  })
})
