import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'

const infantry = { power: 'britain', type: 'infantry' } as const
const assault = (landed: 1 | 2, queue: number[], guns = 0) => {
  const g = at({
    power: 'britain',
    units: {
      sz9: { britain: { battleship: 3, transports: [{ cargo: [infantry, infantry] }] } },
      picardy: { britain: { infantry: 2 } },
      belgium: { germany: { infantry: 3, artillery: guns } },
    },
    queue,
  })
  g.do(landing(g, 'sz9', 'belgium', { infantry: landed }))
  g.move('picardy', 'belgium', { infantry: 1 })
  g.endPhase()
  g.attack('belgium')
  return g
}

describe('STD-ASL-09 as many battleships as units that landed', () => {
  test('allowed: two landed, two bombard', () => {
    const g = assault(2, [1, 1, 6, 6, 6, 6, 6, 6])
    expect(g.events('fired')[0]?.groups[0]).toMatchObject({ type: 'battleship', count: 2, hits: 2 })
    expect(g.units('belgium').germany).toEqual({ infantry: 1 })
    g.exhausted()
  })

  test('edge: one landed, one bombards; those overland do not count', () => {
    const g = assault(1, [1, 6, 6, 6, 6, 6])
    expect(g.events('fired')[0]?.groups[0]).toMatchObject({ type: 'battleship', count: 1 })
    g.exhausted()
  })

  test('edge: counted before the strike', () => {
    // Two guns take both that landed; two battleships bombard for the infantry that came overland.
    const g = assault(2, [1, 1, 1, 1, 6, 6, 6, 6, 6, 6], 2)
    expect(
      g
        .events('fired')
        .find((e) => e.step === 'attack')
        ?.groups.map((x) => [x.type, x.count]),
    ).toEqual([
      ['battleship', 2],
      ['infantry', 1],
    ])
  })
})
