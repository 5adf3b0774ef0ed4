import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-09 a 1 sinks or damages', () => {
  const hit = (fleet: object = { battleship: 1, cruiser: 1 }) =>
    storm({ fleet, belgium: { germany: { infantry: 1, artillery: 1 } }, queue: [1, 6, 6, 6, 6, 6] }).after(coastal(1))

  test('allowed: the attacker chooses; a damaged battleship still bombards', () => {
    const g = hit()
    expect(g.decision).toMatchObject({
      kind: 'casualties',
      by: 'britain',
      count: 1,
      pool: { britain: { battleship: 1, cruiser: 1, transport: 1 } },
      rule: 'ADV-12-09',
    })
    g.do({ type: 'casualties', lose: {}, hit: { britain: { battleship: 1 } } })
    expect(g.damaged('sz9')).toBe(1)
    expect(bombardment(g)).toEqual(['1 battleship at 4', '1 cruiser at 3'])
  })

  test('allowed: a cruiser, or a transport with its cargo', () => {
    const g = hit()
    g.do({ type: 'casualties', lose: { britain: { cruiser: 1 } } })
    expect(g.units('sz9').britain).toEqual({ battleship: 1, transport: 1 })
    const h = hit()
    h.do({ type: 'casualties', lose: { britain: { transport: 1 } } })
    expect(h.units('sz9').britain).toEqual({ battleship: 1, cruiser: 1 })
    expect(h.past('fleet-hit')).toMatchObject([{ zone: 'sz9', cargo: [{ type: 'infantry' }, { type: 'infantry' }] }])
  })

  test('edge: a damaged battleship sinks', () => {
    const g = hit({ damaged: { battleship: 1 } })
    g.do({ type: 'casualties', lose: { britain: { battleship: 1 } } })
    expect(g.units('sz9').britain).toEqual({ transport: 1 })
  })

  test('refused: one hit does not sink a fresh battleship', () => {
    hit().refuse({ type: 'casualties', lose: { britain: { battleship: 1 } } }, 'STD-NAV-12')
  })

  test('holds: all that one throw takes of a power in a zone is told at once', () => {
    const g = storm({
      fleet: { cruiser: 1 },
      holds: [['infantry', 'infantry'], ['infantry']],
      belgium: { germany: { infantry: 1, artillery: 4 } },
      queue: [1, 1, ...Array(8).fill(6)],
    }).after(coastal(2))
    g.do({ type: 'casualties', lose: { britain: { cruiser: 1, transport: 1 } }, transports: [g.transport('sz9', 1)] })
    expect(g.past('fleet-hit').map((e) => [e.zone, e.units])).toEqual([['sz9', { cruiser: 1, transport: 1 }]])
  })

  test('holds: of a fleet in two zones each loses no more than lies there', () => {
    const ships = { cruiser: 1, transports: [hold('britain', ['infantry'])] }
    const g = adv({
      power: 'britain',
      control: { norway: 'germany' },
      mobilized: ['norway'],
      units: { sz5: { britain: ships }, sz10: { britain: ships }, norway: { germany: { infantry: 1, artillery: 4 } } },
      queue: [1, 1, ...Array(8).fill(6)],
    })
    g.do(landing(g, 'sz5', 'norway', { infantry: 1 }))
    g.do(landing(g, 'sz10', 'norway', { infantry: 1 }))
    g.endPhase()
    g.attack('norway')
    g.do(coastal(2))
    g.do({ type: 'casualties', lose: { britain: { cruiser: 2 } } })
    expect(g.past('fleet-hit').map((e) => [e.zone, e.units])).toEqual([
      ['sz5', { cruiser: 1 }],
      ['sz10', { cruiser: 1 }],
    ])
  })

  test('holds: a damaged battleship can only sink; answers are offered from the cheapest, of equally dear ones first what keeps it', () => {
    const g = storm({
      fleet: { cruiser: 1, damaged: { battleship: 1 } },
      holds: [['infantry'], ['artillery'], ['artillery'], ['artillery']],
      belgium: { germany: { infantry: 1, artillery: 6 } },
      queue: [1, 1, 1, ...Array(12).fill(6)],
    }).after(coastal(3))
    const offered = g.legal.flatMap((a) => (a.type === 'casualties' ? [a] : []))
    expect(offered.every((a) => a.hit === undefined)).toBe(true)
    expect(offered.map((a) => [...Object.keys(a.lose.britain ?? {}), ...(a.transports ?? [])].join(' '))).toEqual([
      'cruiser transport 1 2',
      'cruiser transport 2 3',
      'transport 1 2 3',
      'transport 2 3 4',
      'battleship cruiser transport 1',
      'battleship cruiser transport 2',
      'battleship transport 1 2',
      'battleship transport 2 3',
    ])
  })

  test('allowed: two transports, the cheaper cargo told first', () => {
    const g = storm({
      holds: [['infantry', 'artillery'], ['infantry', 'infantry'], ['infantry']],
      belgium: { germany: { infantry: 1, artillery: 4 } },
      queue: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6],
    })
    const [dear = 0, cheap = 0] = g.transports('sz9')
    g.do(coastal(2))
    g.do({ type: 'casualties', lose: { britain: { transport: 2 } }, transports: [dear, cheap] })
    expect(g.past('fleet-hit')).toMatchObject([{ units: { transport: 2 }, transports: [cheap, dear] }])
  })
})
