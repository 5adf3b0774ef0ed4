import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const paid = (units: PositionSpec['units'], queue: number[] = []) => {
  const g = buyer('germany', 5, { queue, units: { kamerun: { germany: { infantry: 3 } }, ...units } })
  g.do({ type: 'revolt', territory: 'french-equatorial-africa' })
  g.to('move').move('kamerun', 'french-equatorial-africa', { infantry: 2 })
  return g.to('combat')
}

describe('INF-REV-09 what was paid for comes, whatever the turn has brought', () => {
  test('allowed: into a territory the own troops have captured', () => {
    const g = paid({}).to('mobilize')
    expect(g.units('french-equatorial-africa')).toEqual({ germany: { infantry: 3 } })
    expect(g.control('french-equatorial-africa')).toBe('germany')
  })

  test('allowed: into one they have contested', () => {
    const g = paid({ 'french-equatorial-africa': { france: { infantry: 1 } } }, [6, 6, 6])
    g.attack('french-equatorial-africa')
    g.to('mobilize')
    expect(g.units('french-equatorial-africa')).toEqual({ germany: { infantry: 3 }, france: { infantry: 1 } })
    expect(g.control('french-equatorial-africa')).toBe('contested')
  })

  test('refused: but at payment they must hold', () => {
    const g = buyer('germany', 5, { control: { 'french-equatorial-africa': 'germany' } })
    g.refuse({ type: 'revolt', territory: 'french-equatorial-africa' }, 'INF-REV-05')
  })
})
