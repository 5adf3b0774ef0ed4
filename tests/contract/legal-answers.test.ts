import { describe, expect, test } from 'vitest'
import type { Action } from '../../src/engine/index.ts'
import { at, engine } from '../support/game.ts'

describe('answers to decisions', () => {
  test('casualties: at most 64 different ones, cheapest losses first, all accepted', () => {
    const big = { infantry: 9, artillery: 9, tank: 9, fighter: 9 }
    const g = at({
      round: 5,
      phase: 'combat',
      queue: [...Array(18).fill(6), ...Array(9).fill(1), ...Array(18).fill(6), ...Array(300).fill(1)],
      units: { picardy: { germany: { infantry: 9, artillery: 9 }, france: big } },
    })
    g.attack('picardy')
    for (let i = 0; i < 4 && g.decision; i++) {
      expect(g.decision.kind).toBe('casualties')
      const list = g.legal
      expect(list.length).toBeGreaterThan(1)
      expect(list.length).toBeLessThanOrEqual(64)
      expect(new Set(list.map((a) => JSON.stringify(a))).size).toBe(list.length)
      for (const a of list) expect(engine.checkAction(g.state, a)).toBeNull()
      const cost = { infantry: 3, artillery: 4, tank: 6, fighter: 6 } as Record<string, number>
      const worth = list.map((a) =>
        Object.values((a as Extract<Action, { type: 'casualties' }>).lose).reduce(
          (sum, counts) => sum + Object.entries(counts).reduce((n, [type, k]) => n + k * (cost[type] ?? 0), 0),
          0,
        ),
      )
      expect(worth).toEqual([...worth].sort((a, b) => a - b))
      g.do(list[0] as Action)
    }
  })

  test('submerging: every number; press: both; dice: one example', () => {
    const g = at({ phase: 'combat', dice: 'entered', units: { sz9: { germany: { submarine: 2 }, britain: { battleship: 1 } } } })
    g.attack('sz9')
    expect(g.legal).toEqual([0, 1, 2].map((count) => ({ type: 'submerge', count })))
    g.do({ type: 'submerge', count: 1 })
    expect(g.decision).toMatchObject({ kind: 'dice', count: 1, by: 'germany' })
    expect(g.legal).toHaveLength(1)
    g.do(g.legal[0] as Action)
    expect(g.decision).toMatchObject({ kind: 'dice', count: 1, by: 'britain' })
    g.do({ type: 'enter-dice', dice: [6] })
    expect(g.legal).toEqual([
      { type: 'press', on: false },
      { type: 'press', on: true },
    ])
  })

  test('choices: every option', () => {
    const g = at({ units: { ruhr: { germany: { infantry: 2 } } } })
    g.move('ruhr', 'holland', { infantry: 1 })
    g.endPhase()
    expect(g.legal).toEqual(g.decision?.options?.map((o) => ({ type: 'choose', option: o.id })))
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['russia', 'france', 'britain', 'italy'])
  })
})
