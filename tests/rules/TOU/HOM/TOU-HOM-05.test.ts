import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

const HOMELAND = {
  moscow: 6,
  poland: 3,
  sevastopol: 3,
  ukraine: 3,
  belarus: 2,
  finland: 2,
  karelia: 2,
  livonia: 2,
  kazakhstan: 1,
  tatarstan: 1,
}

describe('TOU-HOM-05 the homeland of Russia', () => {
  test('allowed: these territories with these values, 25 in all', () => {
    const g = tou()
    expect(landsOf(g, 'russia')).toEqual(HOMELAND)
    expect(homelandOf(g, 'russia').total).toBe(25)
    const lost = tou({ control: { poland: 'germany' } })
    expect(homelandOf(lost, 'russia').lost).toBe(3)
  })

  test('not: Romania is not part of it', () => {
    const g = tou({ control: { romania: 'germany' } })
    expect(landsOf(g, 'russia')).not.toHaveProperty('romania')
    expect(homelandOf(g, 'russia').lost).toBe(0)
  })
})
