import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

const HOMELAND = { constantinople: 6, ankara: 3, mesopotamia: 3, smyrna: 2, 'syrian-desert': 1, 'trans-jordan': 1 }

describe('TOU-HOM-04 the homeland of the Ottoman Empire', () => {
  test('allowed: these territories with these values, 16 in all', () => {
    const g = tou()
    expect(landsOf(g, 'ottoman')).toEqual(HOMELAND)
    expect(homelandOf(g, 'ottoman').total).toBe(16)
    const lost = tou({ control: { ankara: 'britain' } })
    expect(homelandOf(lost, 'ottoman').lost).toBe(3)
  })

  test('not: Bulgaria is not part of it', () => {
    const g = tou({ control: { bulgaria: 'britain' } })
    expect(landsOf(g, 'ottoman')).not.toHaveProperty('bulgaria')
    expect(homelandOf(g, 'ottoman').lost).toBe(0)
  })
})
