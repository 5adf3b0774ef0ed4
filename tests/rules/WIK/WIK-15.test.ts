import { describe, expect, test } from 'vitest'
import { end, landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'
import { afterwards, russianEvening } from '../../support/scenes/revolution.ts'

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
    // Russia's own is closed to everybody, and that is all there is to say of it.
    const { also } = g.refuse({ type: 'move', from: 'ukraine', path: ['poland'], units: { infantry: 1 } }, 'STD-REV-12')
    expect(also?.map((e) => e.rule)).not.toContain('WIK-15')
    g.endPhase()
    g.refuse({ type: 'attack', space: 'poland' }, 'STD-REV-12')
    g.endPhase()
    expect(g.control('poland')).toBe('russia')
  })

  test('edge: without the option the land stays contested and must be manned', () => {
    const g = frozen({})
    expect(g.control('poland')).toBe('contested')
    g.refuse({ type: 'move', from: 'poland', path: ['silesia'], units: { infantry: 2 } }, 'STD-REV-15')
  })

  const held = (spec: Parameters<typeof afterwards>[0] = {}) =>
    afterwards({
      options: { 'russian-revolution': true, 'wik-15': true },
      control: { poland: 'germany', ukraine: 'britain', belarus: 'germany' },
      ...spec,
      units: { poland: { germany: { infantry: 3 } }, ukraine: { britain: { infantry: 1 } }, ...spec.units },
    })

  test('refused: nor from an ally of Russia who holds it, defended or empty', () => {
    const g = held()
    g.refuse({ type: 'move', from: 'poland', path: ['ukraine'], units: { infantry: 1 } }, 'WIK-15')
    expect(g.reach('poland', { infantry: 1 })).not.toContain('ukraine')
    const empty = held({ units: { ukraine: {} } })
    empty.refuse({ type: 'move', from: 'poland', path: ['ukraine'], units: { infantry: 1 } }, 'WIK-15')
  })

  test('refused: nor from the sea', () => {
    const g = held({
      control: { sevastopol: 'britain' },
      power: 'ottoman',
      units: { sz21: { ottoman: { transports: [hold('ottoman', ['infantry'])] } } },
    })
    g.refuse(landing(g, 'sz21', 'sevastopol', { infantry: 1 }), 'WIK-15')
  })

  test('allowed: into what they hold themselves, and to the help of those who defend it', () => {
    const g = held({
      control: { poland: 'germany', ukraine: 'britain' },
      units: { belarus: { 'austria-hungary': { infantry: 1 }, britain: { infantry: 1 } } },
    })
    expect(g.control('belarus')).toBe('contested')
    g.move('poland', 'belarus', { infantry: 1 })
    const h = held({ control: { poland: 'germany', ukraine: 'austria-hungary', belarus: 'germany' }, units: { ukraine: {} } })
    h.move('poland', 'ukraine', { infantry: 1 })
  })

  test('allowed: the Allies may still take from them, and what is not Russian is open as ever', () => {
    const g = held({ power: 'britain', units: { poland: {} } })
    g.move('ukraine', 'poland', { infantry: 1 })
    g.endPhase()
    expect(g.control('poland')).toBe('britain')
    const h = held({ control: { galicia: 'britain' } })
    h.move('poland', 'galicia', { infantry: 1 })
  })

  test('edge: without the option the land of an ally is open to them, and before the revolution all of it', () => {
    held({ options: { 'russian-revolution': true } }).move('poland', 'ukraine', { infantry: 1 })
    held({ revolution: false }).move('poland', 'ukraine', { infantry: 1 })
  })

  test('allowed: Allies and Central Powers who are left there may fight each other, but need not', () => {
    const g = russianEvening({
      control: { belarus: 'germany', livonia: 'germany', ukraine: 'germany' },
      units: { poland: { germany: { infantry: 2 }, britain: { infantry: 1 }, russia: { infantry: 1 } } },
      options: { 'russian-revolution': true, 'wik-15': true },
      queue: [1, 6, 6],
    }).after(end)
    g.until('germany', 'combat')
    expect(g.control('poland')).toBe('russia')
    expect(g.battles).toEqual([{ space: 'poland', kind: 'land', required: false, resolved: false }])
    expect(g.legal).toContainEqual(end)
    g.attack('poland')
    expect(g.units('poland')).toEqual({ germany: { infantry: 2 }, russia: { infantry: 1 } })
    expect(g.control('poland')).toBe('russia')
  })
})
