import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'
import { adv } from '../../support/scenes/start.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const start = (germany: object, queue: number[] = []) => {
  const g = at({
    power: 'britain',
    control: { belgium: 'germany' },
    units: { sz9: { britain: { cruiser: 1, transports: [{ cargo: [infantry] }, { cargo: [infantry] }] }, germany } },
    queue,
  })
  const [a = 0, b = 0] = g.transports('sz9')
  return { g, a, b, land: { type: 'offload', transport: a, to: 'belgium', units: { infantry: 1 } } as const }
}

describe('STD-AMP-07 submarines and transports may be ignored or fought', () => {
  test('allowed: ignored, the units land in Movement', () => {
    const { g, land } = start({ submarine: 1, transport: 1 })
    g.do(land)
    g.endPhase()
    expect(g.control('belgium')).toBe('britain')
    expect(g.battles).toEqual([])
  })

  test('allowed: fought first, they land after that battle', () => {
    const { g, land } = start({ transport: 1 }, [1])
    g.do({ ...land, afterSeaCombat: true })
    g.endPhase()
    expect(g.control('belgium')).toBe('germany')
    expect(g.battles).toEqual([{ space: 'sz9', kind: 'sea', required: false, resolved: false }])
    g.attack('sz9')
    expect(g.units('sz9')).toEqual({ britain: { cruiser: 1, transport: 2, infantry: 1 } })
    expect(g.control('belgium')).toBe('britain')
    g.exhausted()
  })

  test('refused: ships that were ignored cannot be attacked afterwards', () => {
    const { g, land, b } = start({ submarine: 1 })
    g.do(land)
    g.refuse({ type: 'offload', transport: b, to: 'belgium', units: { infantry: 1 }, afterSeaCombat: true }, 'STD-AMP-07')
    g.endPhase()
    g.refuse({ type: 'attack', space: 'sz9' }, 'STD-AMP-07')
  })

  test('refused: nor are they ignored once a battle with them has been declared', () => {
    const { g, land, b } = start({ submarine: 1 })
    g.do({ ...land, afterSeaCombat: true })
    g.refuse({ ...land, transport: b }, 'STD-AMP-07')
    g.do({ ...land, transport: b, afterSeaCombat: true })
  })

  test('edge: without a landing they may be attacked as ever', () => {
    const { g } = start({ submarine: 1 })
    g.endPhase()
    g.attack('sz9')
    expect(g.events('battle-opened')).toMatchObject([{ space: 'sz9', kind: 'sea' }])
  })

  test('refused: neither past a patrol', () => {
    const g = adv({
      power: 'germany',
      units: {
        sz4: {
          germany: { cruiser: 1, transports: [hold('germany', ['infantry']), hold('germany', ['infantry'])] },
          britain: { destroyer: 1 },
        },
        scotland: { germany: { infantry: 1 }, britain: { infantry: 1 } },
      },
    })
    g.do({ ...landing(g, 'sz4', 'scotland', { infantry: 1 }, 1), afterSeaCombat: true })
    g.refuse(landing(g, 'sz4', 'scotland', { infantry: 1 }), 'STD-AMP-07')
    g.do({ ...landing(g, 'sz4', 'scotland', { infantry: 1 }), afterSeaCombat: true })
  })

  test('edge: past them in Conduct Combat too, and from then on no battle there is listed', () => {
    const g = adv({
      power: 'germany',
      phase: 'move',
      units: {
        sz16: { germany: { cruiser: 1, transports: [hold('germany', ['infantry'])] }, france: { submarine: 1 } },
        tunisia: { france: { infantry: 1 } },
      },
      queue: [6, 6, 6],
    })
    g.do(landing(g, 'sz16', 'tunisia', { infantry: 1 }))
    g.endPhase()
    expect(g.battles.map(({ space }) => space)).toEqual(['sz16', 'tunisia'])
    g.attack('tunisia')
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz16' }, 'STD-AMP-07')
  })
})
