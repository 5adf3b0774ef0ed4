// What would put Movement in order.
import { describe, expect, test } from 'vitest'
import { at, engine } from '../support/game.ts'
import { end as END } from '../support/scenes/actions.ts'

describe('remedy', () => {
  const alone = () => {
    const g = at({ phase: 'move', units: { munich: { germany: { infantry: 3, artillery: 1 } } } })
    g.move('munich', 'alsace', { artillery: 1 })
    return g
  }

  test('names moves after which Movement can end', () => {
    const g = alone()
    g.refuse(END, 'STD-MOV-10')
    const moves = engine.repairMoves(g.state)
    expect(moves).toHaveLength(1)
    g.after(...moves!)
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('is nothing to do where all is in order', () => {
    expect(engine.repairMoves(at({ phase: 'move' }).state)).toEqual([])
  })

  test('there is none outside of Movement, and where nobody can come', () => {
    expect(engine.repairMoves(at({ phase: 'combat' }).state)).toBeNull()
    const g = at({ phase: 'move', units: { munich: { germany: { infantry: 1, artillery: 1 } } } })
    g.move('munich', 'alsace', { artillery: 1 })
    g.move('munich', 'tyrolia', { infantry: 1 })
    expect(engine.repairMoves(g.state)).toBeNull()
  })

  /** Guns gone ahead from so many places, each with infantry that can follow; a transport that has entered the mines off Brest. */
  const ahead = (n: number) => {
    const pairs = [
      ['ruhr', 'hanover'],
      ['munich', 'bohemia'],
      ['prussia', 'silesia'],
      ['vienna', 'tyrolia'],
      ['budapest', 'trieste'],
      ['smyrna', 'syrian-desert'],
      ['mesopotamia', 'ankara'],
      ['romania', 'bulgaria'],
    ] as const
    const g = at({
      phase: 'move',
      control: { romania: 'germany', bulgaria: 'germany' },
      queue: [6],
      units: {
        ...Object.fromEntries(pairs.map(([from]) => [from, { germany: { infantry: 2, artillery: 1 } }])),
        brest: { france: { infantry: 1 }, germany: { infantry: 2 } },
        sz7: { germany: { transport: 1 } },
      },
    })
    g.do({ type: 'move', from: 'sz7', path: ['sz15'], transports: [g.transport('sz7')] })
    for (const [from, to] of pairs.slice(0, n)) g.move(from, to, { artillery: 1 })
    return g
  }

  test('holds: however much was left for later, it names what puts all of it in order, and the rest is offered', () => {
    const g = ahead(8)
    const moves = engine.repairMoves(g.state)
    expect(moves).toHaveLength(8)
    expect(g.legal.filter((a) => a.type === 'move').length).toBeGreaterThan(40)
    g.after(...(moves ?? []))
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('allowed: dice of mines fall while all of it can still be put in order (STD-MOV-18)', () => {
    const g = ahead(8)
    g.do({ type: 'load', from: 'brest', transport: g.transport('sz15'), units: { infantry: 1 } })
    g.exhausted()
    expect(g.units('sz15').germany).toEqual({ transport: 1, infantry: 1 })
  })
})
