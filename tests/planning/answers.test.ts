import { describe, expect, it } from 'vitest'
import { type Action, checkAction, decision, type GameState, type PositionSpec, reduce } from '../../src/engine/index.ts'
import { proposedAnswer, proposedCount, proposesToPress } from '../../src/planning/answers.ts'
import { position } from './position.ts'

const played = (spec: Partial<PositionSpec>, ...actions: Action[]): GameState =>
  actions.reduce(
    (state, action) => {
      const next = reduce(state, action)
      if (!next.ok) throw new Error(next.error.message)
      return next.state
    },
    position({ power: 'germany', ...spec }),
  )
const attacked = (spec: Partial<PositionSpec>, space: string) => played({ phase: 'combat', ...spec }, { type: 'attack', space })

describe('the answer that stands ready', () => {
  it('to losses is the cheapest', () => {
    const state = attacked(
      {
        units: { lorraine: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 3 } } },
        control: { lorraine: 'contested' },
        queue: [6, 6, 6, 1, 6, 6],
      },
      'lorraine',
    )
    expect(decision(state)?.kind).toBe('casualties')
    expect(proposedAnswer(state)).toEqual({ type: 'casualties', lose: { germany: { infantry: 1 } } })
    expect(checkAction(state, proposedAnswer(state)!)).toBeNull()
  })

  it('after a round at sea is to press on', () => {
    const state = attacked({ units: { sz9: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } }, queue: [6, 6] }, 'sz9')
    expect(decision(state)?.kind).toBe('press')
    expect(proposesToPress(state)).toBe(true)
    expect(proposedAnswer(state)).toEqual({ type: 'press', on: true })
  })

  it('is to break off where nobody is left who fires', () => {
    const units = { sz10: { germany: { cruiser: 1, transport: 1 } }, sz9: { britain: { battleship: 1 } } }
    const state = played(
      { ruleset: 'tournament', units, queue: [6, 6, 6, 1] },
      { type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: [1] },
      { type: 'end-phase' },
      { type: 'attack', space: 'sz9' },
    )
    expect(decision(state)?.kind).toBe('press')
    expect(proposedAnswer(state)).toEqual({ type: 'press', on: false })
  })

  it('is to stay where both sides say whether they do', () => {
    const units = { sz9: { germany: { cruiser: 1, battleship: 1 }, britain: { cruiser: 1, battleship: 1 } } }
    const state = attacked({ ruleset: 'advanced', units, queue: [6, 6, 6, 6] }, 'sz9')
    expect(decision(state)?.kind).toBe('disengage')
    expect(proposedAnswer(state)).toEqual({ type: 'disengage', on: false })
  })

  it('to dice is none, nor where nothing is asked', () => {
    const units = { lorraine: { germany: { infantry: 2 }, france: { infantry: 3 } } }
    expect(proposedAnswer(attacked({ units, dice: 'entered', control: { lorraine: 'contested' } }, 'lorraine'))).toBeNull()
    expect(proposedAnswer(position({}))).toBeNull()
  })
})

describe('how many are proposed', () => {
  const asked = { id: '1', by: 'germany', rule: 'ADV-03-06', count: 3 } as const
  it.each([
    ['gas', 'gas', 3],
    ['coastal', 'coastal', 0],
    ['convoy', 'convoy', 3],
    ['escort', 'escort', 0],
    ['submerge', 'submerge', 0],
    ['submerge', 'dive-all', 3],
  ] as const)('%s, %s: %i of 3', (kind, topic, count) => {
    expect(proposedCount({ ...asked, kind, topic })).toBe(count)
  })
})
