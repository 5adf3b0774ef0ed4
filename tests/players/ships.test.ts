import { describe, expect, it } from 'vitest'
import { type GameState, type PositionSpec, reduce, turn } from '../../src/engine/index.ts'
import { type PlayerLevel, profileFor } from '../../src/players/levels.ts'
import { planAssaults } from '../../src/players/ships/assaults.ts'
import { planFerries } from '../../src/players/ships/ferries.ts'
import { seaViewOf } from '../../src/players/ships/sea-view.ts'
import { buyTransports, placeShips } from '../../src/players/ships/ship-purchases.ts'
import { troopDemandOf } from '../../src/players/ships/troop-demand.ts'
import { createBerthCount, troopsWaiting } from '../../src/players/ships/troops.ts'
import { position } from '../planning/position.ts'
import { britain, ordered, thinking } from './ordered.ts'

describe('transports', () => {
  const front = { belgium: { france: { infantry: 2 }, germany: { infantry: 4 } } }
  const mobilized = ['belgium']

  it('carry across one zone without sailing: infantry and a gun, and not what guards the capital', () => {
    const state = britain(
      { ...front, london: { britain: { infantry: 4, artillery: 2 } }, sz9: { britain: { transport: 1 } } },
      { mobilized },
    )
    expect(ordered([planAssaults, planFerries], state)).toEqual([
      { type: 'load', from: 'london', transport: 1, units: { infantry: 1, artillery: 1 } },
      { type: 'offload', transport: 1, to: 'belgium', units: { infantry: 1, artillery: 1 } },
    ])
  })

  it('land what is aboard already', () => {
    const aboard = { transports: [{ cargo: [{ power: 'britain' as const, type: 'infantry' as const }] }] }
    const state = britain({ ...front, sz9: { britain: aboard } }, { mobilized })
    expect(ordered([planAssaults, planFerries], state)).toEqual([
      { type: 'offload', transport: 1, to: 'belgium', units: { infantry: 1 } },
    ])
  })

  it('land on a defended shore where the odds of it all are good, and not where they are bad', () => {
    const shore = (infantry: number) =>
      ordered(
        [planAssaults, planFerries],
        position({
          power: 'france',
          units: {
            smyrna: { ottoman: { infantry } },
            sz19: {
              france: {
                transports: [1, 2].map(() => ({
                  cargo: [
                    { power: 'france', type: 'infantry' },
                    { power: 'france', type: 'artillery' },
                  ],
                })),
              },
            },
          },
        }),
      ).filter((action) => action.type === 'offload')
    expect(shore(1)).toEqual([
      { type: 'offload', transport: 1, to: 'smyrna', units: { infantry: 1, artillery: 1 } },
      { type: 'offload', transport: 2, to: 'smyrna', units: { infantry: 1, artillery: 1 } },
    ])
    expect(shore(6).some((action) => action.type === 'offload' && action.to === 'smyrna')).toBe(false)
  })

  it('land under the guns of a coast where the odds of those who come ashore are good', () => {
    const ship = {
      cargo: [
        { power: 'france' as const, type: 'infantry' as const },
        { power: 'france' as const, type: 'infantry' as const },
      ],
    }
    const shore = (defenders: { infantry?: number; artillery?: number }) =>
      ordered(
        [planAssaults, planFerries],
        position({
          ruleset: 'advanced',
          power: 'france',
          units: { albania: { 'austria-hungary': defenders }, sz17: { france: { transports: [ship, ship, ship, ship] } } },
          control: { albania: 'austria-hungary' },
        }),
      ).filter((action) => action.type === 'offload' && action.to === 'albania').length
    expect(shore({ infantry: 1, artillery: 1 })).toBe(4)
    expect(shore({ infantry: 3, artillery: 5 })).toBe(0)
  })

  it('are drawn less to a shore where a fleet would sink them after they have landed', () => {
    const drawn = (enemy: PositionSpec['units']) => {
      const state = britain({ ...front, ...enemy }, { mobilized })
      return troopDemandOf(state, 'britain', seaViewOf(state, 'britain')).sea
    }
    const [quiet, beneath] = [drawn({}), drawn({ sz10: { germany: { battleship: 1, cruiser: 2 } } })]
    const at = (sea: ReadonlyMap<string, number>, zone: string) => sea.get(zone) ?? 0
    expect(at(beneath, 'sz9')).toBeLessThan(0.9 * at(quiet, 'sz9'))
    expect(at(beneath, 'sz9')).toBeGreaterThan(0.6 * at(quiet, 'sz9'))
    // Brest is out of the fleet's reach, and draws as before.
    expect(at(beneath, 'sz15')).toBe(at(quiet, 'sz15'))
  })

  it('land on an empty shore, but not beside an army that would throw them back', () => {
    const ship = { cargo: [{ power: 'france' as const, type: 'infantry' as const }] }
    const lands = (infantry: number) =>
      ordered(
        [planAssaults, planFerries],
        position({
          power: 'france',
          units: { sz19: { france: { transports: [ship] } }, ...(infantry > 0 ? { ankara: { ottoman: { infantry } } } : {}) },
          control: { smyrna: 'ottoman', 'trans-jordan': 'ottoman' },
        }),
      ).flatMap((action) => (action.type === 'offload' ? [action.to] : []))
    expect(lands(0)).toEqual(['smyrna'])
    expect(lands(30)).toEqual(['trans-jordan'])
  })

  it('stay at home on the easy level, and where nobody waits', () => {
    const units = { ...front, london: { britain: { infantry: 4 } }, sz9: { britain: { transport: 1 } } }
    expect(ordered([planAssaults, planFerries], britain(units, { mobilized }), 'easy')).toEqual([])
    expect(
      ordered([planAssaults, planFerries], britain({ ...front, sz9: { britain: { transport: 1 } } }, { mobilized })),
    ).toEqual([])
  })

  it('never sail into mines that work', () => {
    const units = { kiel: { germany: { infantry: 1 } }, london: { britain: { infantry: 6 } }, sz9: { britain: { transport: 2 } } }
    const mines = new Set(['sz10', 'sz11'])
    for (const action of ordered([planAssaults, planFerries], britain(units)))
      expect(action.type === 'move' && action.path.some((zone) => mines.has(zone))).toBe(false)
  })

  it('do not go aboard out of a land where enemies stand', () => {
    const state = britain({ belgium: { britain: { infantry: 3 }, germany: { infantry: 1 } } }, { mobilized })
    expect(troopsWaiting(state, 'britain', 'belgium')).toEqual({})
  })

  it('are bought by what waits at home for them', () => {
    const buys = (infantry: number, transport: number) => {
      const units = { ...front, london: { britain: { infantry } }, ...(transport > 0 ? { sz9: { britain: { transport } } } : {}) }
      const state = britain(units, { mobilized, phase: 'purchase', treasury: { britain: 30 } })
      return [buyTransports].map((buyer) => buyer(thinking(state), 30).units)[0]
    }
    expect(buys(10, 0)).toEqual({ transport: 3 })
    expect(buys(10, 6)).toEqual({})
    expect(buys(2, 0)).toEqual({})
  })

  const wantedBy = (state: GameState) => [buyTransports].map((buyer) => buyer(thinking(state), 30).units)[0]

  it('are bought beneath the guns of a fleet where they are across and back in a turn, and not where that takes turns', () => {
    const raider = { germany: { battleship: 1, cruiser: 2 } }
    const near = { ...front, london: { britain: { infantry: 10 } }, sz8: raider }
    expect(wantedBy(britain(near, { mobilized, phase: 'purchase', treasury: { britain: 30 } }))).toEqual({ transport: 3 })
    const buys = (threat: PositionSpec['units']) => {
      const units = { ...front, 'united-states-of-america': { usa: { infantry: 10 } }, ...threat }
      return wantedBy(position({ power: 'usa', round: 5, units, mobilized, phase: 'purchase', treasury: { usa: 30 } }))
    }
    expect(buys({})).toEqual({ transport: 3 })
    expect(buys({ sz2: raider })).toEqual({})
  })

  it('are not bought by whom the war can be reached on foot', () => {
    const inland = { ...front, denmark: { germany: { infantry: 6 } }, kiel: { germany: { infantry: 6 } } }
    const germany = position({ power: 'germany', units: inland, mobilized, phase: 'purchase', treasury: { germany: 30 } })
    expect(wantedBy(germany)).toEqual({})
  })

  it('cross in sight of a fleet rather than lie there empty: who stays is in danger too', () => {
    const units = { ...front, london: { britain: { infantry: 6 } }, sz9: { britain: { transport: 1 } } }
    const raider = { germany: { battleship: 1, cruiser: 2 } }
    expect(ordered([planAssaults, planFerries], britain({ ...units, sz8: raider }, { mobilized }))).toEqual([
      { type: 'load', from: 'london', transport: 1, units: { infantry: 2 } },
      { type: 'offload', transport: 1, to: 'belgium', units: { infantry: 2 } },
    ])
  })

  it('go back for those who wait turns away, and take nobody aboard before they can sail on', () => {
    const state = britain({ ...front, canada: { britain: { infantry: 2 } }, sz9: { britain: { transport: 1 } } }, { mobilized })
    const [action, ...others] = ordered([planAssaults, planFerries], state)
    expect(others).toEqual([])
    expect(action).toMatchObject({ type: 'move', transports: [1] })
    expect(action?.type === 'move' && action.path.at(-1)).toBe('sz3')
  })

  it('say how many more a coast can send away', () => {
    const room = (infantry: number, transport: number, level: PlayerLevel = 'normal') =>
      createBerthCount(
        britain({ ...front, london: { britain: { infantry } }, sz9: { britain: { transport } } }, { mobilized }),
        'britain',
        profileFor({ level, seed: 'a' }),
      )('london')
    expect(room(2, 3)).toBe(6)
    expect(room(6, 3)).toBe(2)
    expect(room(20, 3)).toBe(0)
    expect(room(2, 3, 'easy')).toBe(0)
  })

  it('are launched where the army waits', () => {
    const bought = reduce(
      britain({ ...front, london: { britain: { infantry: 8 } } }, { mobilized, phase: 'purchase', treasury: { britain: 30 } }),
      { type: 'purchase', units: { transport: 1 } },
    )
    let state = (bought as { state: GameState }).state
    while (turn(state).phase !== 'mobilize') {
      const out = reduce(state, { type: 'end-phase' })
      if (!out.ok) expect.fail(out.error.message)
      state = out.state
    }
    expect(ordered([placeShips], state)).toEqual([{ type: 'mobilize', units: { transport: 1 }, to: 'sz9' }])
  })
})
