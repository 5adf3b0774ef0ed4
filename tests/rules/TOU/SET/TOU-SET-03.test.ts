import { describe, expect, test } from 'vitest'
import { opening } from '../../../support/game.ts'
import { touOpening } from '../../../support/scenes/start.ts'

describe('TOU-SET-03 units added', () => {
  test('allowed: three Russian infantry more in Sevastopol and in Livonia', () => {
    for (const space of ['sevastopol', 'livonia']) {
      const before = opening().units(space).russia?.infantry ?? 0
      expect(touOpening().units(space).russia?.infantry).toBe(before + 3)
    }
  })

  test('allowed: a French cruiser in sea zone 15 and a British one in sea zone 9', () => {
    expect(opening().units('sz15').france?.cruiser).toBeUndefined()
    expect(touOpening().units('sz15').france?.cruiser).toBe(1)
    expect(touOpening().units('sz9').britain?.cruiser).toBe((opening().units('sz9').britain?.cruiser ?? 0) + 1)
  })

  test('refused: one ship more than was added', () => {
    const g = touOpening({ power: 'france', phase: 'move' })
    g.refuse({ type: 'move', from: 'sz15', path: ['sz7'], units: { cruiser: 2 } }, 'CONTRACT')
    g.do({ type: 'move', from: 'sz15', path: ['sz7'], units: { cruiser: 1 } })
  })
})
