import { describe, expect, test } from 'vitest'
import { decision, type PowerId, turn } from '../../../src/engine/index.ts'
import { gameWith, place } from '../../support/scenes/bids.ts'

describe('HCP-09 order of the bids', () => {
  test('holds: in turn order, a side’s by its first power and before that power’s own', () => {
    let state = gameWith({ bid: { allies: 7, germany: 4, russia: 3, central: 5, 'austria-hungary': 2 } })
    const asked: [PowerId, number][] = []
    for (let open = decision(state); open; open = decision(state)) {
      asked.push([open.by, open.count ?? 0])
      state = place(state, { money: { [open.by]: open.count ?? 0 } }).state
    }
    expect(asked).toEqual([
      ['austria-hungary', 5],
      ['austria-hungary', 2],
      ['russia', 7],
      ['russia', 3],
      ['germany', 4],
    ])
    expect(turn(state)).toMatchObject({ power: 'austria-hungary', phase: 'purchase' })
  })

  test('not: nobody is asked who has no bid', () => {
    expect(decision(gameWith({ income: { central: 120 } }))).toBeNull()
  })
})
