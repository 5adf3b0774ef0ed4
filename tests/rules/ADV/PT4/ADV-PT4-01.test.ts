import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const options = { 'pt-4': true }
const ship = { sz17: { france: { cruiser: 1 } } }

describe('ADV-PT4-01 sea zone 32', () => {
  test('allowed: the waters before Rome are a zone of their own', () => {
    const g = adv({ options, power: 'france', units: ship })
    expect(engine.boardOf(g.state)).toBe('advanced-pt4')
    g.move('sz17', 'sz32', { cruiser: 1 })
    expect(g.units('sz32')).toEqual({ france: { cruiser: 1 } })
  })

  test('refused: without the option there is none', () => {
    const g = adv({ power: 'france', units: ship })
    expect(engine.spacesOf(g.state).map((s) => s.id)).not.toContain('sz32')
    g.refuse(move('sz17', 'sz32', { cruiser: 1 }), 'CONTRACT')
  })
})
