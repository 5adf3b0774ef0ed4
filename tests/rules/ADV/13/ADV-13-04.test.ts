import { describe, expect, test } from 'vitest'
import type { PositionSpec, PowerId } from '../../../../src/engine/index.ts'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

const sails = (power: PowerId, spec: Partial<PositionSpec> = {}) =>
  adv({ power, units: { sz27: { [power]: { cruiser: 1 } } }, queue: [1], ...spec }).after(
    move('sz27', 'sz29', { cruiser: 1 }),
    end,
  )

describe('ADV-13-04 sea zone 29 is mined', () => {
  test('allowed: an enemy of whoever holds India throws for its ships', () => {
    const g = sails('germany')
    expect(g.past('mine-rolled')).toMatchObject([{ zone: 'sz29', by: 'britain', result: 'sunk' }])
    expect(g.units('sz29')).toEqual({})
    g.exhausted()
  })

  test('not: no mines for the British and their allies', () => {
    for (const power of ['britain', 'france'] as const) expect(sails(power).past('mine-rolled')).toEqual([])
  })

  test('edge: none while the Central Powers hold India, and still some while it is contested', () => {
    expect(sails('germany', { control: { india: 'ottoman' } }).past('mine-rolled')).toEqual([])
    const front = { india: { britain: { infantry: 1 }, ottoman: { infantry: 1 } }, sz27: { germany: { cruiser: 1 } } }
    expect(sails('germany', { units: front }).past('mine-rolled')).toHaveLength(1)
  })
})
