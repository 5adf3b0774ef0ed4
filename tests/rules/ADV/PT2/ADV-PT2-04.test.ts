import { describe, expect, test } from 'vitest'
import { attack } from '../../../support/scenes/actions.ts'
import { flyers } from '../../../support/scenes/land.ts'

/** One of two French fighters is damaged in the air, then so many hits fall on the defenders. */
const battle = (german: number) =>
  flyers({
    phase: 'combat',
    queue: [2, 2, 6, ...Array.from({ length: german }, () => 1), 6, 6, 6],
    units: { lorraine: { germany: { infantry: german, fighter: 1 }, britain: { infantry: 2 }, france: { fighter: 2 } } },
  }).after(attack('lorraine'))
const lose = (counts: Record<string, Record<string, number>>) => ({ type: 'casualties', lose: counts }) as const

describe('ADV-PT2-04 A damaged fighter goes before an ally’s last infantry', () => {
  test('allowed: the fighter, while an infantry is left', () => {
    const g = battle(2)
    expect(g.decision).toMatchObject({ kind: 'casualties', count: 2 })
    g.do(lose({ france: { fighter: 1 }, britain: { infantry: 1 } }))
    expect(g.units('lorraine')).toMatchObject({ britain: { infantry: 1 } })
    expect(g.units('lorraine').france).toEqual({ fighter: 1 })
  })

  test('refused: both infantry in its place', () => {
    battle(2).refuse(lose({ britain: { infantry: 2 } }), 'ADV-PT2-04')
  })

  test('edge: with one hit the infantry may go, for another is left', () => {
    const g = battle(1)
    g.do(lose({ britain: { infantry: 1 } }))
    expect(g.units('lorraine').france).toEqual({ fighter: 2 })
  })
})
