import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { end } from '../../../support/scenes/actions.ts'
import { space } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

const ending = (control: PositionSpec['control']) => inf({ power: 'usa', phase: 'income', round: 5, control }).after(end)

describe('INF-VICT-03 Moscow and not Petrograd is the Russian city', () => {
  test('allowed: Moscow counts', () => {
    expect(ending({ paris: 'germany', moscow: 'germany' }).winner?.side).toBe('central')
  })

  test('not: Karelia with Petrograd does not', () => {
    expect(ending({ paris: 'germany', karelia: 'germany' }).winner).toBeNull()
    expect(space(inf().state, 'karelia').capitalOf).toBeUndefined()
  })
})
