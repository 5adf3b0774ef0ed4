import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const assault = (queue: number[]) => {
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { transports: [{ cargo: [infantry, infantry] }] } },
      belgium: { germany: { infantry: 1, artillery: 1, fighter: 1 } },
    },
    queue,
  })
  g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
  g.endPhase()
  g.attack('belgium')
  return g
}

describe('STD-ASL-06 the strike comes before air supremacy', () => {
  test('allowed: guns strike at 3, and fire at 4 in the battle once their side has air supremacy', () => {
    const g = assault([3, 6, 6, 6, 6, 6])
    const [strike, , defence] = g.events('fired')
    expect(strike?.groups).toMatchObject([{ type: 'artillery', needs: 3, hits: 1 }])
    expect(defence?.groups.find((x) => x.type === 'artillery')).toMatchObject({ needs: 4, promoted: 'air-supremacy' })
    expect(g.events('air-supremacy')).toMatchObject([{ side: 'defender' }])
  })

  test('edge: a 4 is no hit of the strike', () => {
    const g = assault([4, 6, 6, 6, 6, 6])
    expect(g.events('fired')[0]).toMatchObject({ step: 'strike', hits: 0 })
    expect(g.units('belgium').britain).toEqual({ infantry: 2 })
    expect(g.diceLeft).toBe(0)
  })

  test('edge: the same 4 hits in the battle', () => {
    const g = assault([4, 6, 6, 4, 6, 6])
    expect(g.events('fired').at(-1)).toMatchObject({ step: 'defence', hits: 1 })
    expect(g.units('belgium').britain).toEqual({ infantry: 1 })
  })
})
