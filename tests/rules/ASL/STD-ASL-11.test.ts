import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const assault = (britain: object, more: object, queue: number[]) => {
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { ...britain, transports: [{ cargo: [infantry, infantry] }] }, ...more },
      belgium: { germany: { infantry: 2 } },
    },
    queue,
  })
  g.do(landing(g, 'sz9', 'belgium', { infantry: 2 }))
  g.endPhase()
  g.attack('belgium')
  g.exhausted()
  return g.events('battle-opened')[0]?.bombarding
}

describe('STD-ASL-11 only own battleships bombard', () => {
  test('allowed: a battleship of the attacker, a damaged one too', () => {
    expect(assault({ battleship: 1 }, {}, [6, 6, 6, 6, 6])).toEqual([{ zone: 'sz9', count: 1 }])
    expect(assault({ damaged: { battleship: 1 } }, {}, [6, 6, 6, 6, 6])).toEqual([{ zone: 'sz9', count: 1 }])
  })

  test('not: cruisers and submarines', () => {
    expect(assault({ cruiser: 3, submarine: 2 }, {}, [6, 6, 6, 6])).toEqual([])
  })

  test("not: an ally's battleships", () => {
    expect(assault({ cruiser: 1 }, { france: { battleship: 2 } }, [6, 6, 6, 6])).toEqual([])
  })
})
