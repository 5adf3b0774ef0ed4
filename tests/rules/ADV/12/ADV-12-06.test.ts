import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { offBelgium, storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-06 up to half of the guns', () => {
  const asked = (artillery: number) =>
    storm({ belgium: { germany: { infantry: 1, artillery } }, queue: Array(20).fill(6) }).decision

  test('allowed: the defender names half of them, an odd number rounded either way', () => {
    expect(asked(2)).toMatchObject({ kind: 'coastal', by: 'germany', space: 'belgium', count: 1, rule: 'ADV-12-06' })
    expect(asked(3)).toMatchObject({ count: 2 })
    expect(asked(4)).toMatchObject({ count: 2 })
  })

  test('edge: a single gun fires or does not', () => {
    const g = storm({ belgium: { germany: { infantry: 1, artillery: 1 } }, queue: Array(20).fill(6) })
    expect(g.legal).toEqual([coastal(0), coastal(1)])
  })

  test('refused: more than half', () => {
    const g = storm({ belgium: { germany: { infantry: 1, artillery: 4 } } })
    g.refuse(coastal(3), 'ADV-12-06')
  })

  test('not: without a gun nobody is asked', () => {
    const g = offBelgium({ belgium: { germany: { infantry: 2 } }, queue: [6, 6, 6, 6] })
    g.attack('belgium')
    expect(g.past('decision-asked')).toEqual([])
  })
})
