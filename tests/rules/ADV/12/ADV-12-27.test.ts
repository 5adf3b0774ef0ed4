import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-27 own ships where units landed', () => {
  const belgium = { germany: { infantry: 1 } }

  test('allowed: those in the zone from which they came', () => {
    expect(bombardment(storm({ fleet: { battleship: 1 }, belgium, queue: Array(6).fill(6) }))).toEqual(['1 battleship at 4'])
  })

  test('not: ships of allies, and ships in other zones', () => {
    const g = storm({
      belgium,
      queue: Array(6).fill(6),
      spec: {
        units: {
          sz9: {
            britain: {
              transports: [hold('britain', ['infantry', 'infantry'])],
            },
            france: { battleship: 2 },
          },
          sz8: { britain: { battleship: 2 } },
        },
      },
    })
    expect(bombardment(g)).toEqual([])
  })

  test('edge: not where the only infantry that was to land from there was shot', () => {
    const g = adv({
      queue: [2, ...Array(6).fill(6)],
      units: {
        sz4: { germany: { battleship: 1, transports: [hold('germany', ['infantry'])] } },
        sz8: { germany: { cruiser: 1, transports: [hold('germany', ['infantry', 'infantry'])] } },
        scotland: { britain: { infantry: 2, artillery: 1 } },
      },
    })
    g.do(landing(g, 'sz4', 'scotland', { infantry: 1 }))
    g.do(landing(g, 'sz8', 'scotland', { infantry: 2 }))
    g.endPhase()
    g.attack('scotland')
    g.do(coastal(1))
    g.choose(`transport-${g.transport('sz4')}`)
    expect(g.units('scotland').germany).toEqual({ infantry: 2 })
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
  })

  test.each([
    ['sz4', 'sz8'],
    ['sz8', 'sz4'],
  ])('holds: ships join, and bombard, zone by zone in the order of their numbers: landings from %s and %s', (...zones) => {
    const g = adv({
      queue: Array(6).fill(6),
      control: { wales: 'germany' },
      units: {
        sz3: { germany: { cruiser: 2, transports: zones.map(() => hold('germany', ['infantry'])) } },
        scotland: { britain: { infantry: 1 } },
      },
    })
    for (const [i, transport] of g.transports('sz3').entries()) {
      const to = zones[i] as string
      g.do({ type: 'move', from: 'sz3', path: [to], units: { cruiser: 1 }, transports: [transport] })
      g.do(landing(g, to, 'scotland', { infantry: 1 }))
    }
    g.endPhase()
    g.attack('scotland')
    expect(g.past('ships-set-aside').map((e) => e.space)).toEqual(['sz4', 'sz8'])
    expect(g.past('bombardment-matched')[0]?.bombarding.map((b) => b.zone)).toEqual(['sz4', 'sz8'])
  })
})
