import { describe, expect, test } from 'vitest'
import { createGame, decision, hashOf, legalActions, reduce, turn, unitsIn } from '../../../src/engine/index.ts'
import { gameWith, place } from '../../support/scenes/bids.ts'

describe('HCP-01 a bid before the first turn', () => {
  test('allowed: units and money come before the first turn, which then begins', () => {
    const asked = gameWith({ bid: { germany: 10 } })
    expect(decision(asked)).toMatchObject({ kind: 'bid', topic: 'bid', by: 'germany', powers: ['germany'], count: 10 })
    const before = unitsIn(asked, 'ruhr').find((s) => s.type === 'infantry')?.count ?? 0
    const { state, events } = place(asked, { units: { ruhr: { germany: { infantry: 1 } } }, money: { germany: 7 } })
    expect(unitsIn(state, 'ruhr').find((s) => s.type === 'infantry')?.count).toBe(before + 1)
    expect(state.war.treasury.germany).toBe(asked.war.treasury.germany + 7)
    expect(events.filter((e) => e.type === 'bid-placed')).toEqual([
      {
        type: 'bid-placed',
        power: 'germany',
        units: { ruhr: { infantry: 1 } },
        money: 7,
        treasury: asked.war.treasury.germany + 7,
      },
    ])
    expect(decision(state)).toBeNull()
    expect(turn(state)).toEqual({ round: 1, power: 'austria-hungary', phase: 'purchase' })
  })

  test.each(['standard', 'tournament', 'advanced', 'influence'] as const)(
    'allowed: every answer offered in the %s game',
    (ruleset) => {
      const asked = gameWith({ bid: { allies: 12 } }, ruleset)
      const offered = legalActions(asked)
      expect(offered.length).toBeGreaterThan(20)
      expect(offered.filter((action) => !reduce(asked, action).ok)).toEqual([])
    },
  )

  test('not: nothing else is done before it, but a side may resign', () => {
    const asked = gameWith({ bid: { germany: 10 } })
    expect(reduce(asked, { type: 'end-phase' })).toMatchObject({ ok: false, error: { rule: 'CONTRACT', code: 'decision-open' } })
    expect(reduce(asked, { type: 'resign', side: 'allies' }).ok).toBe(true)
  })

  test('not: a handicap that changes nothing leaves no trace in the state', () => {
    const plain = createGame({ ruleset: 'standard', seed: 'handicap' })
    expect(hashOf(gameWith({ bid: { central: 0 }, income: { allies: 100, russia: 100 } }))).toBe(hashOf(plain))
    expect(plain.table).not.toHaveProperty('handicap')
  })

  test.each([
    [{ bid: { central: 201 } }, 'handicap.bid.central'],
    [{ bid: { germany: -1 } }, 'handicap.bid.germany'],
    [{ bid: { belgium: 3 } }, 'handicap.bid'],
    [{ bid: 12 }, 'handicap.bid'],
    [7, 'handicap'],
  ])('refused: %j is no handicap', (handicap, field) => {
    expect(() => gameWith(handicap as never)).toThrow(
      expect.objectContaining({ name: 'ContractError', field: expect.stringContaining(field) }),
    )
  })
})
