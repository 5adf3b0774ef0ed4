import { describe, expect, it } from 'vitest'
import { planSeaBattles } from '../../src/players/ships/sea-battles.ts'
import { planRepairs } from '../../src/players/ships/ship-purchases.ts'
import { planWarships } from '../../src/players/ships/warships.ts'
import { britain, ordered } from './ordered.ts'

describe('warships', () => {
  const meets = (cruisers: number) =>
    britain({ sz8: { britain: { cruiser: cruisers } }, sz2: { germany: { cruiser: 1 } } }, { control: {} })

  it('go for what is weaker and worth it', () => {
    expect(ordered([planWarships], meets(3))).toEqual([
      { type: 'move', from: 'sz8', path: ['sz3', 'sz2'], units: { cruiser: 3 } },
    ])
  })

  it('and do not go for what is as strong', () => {
    const goes = ordered([planWarships], meets(1)).some((action) => action.type === 'move' && action.path.at(-1) === 'sz2')
    expect(goes).toBe(false)
  })

  it('come back for a raider that is turns away', () => {
    const state = britain({ sz17: { britain: { battleship: 2 } }, sz8: { germany: { cruiser: 2 } } }, { control: {} })
    expect(ordered([planWarships], state)).toEqual([
      { type: 'move', from: 'sz17', path: ['sz16', 'sz14'], units: { battleship: 2 } },
    ])
  })

  it('fight where that pays, and only there', () => {
    const fight = (own: number, theirs: number) =>
      ordered(
        [planSeaBattles],
        britain({ sz9: { britain: { cruiser: own }, germany: { cruiser: theirs } } }, { phase: 'combat' }),
      )
    expect(fight(3, 1)).toEqual([{ type: 'attack', space: 'sz9' }])
    expect(fight(1, 3)).toEqual([])
  })

  it('are repaired in a base', () => {
    const state = britain({ sz9: { britain: { battleship: 1, damaged: { battleship: 1 } } } }, { phase: 'purchase' })
    expect(ordered([planRepairs], state)).toEqual([{ type: 'repair', space: 'sz9' }])
  })

  it('leave transports that nobody threatens, and hunt', () => {
    const units = { sz28: { britain: { battleship: 2, transport: 2 } }, sz17: { 'austria-hungary': { cruiser: 1 } } }
    const [order] = ordered([planWarships], britain(units, { control: {} }))
    expect(order).toMatchObject({ type: 'move', from: 'sz28', units: { battleship: 2 } })
  })

  it('stay beside transports that would be sunk without them', () => {
    const units = { sz8: { britain: { battleship: 3, transport: 3 } }, sz10: { germany: { cruiser: 4 } } }
    expect(ordered([planWarships], britain(units, { control: {} }))).toEqual([])
  })

  it('go first for the fleet that keeps an army at home', () => {
    const foe = { germany: { cruiser: 2 } }
    const hunts = (army: number) => {
      const units = { sz14: { britain: { battleship: 3 } }, sz18: foe, sz9: foe, london: { britain: { infantry: army } } }
      const [order] = ordered([planWarships], britain(units, { control: {} }))
      return order?.type === 'move' ? order.path.at(-1) : null
    }
    expect([hunts(12), hunts(0)]).toEqual(['sz8', 'sz17'])
  })
})
