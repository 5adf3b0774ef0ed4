import { describe, expect, test } from 'vitest'
import type { PositionSpec, PowerId } from '../../../../src/engine/index.ts'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const ending = (control: PositionSpec['control'], power: PowerId = 'usa') =>
  inf({ power, phase: 'income', round: 5, control }).after(end)

describe('INF-VICT-02 the Central Powers win after the American turn', () => {
  test('allowed: two key cities, Paris or London among them', () => {
    const won = { side: 'central', how: 'capitals', rule: 'INF-VICT-02' }
    expect(ending({ paris: 'germany', moscow: 'ottoman' }).winner).toEqual(won)
    expect(ending({ london: 'germany', rome: 'austria-hungary' }).winner).toEqual(won)
  })

  test('not: two without Paris and London, one alone, or at another moment', () => {
    expect(ending({ moscow: 'germany', rome: 'austria-hungary' }).winner).toBeNull()
    expect(ending({ paris: 'germany' }).winner).toBeNull()
    expect(ending({ paris: 'germany', london: 'germany' }, 'britain').winner).toBeNull()
  })
})
