import { describe, expect, test } from 'vitest'
import type { Counts } from '../../../src/engine/index.ts'
import { at, engine, move } from '../../support/game.ts'

const blocked = () =>
  at({
    power: 'britain',
    units: {
      sz3: { britain: { battleship: 1, cruiser: 2, submarine: 1, transport: 1 } },
      sz4: { germany: { cruiser: 1 } },
    },
  })

describe('STD-SEA-02 stopping in hostile zones', () => {
  test('allowed: into the first hostile zone, there to stop', () => {
    const g = blocked()
    g.do({
      type: 'move',
      from: 'sz3',
      path: ['sz4'],
      units: { battleship: 1, cruiser: 2 },
      transports: [g.transport('sz3')],
    })
    expect(g.units('sz4').britain).toEqual({ battleship: 1, cruiser: 2, transport: 1 })
    expect(g.reach('sz4', { cruiser: 1 })).toEqual([])
  })

  test('refused: from there onward, however far, because they have stopped there', () => {
    const g = blocked()
    g.move('sz3', 'sz4', { cruiser: 1 })
    for (const path of [['sz5'], ['sz5', 'sz6'], ['sz5', 'sz6', 'sz10']])
      expect(g.refuse(move('sz4', path, { cruiser: 1 }), 'STD-SEA-02').rule, `${path}`).toBe('STD-SEA-02')
  })

  test('refused: through it, at once or step by step', () => {
    const g = blocked()
    for (const type of ['battleship', 'cruiser'] as const) g.refuse(move('sz3', ['sz4', 'sz5'], { [type]: 1 }), 'STD-SEA-02')
    g.refuse(
      { type: 'move', from: 'sz3', path: ['sz4', 'sz5'], units: { submarine: 1 }, transports: [g.transport('sz3')] },
      'STD-SEA-02',
    )
    g.refuse(move('sz3', ['sz4', 'sz5'], { cruiser: 1, submarine: 1 }), 'STD-SEA-02')
    g.do({ type: 'move', from: 'sz3', path: ['sz4'], units: { battleship: 1, cruiser: 2 }, transports: [g.transport('sz3')] })
    g.refuse(move('sz4', 'sz5', { battleship: 1 }), 'STD-SEA-02')
    g.refuse(move('sz4', 'sz5', { cruiser: 1 }), 'STD-SEA-02')
    g.refuse({ type: 'move', from: 'sz4', path: ['sz5'], transports: [g.transport('sz4')] }, 'STD-SEA-02')
  })

  test('edge: the zone where a ship begins never counts, the next one does', () => {
    const g = at({
      power: 'britain',
      units: {
        sz3: { britain: { cruiser: 2, transport: 1 }, germany: { cruiser: 1 } },
        sz4: { germany: { battleship: 1 } },
      },
    })
    g.refuse(move('sz3', ['sz4', 'sz5'], { cruiser: 1 }), 'STD-SEA-02')
    g.move('sz3', ['sz2', 'sz13', 'sz22'], { cruiser: 1 })
    g.do({ type: 'move', from: 'sz3', path: ['sz2', 'sz13'], transports: [g.transport('sz3')] })
    expect(g.units('sz13')).toEqual({ britain: { transport: 1 } })
  })

  test("edge: an ally's or a neutral's warships stop nobody", () => {
    const g = at({
      power: 'britain',
      units: { sz3: { britain: { cruiser: 1 } }, sz2: { france: { battleship: 1 } }, sz1: { usa: { battleship: 1 } } },
    })
    g.move('sz3', ['sz2', 'sz1', 'sz13'], { cruiser: 1 })
  })

  test('holds: what is shown in reach goes round such a zone; submarines go through it', () => {
    const wayTo = (units: Counts, to: string) =>
      engine.reach(blocked().state, { from: 'sz3', units }).find((r) => r.space === to)?.path
    expect(wayTo({ cruiser: 1 }, 'sz5')).toEqual(['sz8', 'sz9', 'sz5'])
    expect(wayTo({ battleship: 1 }, 'sz5')).toBeUndefined()
    expect(wayTo({ submarine: 1 }, 'sz5')).toEqual(['sz4', 'sz5'])
    expect(wayTo({ submarine: 1, cruiser: 1 }, 'sz5')).toBeUndefined()
  })

  test('holds: among ships that sail together it is said which of them has to stop', () => {
    const g = blocked()
    const path = ['sz4', 'sz5']
    const transports = g.transports('sz3')
    const { message } = g.refuse({ type: 'move', from: 'sz3', path, units: { submarine: 1 }, transports }, 'STD-SEA-02')
    expect(message).toMatch(/a transport that enters must stop/i)
  })

  test('holds: lone transports are offered the way round it', () => {
    const g = at({
      power: 'britain',
      units: { sz5: { britain: { transport: 1 } }, sz4: { germany: { cruiser: 1 } } },
    })
    expect(g.reach('sz5', undefined, { transports: g.transports('sz5') })).toContain('sz8')
    g.do({ type: 'move', from: 'sz5', path: ['sz9', 'sz8'], transports: g.transports('sz5') })
  })
})
