import { describe, expect, it } from 'vitest'
import { total } from '../../src/planning/counts.ts'
import { distributeAll, loadingTargets } from '../../src/planning/loading-targets.ts'
import { position } from './position.ts'

describe('loading', () => {
  it('spreads an army over the ships that have room', () => {
    const room: Record<number, number> = { 1: 1, 2: 2, 3: 2 }
    const may = (ship: number, units: Parameters<typeof total>[0]) => total(units) <= (room[ship] ?? 0)
    expect(distributeAll([1, 2, 3], { infantry: 2, artillery: 1 }, may)).toEqual([
      { transport: 1, units: { infantry: 1 } },
      { transport: 2, units: { infantry: 1, artillery: 1 } },
    ])
    expect(distributeAll([1, 2, 3], { infantry: 6 }, may)).toBeNull()
  })
})

describe('an army on the coast', () => {
  const selection = { space: 'london', units: { infantry: 2 }, transports: [] }
  const army = { london: { britain: { infantry: 4 } } }

  it('may go aboard, and across to another coast of the zone', () => {
    const state = position({ power: 'britain', units: { ...army, sz9: { britain: { transport: 1 } } } })
    const found = loadingTargets(state, 'britain', selection)
    expect(found.find((target) => target.kind === 'load')).toMatchObject({ space: 'sz9', plan: [{ units: { infantry: 2 } }] })
    expect(found.filter((target) => target.kind === 'bridge').map((target) => target.space)).toContain('picardy')
  })

  it('is told who of it finds room where not all of it does, and goes nowhere without any', () => {
    const state = position({ power: 'britain', units: { ...army, sz9: { britain: { transport: 1 } } } })
    const [part, ...more] = loadingTargets(state, 'britain', { ...selection, units: { infantry: 3 } })
    expect(part).toMatchObject({ kind: 'part', space: 'sz9', units: { infantry: 2 } })
    expect(more).toEqual([])
    expect(loadingTargets(position({ power: 'britain', units: army }), 'britain', selection)).toEqual([])
  })

  it('is offered each ship that could take it alone', () => {
    const state = position({ power: 'britain', units: { ...army, sz9: { britain: { transport: 2 } } } })
    const load = loadingTargets(state, 'britain', selection).find((target) => target.kind === 'load')
    expect(load?.kind === 'load' && load.choices).toHaveLength(2)
  })
})
