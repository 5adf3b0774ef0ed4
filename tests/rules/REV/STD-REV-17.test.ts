import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { afterwards, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-17 what the Central Powers hold in Russia pays and can be fought for', () => {
  test('allowed: it pays those who hold it', () => {
    const g = russianEvening({ treasury: { germany: 0 } })
    g.endPhase()
    g.until('germany', 'income')
    expect(g.production('germany')).toBe(35 + 2 + 2 + 3 + 3)
  })

  test('not: contested fronts pay nobody', () => {
    const g = afterwards({ units: { ukraine: { germany: { infantry: 1 }, russia: { infantry: 1 } } } })
    expect(g.production('germany')).toBe(35)
    expect(g.production('russia')).toBe(25 - 3)
  })

  test('allowed: an Allied captor keeps what it takes; nothing is liberated', () => {
    const g = afterwards({ power: 'italy', control: { poland: 'germany' }, units: { galicia: { italy: { infantry: 1 } } } })
    g.move('galicia', 'poland', { infantry: 1 })
    g.endPhase()
    expect(g.control('poland')).toBe('italy')
    expect(g.production('italy')).toBe(14 + 3 + 3)
  })

  test('holds: before the revolution it went back to Russia', () => {
    const g = at({ power: 'italy', round: 5, control: { poland: 'germany' }, units: { galicia: { italy: { infantry: 1 } } } })
    g.move('galicia', 'poland', { infantry: 1 })
    g.endPhase()
    expect(g.control('poland')).toBe('russia')
  })
})
