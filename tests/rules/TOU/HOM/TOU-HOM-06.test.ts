import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

const HOMELAND = { paris: 6, bordeaux: 2, brest: 2, burgundy: 2, lorraine: 2, marseilles: 2, picardy: 2 }

describe('TOU-HOM-06 the homeland of France', () => {
  test('allowed: these territories with these values, 18 in all', () => {
    const g = tou()
    expect(landsOf(g, 'france')).toEqual(HOMELAND)
    expect(homelandOf(g, 'france').total).toBe(18)
    const lost = tou({ control: { bordeaux: 'germany' } })
    expect(homelandOf(lost, 'france').lost).toBe(2)
  })

  test('not: Belgium is not part of it', () => {
    const g = tou({ control: { belgium: 'germany' } })
    expect(landsOf(g, 'france')).not.toHaveProperty('belgium')
    expect(homelandOf(g, 'france').lost).toBe(0)
  })
})
