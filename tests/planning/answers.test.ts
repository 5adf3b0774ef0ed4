import { describe, expect, it } from 'vitest'
import { checkAction, decision, type GameState, type PositionSpec, reduce } from '../../src/engine/index.ts'
import { proposedAnswer, proposedCount, proposesToPress } from '../../src/planning/answers.ts'
import { position } from './position.ts'

const attacked = (spec: Partial<PositionSpec>, space: string): GameState => {
  const begun = reduce(position({ phase: 'combat', power: 'germany', ...spec }), { type: 'attack', space })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.state
}

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
