import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-12 a 4 drives off any of the three', () => {
  const hit = (fleet: object = { battleship: 1, cruiser: 1 }) =>
    storm({ fleet, belgium: { germany: { infantry: 1, artillery: 1 } }, queue: [4, ...Array(8).fill(6)] }).after(coastal(1))

  test('allowed: battleship, cruiser or transport, as the attacker likes', () => {
    const g = hit()
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'britain', rule: 'ADV-12-12' })
    expect(g.decision?.options?.map((o) => o.id).sort()).toEqual(['battleship', 'cruiser', 'transport'])
    g.choose('battleship')
    expect(bombardment(g)).toEqual(['1 cruiser at 3'])
  })

  test('not: nothing that is not of the three', () => {
    const g = hit({ destroyer: 1, submarine: 1 })
    expect(g.past('ship-driven-off').map((e) => e.ship)).toEqual(['transport'])
  })
})
