import { describe, expect, test } from 'vitest'
import { russianEvening } from '../../support/revolution.ts'

const front = { poland: { germany: { infantry: 2 }, russia: { infantry: 1 } } }
const frozen = (options: object) => {
  const control = { belarus: 'germany', livonia: 'germany', ukraine: 'germany' } as const
  const g = russianEvening({ control, units: front, options: { 'russian-revolution': true, ...options } })
  g.endPhase()
  return g.until('germany', 'move')
}

describe('WIK-15 the revolution freezes the front', () => {
  test('allowed: the Central Powers keep what they hold; contested land becomes Russian', () => {
    const g = frozen({ 'wik-15': true })
    expect(g.control('ukraine')).toBe('germany')
    expect(g.control('poland')).toBe('russia')
    expect(g.units('poland')).toEqual(front.poland)
  })

  test('allowed: their units there may leave, all of them', () => {
    const g = frozen({ 'wik-15': true })
    g.move('poland', 'silesia', { infantry: 2 })
    g.endPhase()
    expect(g.units('poland')).toEqual({ russia: { infantry: 1 } })
    expect(g.control('poland')).toBe('russia')
  })

  test('refused: they take no more of Russia', () => {
    const g = frozen({ 'wik-15': true })
    g.refuse({ type: 'move', from: 'poland', path: ['moscow'], units: { infantry: 1 } }, 'STD-BRD-01')
    g.move('poland', 'ukraine', { infantry: 1 })
    g.refuse({ type: 'move', from: 'ukraine', path: ['poland'], units: { infantry: 1 } }, 'STD-REV-12')
    g.endPhase()
    g.refuse({ type: 'attack', space: 'poland' }, 'STD-REV-12')
    g.endPhase()
    expect(g.control('poland')).toBe('russia')
  })

  test('boundary: without the option the land stays contested and must be manned', () => {
    const g = frozen({})
    expect(g.control('poland')).toBe('contested')
    g.refuse({ type: 'move', from: 'poland', path: ['silesia'], units: { infantry: 2 } }, 'STD-REV-15')
  })
})
