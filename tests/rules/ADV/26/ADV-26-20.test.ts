import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

describe('ADV-26-20 Allied ships stay, Russia’s treasury goes', () => {
  test('allowed: ships off the Russian coast with what they carry', () => {
    const sz12 = { britain: { cruiser: 1, transports: [{ cargo: [{ power: 'britain', type: 'infantry' } as const] }] } }
    const g = revolution({ units: { sz12 } })
    expect(g.units('sz12')).toEqual({ britain: { cruiser: 1, transport: 1, infantry: 1 } })
  })

  test('not: Russia keeps no money, and nobody gets it', () => {
    const g = revolution({ treasury: { russia: 17 } })
    expect(g.treasury('russia')).toBe(0)
    expect(g.events('treasury-removed')).toMatchObject([{ power: 'russia', rule: 'ADV-26-20' }])
    expect(g.events('treasury-captured')).toEqual([])
  })
})
