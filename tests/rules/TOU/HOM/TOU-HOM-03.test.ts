import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

const HOMELAND = { vienna: 6, budapest: 6, trieste: 4, tyrolia: 4, bohemia: 3, galicia: 3 }

describe('TOU-HOM-03 the homeland of Austria-Hungary', () => {
  test('allowed: these territories with these values, 26 in all', () => {
    const g = tou()
    expect(landsOf(g, 'austria-hungary')).toEqual(HOMELAND)
    expect(homelandOf(g, 'austria-hungary').total).toBe(26)
    const lost = tou({ control: { budapest: 'italy' } })
    expect(homelandOf(lost, 'austria-hungary').lost).toBe(6)
  })

  test('not: Serbia is not part of it', () => {
    const g = tou({ control: { serbia: 'italy' } })
    expect(landsOf(g, 'austria-hungary')).not.toHaveProperty('serbia')
    expect(homelandOf(g, 'austria-hungary').lost).toBe(0)
  })
})
