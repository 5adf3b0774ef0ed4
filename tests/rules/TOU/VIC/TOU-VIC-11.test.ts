import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, points } from '../../../support/scenes/told.ts'
import { held } from '../../../support/scenes/victory.ts'

describe('TOU-VIC-11 the homeland of a power that has surrendered', () => {
  test('allowed: it still scores where the other alliance holds it', () => {
    const g = tou({ surrendered: ['italy'], control: held('austria-hungary', 'venice', 'rome') })
    expect(points(g)).toEqual({ central: 5, allies: 0 })
  })

  test('not: what nobody controls scores for nobody', () => {
    const g = tou({ surrendered: ['italy'] })
    expect(homelandOf(g, 'italy').territories.map((t) => t.held)).toEqual(['none', 'none', 'none', 'none', 'none'])
    expect(points(g)).toEqual({ central: 0, allies: 0 })
  })

  test('not: what a former ally holds', () => {
    expect(points(tou({ surrendered: ['italy'], control: held('france', 'piedmont') }))).toEqual({ central: 0, allies: 0 })
  })
})
