import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf } from '../../../support/scenes/told.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

const LOST = held('germany', 'bordeaux', 'brest', 'burgundy', 'lorraine')

describe('TOU-COL-03 when the economy is looked at', () => {
  test("allowed: as the power's own turn opens, before anything is bought", () => {
    const g = turnEnds('germany', { control: LOST })
    expect(g.events('economy-collapsed')).toEqual([
      { type: 'economy-collapsed', power: 'france', lost: 8, threshold: 8, rule: 'TOU-COL-03' },
    ])
    expect(g.turn).toEqual({ round: 2, power: 'france', phase: 'purchase' })
    const order = g.events().map((e) => e.type)
    expect(order.indexOf('economy-collapsed')).toBeLessThan(order.lastIndexOf('phase-opened'))
    g.refuse({ type: 'purchase', units: { infantry: 1 } }, 'TOU-COL-04')
  })

  test("not: nothing is found on another power's turn", () => {
    const g = turnEnds('france', { control: held('germany', 'wales', 'scotland', 'bordeaux', 'brest', 'burgundy', 'lorraine') })
    expect(g.events('economy-collapsed').map((e) => e.power)).toEqual(['britain'])
    const later = tou({ power: 'germany', phase: 'purchase', control: LOST })
    expect(homelandOf(later, 'france').collapsed).toBe(false)
  })

  test('not: land lost later in the turn does not close what was open as it began', () => {
    const g = tou({
      power: 'france',
      phase: 'purchase',
      control: held('germany', 'bordeaux', 'brest', 'burgundy'),
      units: { ...stand(['lorraine'], 'france'), ...stand(['alsace'], 'germany') },
    })
    expect(homelandOf(g, 'france')).toMatchObject({ lost: 6, collapsed: false })
    g.do({ type: 'purchase', units: { infantry: 1 } })
  })
})
