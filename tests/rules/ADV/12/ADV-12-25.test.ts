import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold, storm } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-25 nobody ashore', () => {
  const sunk = (overland?: { infantry: number }) =>
    storm({
      holds: [['infantry']],
      belgium: { germany: { infantry: 1, artillery: 1 } },
      queue: [1, 6, 6, 6, 6],
      ...(overland ? { overland } : {}),
    }).after(coastal(1))

  test('refused: no combat without a unit in the territory; it keeps its controller', () => {
    const g = sunk()
    expect(g.past('fired')).toEqual([])
    expect(g.control('belgium')).toBe('germany')
    g.refuse({ type: 'attack', space: 'belgium' }, 'STD-CBT-05')
  })

  test('not: a minor that mobilised against it is not taken', () => {
    const g = adv({ queue: [1], units: { sz5: { germany: { transports: [hold('germany', ['infantry'])] } } } })
    g.do(landing(g, 'sz5', 'norway', { infantry: 1 }))
    g.endPhase()
    g.attack('norway')
    g.choose('britain')
    g.do(coastal(1))
    expect(g.control('norway')).toBe('britain')
    expect(g.units('norway')).toEqual({ britain: { infantry: 7, artillery: 1 } })
  })

  test('allowed: who entered overland fights alone', () => {
    const g = sunk({ infantry: 2 })
    expect(g.past('fired').map((e) => e.step)).toEqual(['attack', 'defence'])
    expect(g.control('belgium')).toBe('contested')
  })
})
