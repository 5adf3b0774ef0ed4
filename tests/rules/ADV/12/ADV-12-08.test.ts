import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'
import { volleys } from '../../../support/scenes/told.ts'

describe('ADV-12-08 coastal guns fire at nothing else', () => {
  const attacked = (count: number, dice: number[] = []) =>
    storm({
      belgium: { germany: { infantry: 2, artillery: 1 } },
      holds: [
        ['infantry', 'infantry'],
        ['infantry', 'infantry'],
      ],
      queue: [...dice, ...Array(12).fill(6)],
    }).after(coastal(count))

  test('allowed: a gun that is not kept for the coast strikes and fires', () => {
    const thrown = volleys(attacked(0)).map((v) => v.join(' '))
    expect(thrown[0]).toBe('strike 1 artillery at 3')
    expect(thrown.at(-1)).toBe('defence 1 artillery at 3 2 infantry at 3')
  })

  test('not: one that is does neither', () => {
    expect(volleys(attacked(1))).toEqual([
      ['attack', '4 infantry at 2'],
      ['defence', '2 infantry at 3'],
    ])
  })

  test('edge: it can be lost, and goes before the last infantry', () => {
    const g = attacked(1, [6, 1, 1, 6, 6])
    expect(g.past('units-lost')).toMatchObject([{ power: 'germany', units: { infantry: 1, artillery: 1 } }])
    expect(g.units('belgium').germany).toEqual({ infantry: 1 })
  })

  test('refused: the last infantry does not go before it', () => {
    const g = storm({
      belgium: { germany: { infantry: 1, artillery: 1, tank: 1 } },
      holds: [['infantry', 'infantry']],
      queue: [6, 1, 6, 6, 6, 6],
    })
    g.do(coastal(1))
    g.refuse({ type: 'casualties', lose: { germany: { infantry: 1 } } }, 'ADV-12-08')
    g.do({ type: 'casualties', lose: { germany: { artillery: 1 } } })
    expect(g.units('belgium').germany).toEqual({ infantry: 1, tank: 1 })
  })
})
