// A short run of the soak (npm run soak), and that it would find what it looks for.
import { describe, expect, test } from 'vitest'
import type { Action, GameState } from '../../src/engine/index.ts'
import { type Door, none, play } from '../../tools/soak/game.ts'
import { engine } from '../support/game.ts'
import { timeout } from '../support/runs.ts'

const short = (door: Door, ruleset: (typeof engine.RULESET_IDS)[number] = 'standard', n = 0, most = 12) => {
  const tally = none()
  const fault = play({ ruleset, seed: 'short', n, perOffer: 4, tally, late: () => tally.positions >= most }, door)
  return { fault, tally }
}

describe('a short soak', () => {
  test.each(engine.RULESET_IDS)('of the %s game finds no fault', { timeout }, (ruleset) => {
    for (const n of [0, 1]) {
      const { fault, tally } = short(engine, ruleset, n)
      expect(fault).toBeNull()
      expect(tally.positions).toBe(12)
      expect(tally.offered).toBeGreaterThan(12)
      expect(tally.hostile).toBe(12 * 16)
    }
  })
})

describe('this check', () => {
  const { reduce, checkAction, legalActions } = engine
  const faultOf = (planted: Partial<Door>) => short({ ...engine, ...planted }).fault?.what ?? null

  test('finds what is thrown', { timeout }, () => {
    const thrown = faultOf({ reduce: (state, action) => reduce(state, action.type ? action : action) })
    expect(thrown).toContain('threw TypeError')
  })

  test('finds a state that is written to', { timeout }, () => {
    const writes = (state: GameState, action: Action) => {
      state.flow.asked++
      return reduce(state, action)
    }
    expect(faultOf({ reduce: writes })).toContain('read only')
  })

  test('finds a refusal of what was offered, and doors that disagree', { timeout }, () => {
    const { ok, ...error } = { ok: false, rule: 'STD-SET-13', code: 'x', message: 'Not in this phase of the turn.' } as const
    const end = (action: Action) => (action as Action | null)?.type === 'end-phase'
    expect(
      faultOf({
        legalActions: () => [{ type: 'end-phase' }],
        checkAction: (state, action) => (end(action) ? error : checkAction(state, action)),
        reduce: (state, action) => (end(action) ? { ok, error } : reduce(state, action)),
      }),
    ).toContain('was offered and refused by STD-SET-13')
    expect(faultOf({ checkAction: () => null })).toBe('checkAction and reduce refuse differently')
  })

  test('finds a phase in which nothing is offered, and a state that JSON does not keep', { timeout }, () => {
    expect(faultOf({ legalActions: () => [] })).toContain('nothing is offered')
    const holed = (state: GameState, action: Action) => {
      const out = reduce(state, action)
      return out.ok ? { ...out, state: { ...out.state, turn: { ...out.state.turn, owed: undefined as never } } } : out
    }
    expect(faultOf({ reduce: holed })).toBe('made a state that is not plain JSON')
  })

  test('finds a rule that does not exist in a refusal', { timeout }, () => {
    const strange = { rule: 'NO-RULE', code: 'x', message: 'There is no such rule at all.' } as const
    expect(faultOf({ legalActions, checkAction: () => strange, reduce: () => ({ ok: false, error: strange }) })).toContain(
      'no rule',
    )
  })
})
