import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-07 one shot before the landing', () => {
  const fired = () => {
    const g = storm({ belgium: { germany: { infantry: 1, artillery: 4 } }, queue: [6, 5, ...Array(8).fill(6)] })
    expect(g.units('belgium').britain).toBeUndefined()
    g.do(coastal(2))
    return g
  }

  test('allowed: one die a gun, before anything is ashore', () => {
    const g = fired()
    expect(g.past('coastal-fired')).toMatchObject([{ space: 'belgium', guns: 2, dice: [6, 5] }])
    const order = g.history.map((e) => e.type)
    expect(order.indexOf('coastal-fired')).toBeLessThan(order.indexOf('units-landed'))
  })

  test('not: it does not come again', () => {
    const g = fired()
    expect(g.past('coastal-fired')).toHaveLength(1)
    expect(g.past('decision-asked').filter((e) => e.kind === 'coastal')).toHaveLength(1)
  })

  test('edge: with typed dice the defender throws them, and the game can be replayed', () => {
    const g = storm({ belgium: { germany: { infantry: 1, artillery: 4 } }, spec: { dice: 'entered' } })
    g.do(coastal(2))
    expect(g.decision).toMatchObject({ kind: 'dice', topic: 'coastal-dice', by: 'germany', count: 2 })
    g.do({ type: 'enter-dice', dice: [2, 6] })
    expect(g.past('cargo-hit')).toHaveLength(1)
    g.replays()
  })
})
