import { describe, expect, test } from 'vitest'
import { treaty } from '../../../support/scenes/revolution.ts'

describe('INF-RUS-06 troops in the five territories', () => {
  test('allowed: Russian units go, other Central Powers’ units are guests of Germany', () => {
    const g = treaty({ units: { ukraine: { russia: { infantry: 3 }, 'austria-hungary': { infantry: 2 } } } })
    expect(g.units('ukraine')).toEqual({ 'austria-hungary': { infantry: 2 } })
    expect(g.control('ukraine')).toBe('germany')
  })

  test('allowed: Allies beside Central Powers contest the land', () => {
    const g = treaty({ units: { ukraine: { russia: { infantry: 3 }, ottoman: { infantry: 2 }, britain: { infantry: 2 } } } })
    expect(g.units('ukraine')).toEqual({ ottoman: { infantry: 2 }, britain: { infantry: 2 } })
    expect(g.control('ukraine')).toBe('contested')
  })

  test('allowed: Allies alone capture it if still there in their next Conduct Combat', () => {
    const g = treaty({ units: { livonia: { russia: { infantry: 1 }, britain: { infantry: 2 } } } })
    expect(g.control('livonia')).toBe('germany')
    g.until('britain', 'move')
    expect(g.control('livonia')).toBe('germany')
    g.endPhase()
    expect(g.control('livonia')).toBe('britain')
  })

  test('not: they do not if they have left by then', () => {
    const g = treaty({ units: { livonia: { britain: { infantry: 2 } } } })
    g.until('britain', 'move')
    g.move('livonia', 'poland', { infantry: 2 })
    g.endPhase()
    expect(g.control('livonia')).toBe('germany')
    expect(g.control('poland')).toBe('britain')
  })

  test('edge: the turn of another Ally changes nothing for them', () => {
    const g = treaty({ units: { livonia: { britain: { infantry: 2 } } } })
    g.until('france', 'mobilize')
    expect(g.control('livonia')).toBe('germany')
  })
})
