import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

const fleets = {
  sz18: { 'austria-hungary': { battleship: 1, cruiser: 1 } },
  sz17: { italy: { battleship: 1, cruiser: 1, destroyer: 1 } },
}
const austrian = (round: number) => adv({ round, power: 'austria-hungary', units: fleets, queue: [6, 6] })

describe('ADV-25-08 a harmless sea zone 17', () => {
  test('allowed: in round 1 nobody stops for the Italian ships, and no mine strikes', () => {
    const g = austrian(1)
    expect(g.status('sz17', 'austria-hungary')).toBe('friendly')
    g.move('sz18', ['sz17', 'sz16'], { battleship: 1 })
    g.endPhase()
    expect(g.past('mine-rolled').map((e) => e.zone)).not.toContain('sz17')
  })

  test('edge: from round 2 on the zone is hostile and mined for the Central Powers', () => {
    const g = austrian(2)
    expect(g.status('sz17', 'austria-hungary')).toBe('hostile')
    g.move('sz18', 'sz17', { battleship: 1 })
    g.endPhase()
    expect(g.past('mine-rolled')).toMatchObject([{ zone: 'sz17', by: 'italy' }])
  })
})
