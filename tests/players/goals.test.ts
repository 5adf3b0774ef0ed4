// What a territory counts for the victories of both sides: the more, the less else is lacking.
import { describe, expect, it } from 'vitest'
import type { Goal, SpaceId } from '../../src/engine/index.ts'
import { essentialForGoals, goalStakes } from '../../src/players/land/goals.ts'

const CENTRAL = [
  ['paris', 'london'],
  ['moscow', 'paris', 'london', 'rome', 'united-states-of-america'],
]
const ALLIED = [['berlin'], ['vienna', 'constantinople']]
const goal = (lists: readonly SpaceId[][], held: readonly SpaceId[]): Goal => ({
  side: 'central',
  rule: 'STD-VIC-02',
  when: 'round',
  met: false,
  needs: lists.map((list) => list.map((space) => ({ space, as: 'held', met: held.includes(space) }))),
})
const stakes = (lists: readonly SpaceId[][], ...held: SpaceId[]) => goalStakes([goal(lists, held)])

describe('stakes of a victory', () => {
  it('one territory fills one list only: with Paris any other capital is the last that lacks', () => {
    const before = stakes(CENTRAL)
    const after = stakes(CENTRAL, 'paris')
    expect(after.get('rome')).toBeGreaterThan(before.get('rome') ?? 0)
    expect(after.get('london')).toBe(after.get('rome'))
  })

  it('where the list that asks for one of two is still empty, a third capital of the other list counts nothing', () => {
    const held = stakes(CENTRAL, 'moscow')
    expect(held.has('rome')).toBe(false)
    expect(held.get('paris')).toBeGreaterThan(0)
    expect(held.get('london')).toBe(held.get('paris'))
  })

  it('the last that lacks counts most, and more where nothing else would do', () => {
    expect(stakes(ALLIED, 'vienna').get('berlin')).toBeGreaterThan(stakes(ALLIED).get('berlin') ?? 0)
    expect(stakes(ALLIED, 'vienna').get('berlin')).toBeGreaterThan(stakes(ALLIED, 'berlin').get('vienna') ?? 0)
  })

  it('what nothing can stand in for counts more than what something can', () => {
    expect(stakes(ALLIED).get('berlin')).toBeGreaterThan(stakes(ALLIED).get('vienna') ?? 0)
    expect(stakes(ALLIED).get('vienna')).toBe(stakes(ALLIED).get('constantinople'))
    expect(stakes(CENTRAL).get('paris')).toBe(stakes(CENTRAL).get('rome'))
  })

  it('needed is what not even all others replace, and nothing that is held', () => {
    expect(essentialForGoals([goal(ALLIED, [])])).toEqual(['berlin'])
    expect(essentialForGoals([goal(ALLIED, ['berlin'])])).toEqual([])
    expect(essentialForGoals([goal(CENTRAL, ['paris'])])).toEqual([])
  })

  it('what a side has counts as long as it cannot be spared', () => {
    expect(stakes(ALLIED, 'berlin').get('berlin')).toBeGreaterThan(0)
    expect(stakes(ALLIED, 'berlin', 'vienna').get('vienna')).toBeGreaterThan(stakes(ALLIED, 'vienna').get('vienna') ?? 0)
    expect(stakes(ALLIED, 'vienna', 'constantinople').has('vienna')).toBe(false)
  })
})
