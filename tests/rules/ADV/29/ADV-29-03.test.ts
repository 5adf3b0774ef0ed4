import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'
import { enemies } from '../../../support/scenes/victory.ts'

const attacked = (spec: Parameters<typeof advLate>[0] = {}) =>
  advLate({ ...spec, units: { ruhr: { germany: { infantry: 3 } }, ...spec.units } }).after(
    move('ruhr', 'belgium', { infantry: 2 }),
    end,
  )

describe('ADV-29-03 What is handed over, and what is not', () => {
  test('allowed: also when an enemy attack rouses the country', () => {
    const g = attacked()
    expect(g.units('belgium').france).toEqual({ infantry: 3, artillery: 1 })
    expect(g.control('belgian-congo')).toBe('france')
  })

  test('allowed: a colony that another Ally had taken', () => {
    expect(attacked({ control: { 'belgian-congo': 'britain' } }).control('belgian-congo')).toBe('france')
  })

  test('not: one that the Central Powers hold, or that is contested', () => {
    expect(attacked({ control: { 'belgian-congo': 'germany' } }).control('belgian-congo')).toBe('germany')
    expect(attacked({ units: { 'belgian-congo': enemies('germany', 'britain') } }).control('belgian-congo')).toBe('contested')
  })
})
