import { describe, expect, test } from 'vitest'
import { coastal } from '../../../support/scenes/actions.ts'
import { storm } from '../../../support/scenes/coast.ts'

describe('ADV-12-17 destroyers and submarines are safe', () => {
  const hit = (fleet: object, die: number) =>
    storm({
      fleet,
      holds: [['infantry'], ['infantry', 'infantry']],
      belgium: { germany: { infantry: 1, artillery: 1 } },
      queue: [die, ...Array(9).fill(6)],
    }).after(coastal(1))

  test('allowed: battleships, cruisers and transports may be named', () => {
    expect(hit({ battleship: 1, cruiser: 1 }, 1).decision?.pool?.britain).toEqual({ battleship: 1, cruiser: 1, transport: 2 })
  })

  test('refused: not they, by a 1 or by a 4', () => {
    const g = hit({ destroyer: 2, submarine: 2 }, 1)
    expect(g.decision?.pool?.britain).toEqual({ transport: 2 })
    g.refuse({ type: 'casualties', lose: { britain: { destroyer: 1 } } }, 'CONTRACT')
    const h = hit({ destroyer: 2, submarine: 2 }, 4)
    expect(h.decision?.options).toHaveLength(2)
    expect(h.decision?.options?.every((o) => o.id.startsWith('transport'))).toBe(true)
  })

  test('not: they are of no group', () => {
    const g = hit({ destroyer: 2, submarine: 2, cruiser: 1 }, 6)
    expect(g.past('ships-set-aside').map((e) => [e.units, e.transports])).toEqual([[{ cruiser: 1 }, []]])
  })
})
