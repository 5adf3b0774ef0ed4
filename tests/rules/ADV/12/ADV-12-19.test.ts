import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-12-19 the other guns strike', () => {
  const attacked = (count: number) => {
    const g = storm({ belgium: { germany: { infantry: 1, artillery: 3 } }, queue: Array(14).fill(6) })
    g.do(coastal(count))
    return volleys(g).filter(([step]) => step === 'strike')
  }

  test('allowed: each of them at 3', () => {
    expect(attacked(0)).toEqual([['strike', '3 artillery at 3']])
    expect(attacked(1)).toEqual([['strike', '2 artillery at 3']])
  })

  test('not: those that fired at the ships', () => {
    expect(attacked(2)).toEqual([['strike', '1 artillery at 3']])
  })
})
