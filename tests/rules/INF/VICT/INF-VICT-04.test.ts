import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const ending = (control: PositionSpec['control'], more: Partial<PositionSpec> = {}) =>
  inf({ power: 'usa', phase: 'income', round: 5, control, ...more }).after(end)

describe('INF-VICT-04 Washington and Rome count as Allied cities', () => {
  test('allowed: either with Paris or London', () => {
    expect(ending({ london: 'germany', 'united-states-of-america': 'germany' }).winner?.side).toBe('central')
    expect(ending({ paris: 'germany', rome: 'germany' }).winner?.side).toBe('central')
  })

  test('allowed: Moscow in Central hands still counts when Russia has left', () => {
    expect(ending({ paris: 'germany', moscow: 'germany' }, { revolution: true }).winner?.side).toBe('central')
  })

  test('edge: Rome counts from the second round on', () => {
    const held = { paris: 'germany', rome: 'germany' } as const
    expect(ending(held, { round: 1 }).winner).toBeNull()
    expect(ending(held, { round: 2 }).winner?.side).toBe('central')
  })

  test('not: Moscow that Russia kept does not count for them', () => {
    expect(ending({ paris: 'germany' }, { revolution: true }).winner).toBeNull()
  })
})
