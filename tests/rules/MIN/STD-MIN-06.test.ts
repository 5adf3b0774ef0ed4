import { describe, expect, test } from 'vitest'
import type { PowerId, UnitSpec } from '../../../src/engine/index.ts'
import { at } from '../../support/game.ts'

const sail = (germany: UnitSpec, queue: number[], path: string[] = ['sz9']) => {
  const power: PowerId = 'germany'
  const g = at({ power, units: { sz10: { germany } }, queue })
  const { transport: _transport, transports: _transports, damaged = {}, ...units } = germany
  g.do({ type: 'move', from: 'sz10', path, units, damaged, transports: g.transports('sz10') })
  g.endPhase()
  g.exhausted()
  return g
}

describe('STD-MIN-06 what a 1 does', () => {
  test('allowed: it sinks a cruiser, a submarine, a transport with its cargo', () => {
    const cargo = [{ power: 'germany' as const, type: 'infantry' as const }]
    const g = sail({ cruiser: 1, submarine: 1, transports: [{ cargo }] }, [1, 1, 1])
    expect(g.units('sz9')).toEqual({})
    expect(g.events('mine-rolled').map((e) => e.result)).toEqual(['sunk', 'sunk', 'sunk'])
  })

  test('allowed: it damages a fresh battleship', () => {
    const g = sail({ battleship: 1 }, [1])
    expect(g.units('sz9')).toEqual({ germany: { battleship: 1 } })
    expect(g.damaged('sz9')).toBe(1)
  })

  test('edge: a 2 harms nobody', () => {
    const g = sail({ battleship: 1, cruiser: 1, submarine: 1, transport: 1 }, [2, 2, 2, 2])
    expect(g.units('sz9')).toEqual({ germany: { battleship: 1, cruiser: 1, submarine: 1, transport: 1 } })
    expect(g.damaged('sz9')).toBe(0)
    expect(g.events('mine-rolled').every((e) => e.die.needs === 1 && !e.die.hit)).toBe(true)
  })

  test('edge: a battleship that is damaged already sinks', () => {
    expect(sail({ damaged: { battleship: 1 } }, [1]).units('sz9')).toEqual({})
    const g = sail({ battleship: 1 }, [1, 1], ['sz9', 'sz8'])
    expect(g.events('mine-rolled').map((e) => e.result)).toEqual(['damaged', 'sunk'])
    expect(g.units('sz8')).toEqual({})
  })
})
