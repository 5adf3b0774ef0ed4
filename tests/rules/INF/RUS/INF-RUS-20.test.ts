import { describe, expect, test } from 'vitest'
import { TREATY_LAND, treaty } from '../../../support/scenes/revolution.ts'

const guest = (type: 'infantry' | 'artillery') => ({ transports: [{ cargo: [{ power: 'britain', type } as const] }] })

describe('INF-RUS-20 cargo at the treaty', () => {
  test('allowed: guests go ashore in the one neighbouring territory of their side', () => {
    const g = treaty({ units: { sz21: { russia: guest('infantry') } }, control: { ...TREATY_LAND, romania: 'britain' } })
    expect(g.decision).toBeNull()
    expect(g.units('romania')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz21')).toEqual({})
  })

  test('allowed: of several their owner chooses one', () => {
    const g = treaty({
      units: { sz21: { russia: guest('infantry') } },
      control: { ...TREATY_LAND, romania: 'britain', bulgaria: 'france' },
    })
    expect(g.decision).toMatchObject({ by: 'britain', kind: 'choice', space: 'sz21', rule: 'INF-RUS-20' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['bulgaria', 'romania'])
    g.choose('bulgaria')
    expect(g.units('bulgaria')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz21')).toEqual({})
    g.replays()
  })

  test('allowed: Russian cargo on Allied transports is removed', () => {
    const g = treaty({
      units: {
        sz21: {
          britain: {
            transports: [
              {
                cargo: [
                  { power: 'russia', type: 'infantry' },
                  { power: 'britain', type: 'infantry' },
                ],
              },
            ],
          },
        },
      },
    })
    expect(g.units('sz21')).toEqual({ britain: { transport: 1, infantry: 1 } })
  })

  test('holds: fleets go, and guests are asked, zone by zone in alphabetical order', () => {
    const control = { ...TREATY_LAND, romania: 'britain', bulgaria: 'france', norway: 'britain', finland: 'britain' } as const
    const g = treaty({
      units: {
        sz21: { russia: guest('infantry') },
        sz12: { russia: guest('infantry') },
        sz5: { russia: { cruiser: 1 } },
        sz4: { russia: { cruiser: 1 } },
      },
      control,
    })
    expect(g.past('units-disbanded').map((e) => e.space)).toEqual(['sz4', 'sz5', 'sz12'])
    expect(g.decision?.space).toBe('sz21')
  })

  test('holds: where no coast is their side’s they are lost', () => {
    const g = treaty({ units: { sz21: { russia: guest('infantry') } } })
    expect(g.units('sz21')).toEqual({})
    expect(g.past('units-landed')).toEqual([])
    expect(g.past('units-disbanded')).toMatchObject([{ space: 'sz21', cargo: [{ power: 'britain', type: 'infantry' }] }])
  })

  test('not: a coast of the enemy is no shore for them, with infantry or without', () => {
    const control = { ...TREATY_LAND, romania: 'austria-hungary', bulgaria: 'france' } as const
    const g = treaty({ units: { sz21: { russia: guest('infantry') } }, control })
    expect(g.decision).toBeNull()
    expect(g.units('bulgaria')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('romania')).toEqual({})
  })

  test('allowed: guns alone go ashore like other cargo, whether or not their power has infantry there', () => {
    const control = { ...TREATY_LAND, romania: 'britain' } as const
    const alone = treaty({ units: { sz21: { russia: guest('artillery') } }, control })
    expect(alone.units('romania')).toEqual({ britain: { artillery: 1 } })
    expect(alone.units('sz21')).toEqual({})
    const units = { sz21: { russia: guest('artillery') }, romania: { britain: { infantry: 1 } } }
    expect(treaty({ units, control }).units('romania')).toEqual({ britain: { infantry: 1, artillery: 1 } })
  })

  test('allowed: of several shores the owner of guns alone chooses one too; with none they are lost', () => {
    const g = treaty({
      units: { sz21: { russia: guest('artillery') } },
      control: { ...TREATY_LAND, romania: 'britain', bulgaria: 'france' },
    })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['bulgaria', 'romania'])
    g.choose('bulgaria')
    expect(g.units('bulgaria')).toEqual({ britain: { artillery: 1 } })
    expect(treaty({ units: { sz21: { russia: guest('artillery') } } }).past('units-landed')).toEqual([])
  })

  test('allowed: a fighter alone goes ashore', () => {
    const transports = [{ cargo: [{ power: 'britain', type: 'fighter' } as const] }]
    const g = treaty({ units: { sz21: { russia: { transports } } }, control: { ...TREATY_LAND, romania: 'britain' } })
    expect(g.units('romania')).toEqual({ britain: { fighter: 1 } })
    g.until('britain', 'move').endPhase()
  })

  describe('guns set ashore without infantry', () => {
    const ashore = () =>
      treaty({ units: { sz21: { russia: guest('artillery') } }, control: { ...TREATY_LAND, romania: 'britain' } })
    /** The same beside a British army in Bulgaria, the other shore. */
    const besideBulgaria = (army: object) => {
      const g = treaty({
        units: { sz21: { russia: guest('artillery') }, bulgaria: { britain: army } },
        control: { ...TREATY_LAND, romania: 'britain' },
      })
      g.choose('romania')
      return g.until('britain', 'move')
    }

    test('allowed: they may stay, turn after turn, and keep no Movement open', () => {
      const g = ashore()
      for (let i = 0; i < 2; i++) {
        g.until('britain', 'move')
        expect(g.legal).toContainEqual({ type: 'end-phase' })
        g.endPhase()
        g.until('ottoman', 'purchase')
      }
      expect(g.units('romania')).toEqual({ britain: { artillery: 1 } })
      g.replays()
    })

    test('not: they lead nobody elsewhere, and no guns follow them', () => {
      const g = besideBulgaria({ infantry: 1, artillery: 1 })
      g.move('bulgaria', 'romania', { artillery: 1 })
      g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    })

    test('not: once infantry has joined them they need some like any army', () => {
      const g = besideBulgaria({ infantry: 2 })
      g.move('bulgaria', 'romania', { infantry: 1 })
      g.endPhase()
      g.until('ottoman', 'purchase').until('britain', 'move')
      g.move('romania', 'bulgaria', { infantry: 1 })
      g.refuse({ type: 'end-phase' }, 'STD-MOV-09')
    })
  })

  test('holds: each of two guests in one ship goes ashore by itself, and Russian cargo beside one not at all', () => {
    const shared = (other: 'france' | 'russia') =>
      treaty({
        units: {
          sz21: {
            russia: {
              transports: [
                {
                  cargo: [
                    { power: 'britain', type: 'infantry' },
                    { power: other, type: 'infantry' },
                  ],
                },
              ],
            },
          },
        },
        control: { ...TREATY_LAND, romania: 'britain' },
      })
    const g = shared('france')
    expect(g.units('romania')).toEqual({ britain: { infantry: 1 }, france: { infantry: 1 } })
    expect(g.past('units-landed')).toMatchObject([
      { power: 'france', units: { infantry: 1 } },
      { power: 'britain', units: { infantry: 1 } },
    ])
    const h = shared('russia')
    expect(h.units('romania')).toEqual({ britain: { infantry: 1 } })
    expect(h.past('units-landed')).toMatchObject([{ power: 'britain', units: { infantry: 1 } }])
    expect(h.past('units-disbanded')).toMatchObject([{ space: 'sz21', units: { transport: 1, infantry: 1 }, cargo: [] }])
  })

  test('holds: a ship beside theirs that carries nobody lands nobody', () => {
    const transports = [...guest('infantry').transports, { cargo: [] }]
    const g = treaty({ units: { sz21: { russia: { transports } } }, control: { ...TREATY_LAND, romania: 'britain' } })
    expect(g.past('units-landed')).toMatchObject([{ power: 'britain', to: 'romania', units: { infantry: 1 } }])
    expect(g.units('sz21')).toEqual({})
  })

  test('not: ships of others in the zone and what is aboard them stay out of it', () => {
    const british = { cruiser: 1, ...guest('artillery') }
    const g = treaty({
      units: { sz21: { britain: british, russia: guest('infantry') } },
      control: { ...TREATY_LAND, romania: 'britain' },
    })
    expect(g.units('romania')).toEqual({ britain: { infantry: 1 } })
    expect(g.units('sz21')).toEqual({ britain: { cruiser: 1, transport: 1, artillery: 1 } })
  })
})
