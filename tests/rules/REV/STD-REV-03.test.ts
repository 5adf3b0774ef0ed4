import { describe, expect, test } from 'vitest'
import { breaksOut, russianEvening } from '../../support/scenes/revolution.ts'

const lost = (...spaces: string[]) =>
  russianEvening({ control: Object.fromEntries([...spaces, 'poland', 'finland'].map((s) => [s, 'germany' as const])) })

describe('STD-REV-03 three of the five neighbours of Moscow are lost', () => {
  test('allowed: any three of the five, held by any of the Central Powers', () => {
    expect(breaksOut(lost('karelia', 'tatarstan', 'ukraine'))).toBe(true)
    const mixed = { belarus: 'germany', livonia: 'austria-hungary', ukraine: 'ottoman', poland: 'germany' } as const
    expect(breaksOut(russianEvening({ control: mixed }))).toBe(true)
  })

  test('edge: two are not enough', () => {
    expect(breaksOut(lost('belarus', 'livonia'))).toBe(false)
  })

  test('not: a contested one does not count', () => {
    const g = russianEvening({
      control: { belarus: 'germany', livonia: 'germany', poland: 'germany' },
      units: { ukraine: { germany: { infantry: 5 }, russia: { infantry: 1 } } },
    })
    expect(breaksOut(g)).toBe(false)
  })

  test('not: land that an ally of Russia holds does not count', () => {
    expect(
      breaksOut(russianEvening({ control: { belarus: 'germany', livonia: 'germany', ukraine: 'britain', poland: 'germany' } })),
    ).toBe(false)
  })
})
