import { describe, expect, it } from 'vitest'
import { type Decision, decision, type GameState, reduce } from '../../src/engine/index.ts'
import { incrementLoss, lossDraftOf, lossesFromDraft, lossRowsOf, spentIn } from '../../src/planning/losses.ts'
import { position } from './position.ts'

/** Two British hits on a battleship, a cruiser and a transport of Germany. */
function hit(): { state: GameState; asked: Decision } {
  const start = position({
    phase: 'combat',
    power: 'britain',
    units: {
      sz9: {
        britain: { cruiser: 2 },
        germany: { battleship: 1, cruiser: 1, transports: [{ cargo: [{ power: 'germany', type: 'infantry' }] }] },
      },
    },
    queue: [1, 1, 6, 6],
  })
  const begun = reduce(start, { type: 'attack', space: 'sz9' })
  const state = (begun.ok ? begun.state : null) as GameState
  return { state, asked: decision(state)! }
}

describe('losses while they are chosen', () => {
  const { state, asked } = hit()
  const rows = lossRowsOf(state, asked)
  const row = (key: string) => rows.find((each) => each.key.startsWith(key))!

  it('have a row for all that hits may be spent on: a fresh battleship twice', () => {
    expect(asked).toMatchObject({ kind: 'casualties', count: 2 })
    expect(rows.map(({ type, spend, max }) => [type, spend, max])).toEqual([
      ['battleship', 'hit', 1],
      ['battleship', 'lose', 1],
      ['cruiser', 'lose', 1],
    ])
  })

  it('make an answer, and an answer makes them', () => {
    const draft = { [row('germany battleship hit').key]: 1, [row('germany cruiser').key]: 1 }
    const answer = lossesFromDraft(rows, draft)
    expect(answer).toEqual({ type: 'casualties', lose: { germany: { cruiser: 1 } }, hit: { germany: { battleship: 1 } } })
    expect(lossDraftOf(rows, answer)).toEqual(draft)
    expect(spentIn(draft)).toBe(2)
  })

  it('move one over from another row when all hits are spent, and give no more than there is', () => {
    const draft = { [row('germany battleship hit').key]: 1, [row('germany cruiser').key]: 1 }
    const sink = rows.find((each) => each.type === 'battleship' && each.spend === 'lose')!
    const more = incrementLoss(state, rows, draft, sink, 2)
    expect(more.draft && spentIn(more.draft)).toBe(2)
    expect(more.draft?.[sink.key]).toBe(1)
    expect(incrementLoss(state, rows, draft, row('germany cruiser'), 2)).toEqual({ draft: null, locked: null })
  })
})
