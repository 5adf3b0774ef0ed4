import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MOV-12 land stays yours when you leave it', () => {
  test('allowed: an empty territory keeps its controller and its income', () => {
    const g = at({ control: { ukraine: 'germany' }, units: { ukraine: { germany: { infantry: 2 } } } })
    g.move('ukraine', 'galicia', { infantry: 2 })
    g.until('france', 'purchase')
    expect(g.control('ukraine')).toBe('germany')
    expect(g.past('income-collected')).toMatchObject([{ income: 38 }])
  })

  test('edge: until an enemy moves in', () => {
    const g = at({ power: 'russia', control: { ukraine: 'germany' }, units: { moscow: { russia: { infantry: 1 } } } })
    g.move('moscow', 'ukraine', { infantry: 1 })
    g.endPhase()
    expect(g.control('ukraine')).toBe('russia')
  })

  test('edge: an ally that moves in takes nothing', () => {
    const g = at({
      power: 'austria-hungary',
      control: { ukraine: 'germany' },
      units: { galicia: { 'austria-hungary': { infantry: 1 } } },
    })
    g.move('galicia', 'ukraine', { infantry: 1 })
    g.endPhase()
    expect(g.control('ukraine')).toBe('germany')
  })
})
