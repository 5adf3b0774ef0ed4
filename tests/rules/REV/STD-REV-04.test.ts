import { describe, expect, test } from 'vitest'
import { breaksOut, russianEvening } from '../../support/scenes/revolution.ts'

const three = { belarus: 'germany', livonia: 'germany', ukraine: 'germany' } as const

describe('STD-REV-04 one further Russian territory is held or contested', () => {
  test('allowed: held, contested, or a fourth neighbour', () => {
    expect(breaksOut(russianEvening({ control: { ...three, sevastopol: 'ottoman' } }))).toBe(true)
    expect(breaksOut(russianEvening({ control: { ...three, karelia: 'germany' } }))).toBe(true)
    for (const space of ['poland', 'karelia', 'kazakhstan'])
      expect(
        breaksOut(russianEvening({ control: three, units: { [space]: { germany: { infantry: 1 }, russia: { infantry: 1 } } } })),
      ).toBe(true)
  })

  test('not: the three alone', () => {
    expect(breaksOut(russianEvening({ control: three }))).toBe(false)
  })

  test('not: Moscow itself, or land that is not original Russian', () => {
    const front = { germany: { infantry: 1 }, russia: { infantry: 1 } }
    expect(breaksOut(russianEvening({ control: three, units: { moscow: front } }))).toBe(false)
    expect(breaksOut(russianEvening({ control: { ...three, romania: 'germany' } }))).toBe(false)
    expect(breaksOut(russianEvening({ control: three, units: { serbia: front } }))).toBe(false)
  })
})
