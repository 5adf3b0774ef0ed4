import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

const army = { tyrolia: { 'austria-hungary': { infantry: 3 } }, venice: { italy: { infantry: 1 } } }
const ah = 'austria-hungary'

describe('ADV-25-02 Italy is left in peace', () => {
  test('refused: in round 1 no Central Power enters Italian territory, by land or from the sea', () => {
    const g = adv({ round: 1, power: ah, units: army })
    expect(g.refuse(move('tyrolia', 'venice', { infantry: 1 }), 'ADV-25-02').rule).toBe('ADV-25-02')
    expect(g.reach('tyrolia', { infantry: 1 })).not.toContain('venice')
    const fleet = adv({
      round: 1,
      power: ah,
      units: { sz18: { [ah]: { cruiser: 1, transports: [{ cargo: [{ power: ah, type: 'infantry' }] }] } } },
    })
    fleet.refuse(landing(fleet, 'sz18', 'tuscany', { infantry: 1 }), 'ADV-25-02')
  })

  test('refused: nor attacks Italian ships', () => {
    const g = adv({
      round: 1,
      power: ah,
      phase: 'combat',
      units: { sz17: { [ah]: { battleship: 1 }, italy: { cruiser: 1 } } },
    })
    expect(g.battles).toEqual([])
    expect(g.refuse({ type: 'attack', space: 'sz17' }, 'ADV-25-02').rule).toBe('ADV-25-02')
  })

  test('refused: a fighter too hears first that Italy is left in peace, not that it has no army there', () => {
    const g = adv({ round: 1, power: ah, units: { tyrolia: { [ah]: { infantry: 1, fighter: 1 } } } })
    expect(g.refuse(move('tyrolia', 'venice', { fighter: 1 }), 'ADV-25-02').rule).toBe('ADV-25-02')
    expect(g.refuse(move('tyrolia', ['venice', 'trieste'], { fighter: 1 }), 'ADV-25-11').rule).toBe('ADV-25-11')
  })

  test('refused: a march of two territories hears it first too', () => {
    const g = adv({ round: 1, power: ah, units: { vienna: { [ah]: { infantry: 2 } } } })
    expect(g.refuse(move('vienna', ['tyrolia', 'venice'], { infantry: 1 }), 'ADV-25-02').rule).toBe('ADV-25-02')
  })

  test('allowed: both from round 2 on', () => {
    const g = adv({ round: 2, power: ah, units: { ...army, sz17: { [ah]: { battleship: 1 }, italy: { cruiser: 1 } } } })
    g.move('tyrolia', 'venice', { infantry: 2 })
    expect(g.control('venice')).toBe('contested')
    g.until(ah, 'combat')
    expect(g.battles.map((b) => b.space)).toEqual(['sz17', 'venice'])
  })

  test('not: where nobody of Italy stands, it is no matter of Italy’s that there is nobody to attack', () => {
    const g = adv({ round: 1, power: ah, phase: 'combat', units: { sz18: { [ah]: { battleship: 1 } } } })
    expect(g.refuse({ type: 'attack', space: 'sz18' }, 'STD-CBT-01')).toMatchObject({ rule: 'STD-CBT-01' })
  })
})
