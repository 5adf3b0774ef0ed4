import { describe, expect, test } from 'vitest'
import { inUkraine } from '../../../support/scenes/revolution.ts'
import { enemies } from '../../../support/scenes/victory.ts'

describe('ADV-26-10 Left altogether it is out of play', () => {
  test('allowed: the last units leave, and the land is closed', () => {
    const g = inUkraine({ control: { galicia: 'austria-hungary' } })
    g.move('ukraine', 'galicia', { infantry: 3, artillery: 1 })
    g.endPhase()
    expect(g.control('ukraine')).toBe('russia')
    expect(g.situation.armistice).toEqual({})
    expect(g.events('armistice-settled')).toEqual([
      { type: 'armistice-settled', space: 'ukraine', side: null, rule: 'ADV-26-10' },
    ])
    const back = g.until('austria-hungary', 'move')
    expect(back.status('ukraine', 'austria-hungary')).toBe('neutral')
  })

  test('allowed: to the other side if it stands there', () => {
    const g = inUkraine({ units: { ukraine: enemies('germany', 'britain') }, control: { galicia: 'germany' } })
    g.move('ukraine', 'galicia', { infantry: 1 })
    g.endPhase()
    expect(g.situation.armistice).toEqual({ ukraine: 'allies' })
    expect(g.control('ukraine')).toBeNull()
  })

  test('refused: nobody comes back', () => {
    const g = inUkraine({ units: { galicia: { germany: { infantry: 2 } } }, control: { galicia: 'austria-hungary' } })
    g.move('ukraine', 'galicia', { infantry: 3, artillery: 1 })
    g.until('austria-hungary', 'purchase').until('germany', 'move')
    g.refuse({ type: 'move', from: 'galicia', path: ['ukraine'], units: { infantry: 1 } }, 'ADV-26-03')
  })

  test('holds: several that are left at once are told in alphabetical order', () => {
    const g = inUkraine({
      armistice: { ukraine: 'central', poland: 'central' },
      units: { poland: { germany: { infantry: 1 } } },
      control: { galicia: 'austria-hungary' },
    })
    g.move('ukraine', 'galicia', { infantry: 3, artillery: 1 })
    g.move('poland', 'silesia', { infantry: 1 })
    g.endPhase()
    expect(g.events('armistice-settled').map((e) => e.space)).toEqual(['poland', 'ukraine'])
  })

  test('edge: an ally that stays keeps it', () => {
    const g = inUkraine({
      units: { ukraine: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 } } },
      control: { galicia: 'austria-hungary' },
    })
    g.move('ukraine', 'galicia', { infantry: 1 })
    g.endPhase()
    expect(g.situation.armistice).toEqual({ ukraine: 'central' })
  })
})
