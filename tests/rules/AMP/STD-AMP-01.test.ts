import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
/** Two British infantry off Ottoman trans-jordan. */
const off = (ashore: object, more: object = {}, queue: number[] = []) => {
  const sz19 = { britain: { transports: [{ cargo: [infantry, infantry] }] } }
  const g = at({ power: 'britain', units: { sz19, 'trans-jordan': ashore, ...more }, queue })
  return { g, land: () => g.do(landing(g, 'sz19', 'trans-jordan', { infantry: 2 })) }
}

describe('STD-AMP-01 amphibious assault', () => {
  test('allowed: hostile land is assaulted from the sea alone', () => {
    const { g, land } = off({ ottoman: { infantry: 1, artillery: 1 } }, {}, [6, 6, 6, 6, 6])
    land()
    expect(g.events('units-landed')).toMatchObject([{ zone: 'sz19', to: 'trans-jordan', assault: true, delayed: false }])
    expect(g.control('trans-jordan')).toBe('contested')
    g.endPhase()
    g.attack('trans-jordan')
    expect(g.events('battle-opened')).toMatchObject([{ assault: true }])
    expect(g.events('fired')[0]).toMatchObject({ step: 'strike', side: 'defender' })
    g.exhausted()
  })

  test('allowed: together with units that enter overland', () => {
    const { g, land } = off({ ottoman: { infantry: 1, artillery: 1 } }, { egypt: { britain: { infantry: 2 } } })
    g.move('egypt', 'trans-jordan', { infantry: 1 })
    land()
    expect(g.events('units-landed')).toMatchObject([{ assault: true }])
    expect(g.units('trans-jordan').britain).toEqual({ infantry: 3 })
  })

  test('refused: land that does not lie on the zone', () => {
    const { g } = off({ ottoman: { infantry: 1 } })
    const transport = g.transport('sz19')
    g.refuse({ type: 'offload', transport, to: 'arabia', units: { infantry: 1 } }, 'STD-TRN-05')
    g.refuse({ type: 'offload', transport, to: 'syrian-desert', units: { infantry: 1 } }, 'STD-TRN-05')
  })

  test('edge: hostile land that nobody defends falls without a battle', () => {
    const { g, land } = off({})
    land()
    expect(g.events('units-landed')).toMatchObject([{ assault: true }])
    expect(g.control('trans-jordan')).toBe('ottoman')
    g.endPhase()
    expect(g.battles).toEqual([])
    expect(g.control('trans-jordan')).toBe('britain')
  })
})
