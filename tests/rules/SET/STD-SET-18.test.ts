import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-SET-18 pieces never run out', () => {
  test('allowed: any number of units that can be paid', () => {
    const g = at({ phase: 'purchase', round: 4, treasury: { germany: 12000 }, units: { berlin: { germany: { infantry: 700 } } } })
    g.do({ type: 'purchase', units: { infantry: 2000, tank: 1000 } })
    g.until('germany', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 2000, tank: 1000 }, to: 'berlin' })
    expect(g.units('berlin')).toEqual({ germany: { infantry: 2700, tank: 1000 } })
  })

  test('allowed: stacks of any size move together', () => {
    const g = at({ units: { berlin: { germany: { infantry: 700 } }, kiel: { germany: { infantry: 300 } } } })
    g.move('berlin', 'kiel', { infantry: 700 })
    expect(g.units('kiel')).toEqual({ germany: { infantry: 1000 } })
  })

  test('refused: only the treasury sets a limit', () => {
    const g = at({ phase: 'purchase', treasury: { germany: 2999 } })
    g.refuse({ type: 'purchase', units: { infantry: 1000 } }, 'STD-PUR-02')
    g.do({ type: 'purchase', units: { infantry: 999 } })
  })
})
