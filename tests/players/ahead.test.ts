// What is looked ahead with: dice that are even, turns that are played on, and how a side stands.
import { describe, expect, it } from 'vitest'
import { dataOf, turn } from '../../src/engine/index.ts'
import { evaluatePosition } from '../../src/players/evaluation.ts'
import { profileFor } from '../../src/players/levels.ts'
import { withBalancedDice } from '../../src/players/random.ts'
import { playOut } from '../../src/players/rollout.ts'
import { position } from '../planning/position.ts'

const front = position({
  power: 'germany',
  units: {
    hanover: { germany: { infantry: 5, artillery: 2 } },
    lorraine: { germany: { infantry: 4, artillery: 2 }, france: { infantry: 5 } },
    paris: { france: { infantry: 6, artillery: 2 } },
    belgium: { france: { infantry: 2 } },
  },
  control: { lorraine: 'contested', belgium: 'france' },
})

describe('dice that are even', () => {
  const { queue } = withBalancedDice(front, 'a').table.rng

  it('show every face once in each six, in an order of their own', () => {
    for (let from = 0; from < queue.length; from += 6)
      expect(queue.slice(from, from + 6).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect(withBalancedDice(front, 'b').table.rng.queue).not.toEqual(queue)
  })

  it('say nothing of the dice of the game', () => {
    const other = { ...front, table: { ...front.table, rng: { seed: 5, taken: 3, queue: [6, 6] } } }
    expect(withBalancedDice(other, 'a')).toEqual(withBalancedDice(front, 'a'))
  })
})

describe('how a side stands', () => {
  it('counts what ships carry', () => {
    const at = (cargo: { power: 'germany'; type: 'tank' }[]) =>
      position({ power: 'germany', units: { sz10: { germany: { transports: [{ cargo }] } } } })
    const [laden, empty] = [at([{ power: 'germany', type: 'tank' }]), at([])]
    expect(evaluatePosition(laden, 'central') - evaluatePosition(empty, 'central')).toBe(6)
    expect(evaluatePosition(laden, 'allies') - evaluatePosition(empty, 'allies')).toBe(-6)
  })

  it('is worse where an army stands before an open capital', () => {
    const at = (guards: number) =>
      position({
        power: 'germany',
        units: { paris: { france: { infantry: guards } }, lorraine: { germany: { infantry: 6 } } },
        control: { lorraine: 'germany' },
      })
    // Four infantry are worth twelve IPCs, and hold what is worth more.
    expect(evaluatePosition(at(5), 'allies') - evaluatePosition(at(1), 'allies')).toBeGreaterThan(18)
  })

  it('is seen so many turns ahead', () => {
    const after = playOut(front, profileFor({ level: 'normal', seed: 'a', budget: 100 }), 3, 'a')
    expect(turn(after).phase).toBe('purchase')
    const { turnOrder } = dataOf(front)
    expect(turn(after).power).toBe(turnOrder[turnOrder.indexOf('germany') + 3])
  })
})
