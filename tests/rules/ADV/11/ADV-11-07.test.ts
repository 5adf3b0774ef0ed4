import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { offScotland, openSea } from '../../../support/scenes/coast.ts'

describe('ADV-11-07 after a loss all stay loaded', () => {
  const lost = () => {
    const g = offScotland({ fleet: { battleship: 1, cruiser: 1 }, british: { cruiser: 2 }, queue: [6, 6, 6, 6, 1] })
    openSea(g, { units: { cruiser: 1 }, transports: g.transports('sz4') })
    g.do(leave)
    g.do(stay)
    return g
  }

  test('allowed: every group lies in the zone with its cargo', () => {
    const g = lost()
    expect(g.units('sz4').germany).toEqual({ battleship: 1, cruiser: 1, transport: 1, infantry: 1 })
    expect(g.past('landing-stayed-aboard')).toMatchObject([{ to: 'scotland', rule: 'ADV-11-07' }])
    expect(g.situation.landings).toEqual([])
  })

  test('refused: its turn is over: no landing, no second battle', () => {
    const g = lost()
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'scotland' }, 'STD-CBT-01')
    g.refuse({ type: 'attack', space: 'sz4' }, 'STD-CBT-05')
  })
})
