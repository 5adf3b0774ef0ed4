import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-BRD-09 IPC values', () => {
  test('allowed: a territory pays its value to whoever controls it', () => {
    const base = at().production('germany')
    const worth = (space: string) => at({ control: { [space]: 'germany' } }).production('germany') - base
    expect(['corsica', 'belgian-congo', 'serbia', 'ukraine', 'spain', 'moscow'].map(worth)).toEqual([0, 1, 2, 3, 4, 6])
    expect(at({ power: 'usa' }).production('usa')).toBe(20)
    expect(at({ control: { berlin: 'france' } }).production('germany')).toBe(base - 8)
  })

  test('not: it pays nobody else, and contested land pays nobody', () => {
    const lost = at({ control: { ukraine: 'germany' } })
    expect(lost.production('russia')).toBe(22)
    const contested = at({ units: { ukraine: { germany: { infantry: 1 }, russia: { infantry: 1 } } } })
    expect([contested.production('germany'), contested.production('russia')]).toEqual([35, 22])
  })
})
