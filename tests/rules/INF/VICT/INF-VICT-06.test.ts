import { describe, expect, test } from 'vitest'
import { end } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const ending = (revolution: boolean) =>
  inf({ power: 'usa', phase: 'income', round: 5, revolution, control: { berlin: 'france', vienna: 'russia' } }).after(end)

describe('INF-VICT-06 a city of a Russia that is out counts for nobody', () => {
  test('allowed: while Russia is in the war its Vienna counts for the Allies', () => {
    expect(ending(false).winner?.side).toBe('allies')
  })

  test('not: after its treaty it does not', () => {
    expect(ending(true).winner).toBeNull()
  })
})
