// What is wrong with somebody's orders: the same sum over spaces for where they stand and for the best plan found.
import { describe, expect, it } from 'vitest'
import { type Action, type GameState, POWERS, type PositionSpec, reduce } from '../../src/engine/index.ts'
import { omitSmallGain } from '../../src/players/compare.ts'
import { type Comparison, compare } from '../../src/players/index.ts'
import { position } from '../planning/position.ts'

const OPTS = { level: 'hard', seed: 'compare' } as const
const given = (from: GameState, orders: readonly Action[]): GameState =>
  orders.reduce((now, action) => {
    const out = reduce(now, action)
    if (!out.ok) expect.fail(out.error.message)
    return out.state
  }, from)
const compared = (spec: Partial<PositionSpec>, orders: readonly Action[] = []): Comparison => {
  const begun = position(spec)
  return compare(given(begun, orders), POWERS, OPTS, begun)
}
const march = (from: string, to: string, infantry: number, artillery = 0): Action => ({
  type: 'move',
  from,
  path: [to],
  units: { infantry, ...(artillery > 0 ? { artillery } : {}) },
})

const WEST = {
  alsace: { germany: { infantry: 12, artillery: 4 } },
  lorraine: { france: { infantry: 2 } },
  // Else whoever leads so far is told first of all that his army is far from the front.
  brest: { france: { infantry: 20 } },
}

describe('orders against the best plan found', () => {
  it('an attack that was left out is named, with what it would destroy', () => {
    const { faults, gain } = compared({ power: 'germany', units: WEST })
    const fault = faults.find(({ space }) => space === 'lorraine')!
    expect(fault).toMatchObject({ kind: 'left', from: 'alsace', to: 'lorraine', clear: 0 })
    expect(fault.kill).toBeGreaterThan(fault.lose)
    expect(fault.better).toBeGreaterThan(0.5)
    expect(gain).toBeGreaterThan(0)
  })

  it('a battle that costs more than it wins is named', () => {
    const units = {
      alsace: { germany: { infantry: 15, artillery: 1 } },
      lorraine: { france: { infantry: 14, artillery: 5 } },
      belgium: { france: { infantry: 20 } },
    }
    const { faults } = compared({ power: 'germany', units }, [march('alsace', 'lorraine', 1)])
    const fault = faults.find(({ kind }) => kind === 'rash')
    expect(fault).toMatchObject({ space: 'lorraine', from: 'lorraine', units: { infantry: 1 } })
    expect(fault!.lose).toBeGreaterThan(fault!.kill)
  })

  it('a capital that was left open is named, with the risk', () => {
    const units = {
      picardy: { germany: { infantry: 9, artillery: 3 } },
      burgundy: { france: { infantry: 4, artillery: 3 } },
      paris: { france: { infantry: 1 } },
    }
    const { faults } = compared({ power: 'france', units })
    const fault = faults.find(({ kind }) => kind === 'bare')!
    expect(fault).toMatchObject({ space: 'paris', from: 'burgundy' })
    expect(fault.before).toBeGreaterThan(fault.after)
  })

  it('the worst stands first, and what is named and what is not add up to the gain', () => {
    const { faults, gain, elsewhere } = compared({ base: 'opening', power: 'germany' })
    const worth = faults.map(({ ipc }) => ipc)
    expect(worth).toEqual([...worth].sort((a, b) => b - a))
    expect(worth.reduce((sum, ipc) => sum + ipc, elsewhere)).toBeCloseTo(gain, 9)
    expect(faults.length).toBeGreaterThan(0)
  })

  it('the best plan itself has no faults', () => {
    const begun = position({ power: 'germany', units: WEST })
    const fault = compare(begun, POWERS, OPTS, begun).faults.find(({ to }) => to === 'lorraine')!
    const orders: Action[] = [{ type: 'move', from: fault.from, path: [fault.to], units: fault.units }]
    const again = compare(given(begun, orders), POWERS, OPTS, begun)
    expect(again.faults.filter(({ to }) => to === 'lorraine')).toEqual([])
    expect(again.gain).toBeGreaterThanOrEqual(0)
  })

  it.each([
    [0.4, 0],
    [6.4, 6.4],
  ])('gain, where no change wins by itself and all together %s, this much: %s', (gain, told) => {
    expect(omitSmallGain({ faults: [], gain, elsewhere: gain })).toEqual({ faults: [], gain: told, elsewhere: told })
  })

  it('that are hardly worse but for one change are told of it', () => {
    const { faults } = compared({ power: 'germany', units: WEST })
    const found = { faults: faults.slice(0, 1), gain: 0.3, elsewhere: -0.5 }
    expect(found.faults).toHaveLength(1)
    expect(omitSmallGain(found)).toBe(found)
  })

  it('are the same with other dice to come', () => {
    const begun = position({ power: 'germany', units: WEST })
    const rng = { ...begun.table.rng, seed: begun.table.rng.seed + 1 }
    const other = { ...begun, table: { ...begun.table, rng } }
    expect(compare(other, POWERS, OPTS, other)).toEqual(compare(begun, POWERS, OPTS, begun))
  })

  it('are compared in Movement only', () => {
    const state = position({ power: 'germany', phase: 'purchase' })
    expect(() => compare(state, POWERS, OPTS, state)).toThrow('Movement')
  })
})
