import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, points } from '../../../support/scenes/told.ts'

const ISLANDS = { ireland: 'britain', corsica: 'france', madagascar: 'france', sardinia: 'italy', sicily: 'italy' } as const

describe('TOU-HOM-10 islands are not homeland', () => {
  test('not: an island lost brings nobody nearer to a collapse and scores for nobody', () => {
    const g = tou({ control: Object.fromEntries(Object.keys(ISLANDS).map((id) => [id, 'germany' as const])) })
    for (const [island, owner] of Object.entries(ISLANDS)) {
      expect(homelandOf(g, owner).territories.map((t) => t.space)).not.toContain(island)
      expect(homelandOf(g, owner).lost).toBe(0)
    }
    expect(points(g)).toEqual({ central: 0, allies: 0 })
  })

  test('allowed: it pays whoever holds it, as ever', () => {
    const g = tou({ control: { ireland: 'germany' } })
    expect(g.production('germany')).toBe(tou().production('germany') + 1)
    expect(engine.controllerOf(g.state, 'ireland')).toBe('germany')
  })
})
