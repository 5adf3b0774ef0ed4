import { describe, expect, test } from 'vitest'
import { end, further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-06-19 a strategically moved submarine is under water until combat is over', () => {
  const arrived = () =>
    adv({
      units: { sz5: { germany: { submarine: 1 } }, sz4: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
      queue: [6, 3],
    }).after(further('sz5', 'sz4', { submarine: 1 }), end)

  test('allowed: it comes up when its owner’s combat phase is over', () => {
    const g = arrived()
    const boat = () => g.stacks('sz4').find((s) => s.type === 'submarine')
    expect(boat()?.submerged).toBe(true)
    g.endPhase()
    expect(boat()?.submerged).toBeUndefined()
  })

  test('not: it takes no part in a battle of others in its zone', () => {
    const g = arrived()
    g.attack('sz4')
    expect(volleys(g)[0]).toEqual(['sea-attack', '1 cruiser at 3'])
    expect(g.past('decision-asked')).toEqual([])
    expect(g.units('sz4')).toEqual({ germany: { submarine: 1 }, britain: { cruiser: 1 } })
    expect(g.stacks('sz4').find((s) => s.type === 'submarine')?.submerged).toBe(true)
  })

  test('refused: alone it attacks nobody and raids no convoy', () => {
    const g = adv({ units: { sz5: { germany: { submarine: 1 } }, sz4: { britain: { transport: 1 } } } })
    g.do(further('sz5', 'sz4', { submarine: 1 }))
    g.endPhase()
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'sz4' }, 'STD-NAV-01')
  })
})
