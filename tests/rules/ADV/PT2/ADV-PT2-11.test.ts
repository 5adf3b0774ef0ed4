import { describe, expect, test } from 'vitest'
import { attack } from '../../../support/scenes/actions.ts'
import { flyers } from '../../../support/scenes/land.ts'

const battle = (french: { infantry?: number; artillery?: number; fighter: number }) =>
  flyers({
    phase: 'combat',
    queue: [1, 6, 6, ...Array.from({ length: 6 }, () => 6)],
    units: { lorraine: { germany: { infantry: 1 }, britain: { infantry: 2 }, france: french } },
  }).after(attack('lorraine'))
const lose = (units: Record<string, number>) => ({ type: 'casualties', lose: { france: units } }) as const

describe('ADV-PT2-11 A power with fighters only needs no infantry of its own', () => {
  test('allowed: its fighter stays, and so may one whose infantry is lost', () => {
    const alone = battle({ fighter: 1 })
    alone.do({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    expect(alone.units('lorraine').france).toEqual({ fighter: 1 })
    const bereft = battle({ infantry: 1, fighter: 1 })
    bereft.do(lose({ infantry: 1 }))
    expect(bereft.units('lorraine').france).toEqual({ fighter: 1 })
  })

  test('refused: a gun is not left without its infantry', () => {
    battle({ infantry: 1, artillery: 1, fighter: 1 }).refuse(lose({ infantry: 1 }), 'STD-LND-18')
  })
})
