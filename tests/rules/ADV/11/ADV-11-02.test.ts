import { describe, expect, test } from 'vitest'
import { dive, leave, stay } from '../../../support/scenes/actions.ts'
import { landingsDecided, offScotland, openSea } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-11-02 what is a win', () => {
  test('allowed: all defenders are sunk, or have dived', () => {
    const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue: [1, 6, 6, 6] })
    openSea(g)
    expect(landingsDecided(g)).toEqual([[true, 'ADV-11-02']])
    const h = offScotland({ fleet: { battleship: 1 }, british: { submarine: 2 }, queue: [6, 6, 6] })
    openSea(h)
    h.do(dive(2))
    expect(landingsDecided(h)).toEqual([[true, 'ADV-11-02']])
    expect(h.units('sz4').britain).toEqual({ submarine: 2 })
  })

  test('allowed: the defender got away while the attacker threw to go on', () => {
    const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue: [6, 6, 2, 5, 6, 6] })
    openSea(g)
    g.do(stay)
    g.do(leave)
    expect(landingsDecided(g)).toEqual([[true, 'ADV-11-02']])
  })

  test('edge: both fleets are gone at once', () => {
    const g = offScotland({ fleet: { destroyer: 1 }, british: { cruiser: 1 }, queue: [1, 1, 6, 6] })
    openSea(g, { transports: g.transports('sz4') })
    expect(landingsDecided(g)).toEqual([[true, 'ADV-11-02']])
    expect(g.units('scotland').germany).toEqual({ infantry: 1 })
  })

  test('not: a defence that goes on fighting is no win', () => {
    const g = offScotland({ fleet: { battleship: 1 }, british: { cruiser: 1 }, queue: [6, 6, 4, 1, 6, 6] })
    openSea(g)
    g.do(stay)
    g.do(leave)
    expect(landingsDecided(g)).toEqual([])
    expect(g.past('fired').at(-1)?.round).toBe(2)
  })

  test('not: where nothing was declared a win decides nothing', () => {
    const g = adv({
      phase: 'combat',
      units: { sz4: { germany: { battleship: 1 }, britain: { cruiser: 1 } } },
      queue: [1, 6],
    })
    g.attack('sz4')
    expect(g.events('battle-ended')).toMatchObject([{ space: 'sz4', outcome: 'cleared' }])
    expect(g.past('landings-decided')).toEqual([])
  })
})
