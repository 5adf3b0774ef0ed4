import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-11 a 3 drives off a transport', () => {
  const hit = (holds: 'infantry'[][]) =>
    storm({
      fleet: { cruiser: 1 },
      holds,
      belgium: { germany: { infantry: 1, artillery: 1 } },
      queue: [3, ...Array(8).fill(6)],
    }).after(coastal(1))

  test('allowed: one transport, of several the attacker’s choice', () => {
    const g = hit([['infantry', 'infantry'], ['infantry']])
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'britain', rule: 'ADV-12-11' })
    g.choose(g.decision?.options?.[1]?.id as string)
    g.choose('aboard')
    expect(g.past('ship-driven-off')).toMatchObject([{ ship: 'transport', transport: g.transport('sz9', 1) }])
    expect(g.units('belgium').britain).toEqual({ infantry: 2 })
  })

  test('not: never a warship', () => {
    const g = hit([['infantry']])
    expect(g.past('ship-driven-off').map((e) => e.ship)).toEqual(['transport'])
    expect(g.past('decision-asked').map((e) => e.topic)).toEqual(['coastal', 'driven-ashore'])
  })
})
