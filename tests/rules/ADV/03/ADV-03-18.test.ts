import { describe, expect, test } from 'vitest'
import { battle } from '../../../support/scenes/land.ts'
import { volleys } from '../../../support/scenes/told.ts'

const gas = (queue: number[]) =>
  battle({ infantry: 1, artillery: 1, tank: 1, fighter: 1, 'poison-gas': 1 }, { france: { infantry: 3 } }, queue).after({
    type: 'gas',
    count: 1,
  })

describe('ADV-03-18 gas guns give no support', () => {
  test('allowed: it may be lost like any gun', () => {
    const g = gas([6, 6, 6, 6, 3, 3, 6])
    g.do({ type: 'casualties', lose: { germany: { artillery: 1 } } })
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, tank: 1, fighter: 1 })
  })

  test('not: it raises nobody and takes no bonus from the air', () => {
    expect(volleys(gas([6, 6, 6, 6, 6, 6, 6]))[0]).toEqual(['attack', '1 tank at 2', '1 infantry at 2', '1 fighter at 2'])
  })
})
