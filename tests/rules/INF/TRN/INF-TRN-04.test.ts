import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { mine, offKiel, theirs } from '../../../support/scenes/sea.ts'

const gun = { power: 'britain', type: 'artillery' } as const

describe('INF-TRN-04 your own infantry must attack too', () => {
  test('allowed: from the same transport', () => {
    const g = offKiel([mine, theirs])
    const transport = g.transport('sz10')
    g.do({ type: 'offload', transport, to: 'kiel', units: { infantry: 1 }, power: 'france' })
    g.refuse({ type: 'end-phase' }, 'INF-TRN-04')
    g.do({ type: 'offload', transport, to: 'kiel', units: { infantry: 1 } })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('allowed: overland', () => {
    const g = offKiel([theirs], { units: { holland: { britain: { infantry: 1 } } } })
    g.do(landing(g, 'sz10', 'kiel', { infantry: 1 }))
    g.move('holland', 'kiel', { infantry: 1 })
    g.endPhase()
    g.attack('kiel')
    expect(g.events('battle-opened')).toMatchObject([{ with: ['france'], assault: true }])
  })

  test('refused: allies alone', () => {
    const g = offKiel([theirs])
    g.do(landing(g, 'sz10', 'kiel', { infantry: 1 }))
    g.refuse({ type: 'end-phase' }, 'INF-TRN-04')
  })

  test('refused: with artillery of the owner only', () => {
    const g = offKiel([gun, theirs])
    g.do(landing(g, 'sz10', 'kiel', { infantry: 1, artillery: 1 }))
    expect(g.refuse({ type: 'end-phase' }, 'INF-TRN-04').also?.map((e) => e.rule)).toEqual(['STD-MOV-10'])
  })

  test('edge: what could never be put in order is not offered', () => {
    expect(offKiel([theirs]).legal.filter((a) => a.type === 'offload' && a.to === 'kiel')).toEqual([])
    expect(offKiel([mine, theirs]).legal.filter((a) => a.type === 'offload' && a.to === 'kiel')).toHaveLength(3)
  })

  const past = (fleet: object, queue: number[] = []) =>
    offKiel([theirs], {
      units: { sz10: { britain: { battleship: 1, transports: [{ cargo: [theirs] }] }, germany: fleet } },
      queue,
    })

  test.each([{ submarine: 1 }, { cruiser: 1 }])('refused: allies alone, declared for after a battle with %o', (fleet) => {
    const g = past(fleet)
    const transport = g.transport('sz10')
    expect(g.legal.filter((a) => a.type === 'offload' && a.to === 'kiel')).toEqual([])
    g.do({ type: 'offload', transport, to: 'kiel', units: { infantry: 1 }, afterSeaCombat: true })
    expect(g.refuse({ type: 'end-phase' }, 'INF-TRN-04').rule).toBe('INF-TRN-04')
  })

  test('edge: after the battle at sea they do not go in alone when the owner’s transport was sunk', () => {
    const g = offKiel([theirs], {
      units: {
        sz10: {
          britain: { cruiser: 1, transports: [{ cargo: [mine] }, { cargo: [theirs] }] },
          germany: { cruiser: 2 },
        },
      },
      // The British miss; of two hits one takes the cruiser and one a transport.
      queue: [6, 1, 1],
    })
    const [a = 0, b = 0] = g.transports('sz10')
    for (const transport of [a, b]) g.do({ type: 'offload', transport, to: 'kiel', units: { infantry: 1 }, afterSeaCombat: true })
    g.endPhase()
    g.attack('sz10')
    g.answer({ type: 'casualties', lose: { britain: { cruiser: 1, transport: 1 } }, transports: [a] })
    expect(g.units('kiel')).toEqual({ germany: { infantry: 2 } })
    expect(g.situation.landings).toEqual([])
  })

  test('not: the owner’s guns alone lack infantry, and nobody’s allies are in it', () => {
    const g = offKiel([gun])
    g.do(landing(g, 'sz10', 'kiel', { artillery: 1 }))
    const error = g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    expect([error, ...(error.also ?? [])].map((e) => e.rule)).toEqual(['STD-MOV-10'])
  })

  test('not: guns of an ally whose infantry does not come through lack it, whatever infantry goes ashore elsewhere', () => {
    const fleet = (cruiser: number, ...cargos: { power: 'britain' | 'france'; type: 'infantry' | 'artillery' }[][]) => ({
      britain: { cruiser, transports: cargos.map((cargo) => ({ cargo })) },
      germany: { cruiser: 1 },
    })
    const g = offKiel([], {
      control: { picardy: 'germany', yorkshire: 'germany' },
      units: {
        sz9: fleet(2, [{ ...gun, power: 'france' }], [mine, theirs]),
        sz8: fleet(1, [mine, theirs], [mine]),
        sz10: {},
        picardy: { germany: { infantry: 1 } },
        yorkshire: { germany: { infantry: 1 } },
      },
      // Sea zone 9 is cleared; in the other nobody hits.
      queue: [1, 6, ...Array(9).fill(6)],
    })
    const declare = (zone: string, nth: number, to: string, units: object) =>
      g.do({ ...landing(g, zone, to, units, nth), afterSeaCombat: true })
    declare('sz9', 0, 'picardy', { artillery: 1 })
    declare('sz8', 0, 'picardy', { infantry: 2 })
    declare('sz9', 1, 'yorkshire', { infantry: 2 })
    declare('sz8', 1, 'yorkshire', { infantry: 1 })
    g.endPhase()
    g.attack('sz9')
    g.attack('sz8')
    g.answer({ type: 'press', on: false })
    const stayed = g.past('landing-stayed-aboard').filter((e) => e.to === 'picardy')
    expect(stayed.map((e) => [e.zone, e.rule])).toEqual([
      ['sz9', 'STD-AMP-12'],
      ['sz8', 'STD-ASL-13'],
    ])
  })
})
