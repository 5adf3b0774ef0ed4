import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

const HOMELAND = { rome: 3, piedmont: 3, naples: 2, tuscany: 2, venice: 2 }

describe('TOU-HOM-08 the homeland of Italy', () => {
  test('allowed: these territories with these values, 12 in all', () => {
    const g = tou()
    expect(landsOf(g, 'italy')).toEqual(HOMELAND)
    expect(homelandOf(g, 'italy').total).toBe(12)
    const lost = tou({ control: { piedmont: 'austria-hungary' } })
    expect(homelandOf(lost, 'italy').lost).toBe(3)
  })

  test('not: Libya is not part of it', () => {
    const g = tou({ control: { libya: 'austria-hungary' } })
    expect(landsOf(g, 'italy')).not.toHaveProperty('libya')
    expect(homelandOf(g, 'italy').lost).toBe(0)
  })
})
