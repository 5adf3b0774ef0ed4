import { describe, expect, test } from 'vitest'
import { treaty } from '../../../support/scenes/revolution.ts'

const FIVE = ['finland', 'livonia', 'poland', 'belarus', 'ukraine']

describe('INF-RUS-05 what Germany is given', () => {
  test('allowed: five territories and their income, whoever held them', () => {
    const g = treaty({
      control: { karelia: 'austria-hungary', poland: 'austria-hungary', ukraine: 'ottoman', finland: 'britain' },
    })
    for (const space of FIVE) expect(g.control(space), space).toBe('germany')
    expect(g.production('germany')).toBe(35 + 2 + 2 + 3 + 2 + 3)
  })

  test('allowed: also what was contested', () => {
    const g = treaty({ units: { ukraine: { russia: { infantry: 2 }, 'austria-hungary': { infantry: 2 } } } })
    expect(g.control('ukraine')).toBe('germany')
  })

  test('not: nothing else', () => {
    const g = treaty({ control: { karelia: 'austria-hungary', poland: 'austria-hungary', tatarstan: 'ottoman' } })
    expect(g.control('karelia')).toBe('austria-hungary')
    expect(g.control('tatarstan')).toBe('ottoman')
    for (const space of ['moscow', 'sevastopol', 'kazakhstan']) expect(g.control(space), space).toBe('russia')
  })

  test('edge: Germany has them though its capital is lost', () => {
    const g = treaty({ power: 'austria-hungary', control: { karelia: 'germany', poland: 'germany', berlin: 'france' } })
    for (const space of FIVE) expect(g.control(space), space).toBe('germany')
  })
})
