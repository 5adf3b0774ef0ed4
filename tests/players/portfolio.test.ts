import { describe, expect, it } from 'vitest'
import { dataOf, type GameState, reduce, turn } from '../../src/engine/index.ts'
import { balanceOf } from '../../src/players/balance.ts'
import { chanceOf, withEvenDice } from '../../src/players/chance.ts'
import { mindOf, SIGHTS } from '../../src/players/levels.ts'
import { plansBy } from '../../src/players/plan.ts'
import { planned } from '../../src/players/portfolio.ts'
import { playAhead } from '../../src/players/rollout.ts'
import { STYLES } from '../../src/players/styles.ts'
import type { Thinking } from '../../src/players/types.ts'
import { position } from '../planning/position.ts'

const thinking = (state: GameState, level: 'normal' | 'expert'): Thinking => ({
  state,
  power: turn(state).power,
  mind: mindOf({ level, seed: 'a', budget: 100 }),
  chance: chanceOf('a'),
})

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
  const { queue } = withEvenDice(front, 'a').table.rng

  it('show every face once in each six, in an order of their own', () => {
    for (let from = 0; from < queue.length; from += 6)
      expect(queue.slice(from, from + 6).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect(withEvenDice(front, 'b').table.rng.queue).not.toEqual(queue)
  })

  it('say nothing of the dice of the game', () => {
    const other = { ...front, table: { ...front.table, rng: { seed: 5, taken: 3, queue: [6, 6] } } }
    expect(withEvenDice(other, 'a')).toEqual(withEvenDice(front, 'a'))
  })
})

describe('how a side stands', () => {
  it('counts what ships carry', () => {
    const at = (cargo: { power: 'germany'; type: 'tank' }[]) =>
      position({ power: 'germany', units: { sz10: { germany: { transports: [{ cargo }] } } } })
    const [laden, empty] = [at([{ power: 'germany', type: 'tank' }]), at([])]
    expect(balanceOf(laden, 'central') - balanceOf(empty, 'central')).toBe(6)
    expect(balanceOf(laden, 'allies') - balanceOf(empty, 'allies')).toBe(-6)
  })

  it('is worse where an army stands before an open capital', () => {
    const at = (guards: number) =>
      position({
        power: 'germany',
        units: { paris: { france: { infantry: guards } }, lorraine: { germany: { infantry: 6 } } },
        control: { lorraine: 'germany' },
      })
    // Four infantry are worth twelve IPCs, and hold what is worth more.
    expect(balanceOf(at(5), 'allies') - balanceOf(at(1), 'allies')).toBeGreaterThan(18)
  })

  it('is seen so many turns ahead', () => {
    const after = playAhead(front, thinking(front, 'normal').mind, 3, 'a')
    expect(turn(after).phase).toBe('purchase')
    const { turnOrder } = dataOf(front)
    expect(turn(after).power).toBe(turnOrder[turnOrder.indexOf('germany') + 3])
  })
})

describe('several styles', () => {
  it('plan the same phase, each as if it were alone', () => {
    const { mind, ...rest } = thinking(front, 'normal')
    const together = plansBy({ mind, ...rest, chance: () => 0.5 }, STYLES)
    const alone = STYLES.map((style) => plansBy({ mind, ...rest, chance: () => 0.5 }, [style])[0])
    expect(together).toEqual(alone)
  })

  it('are told apart by an expert, who takes a plan of one of them', { timeout: 60_000 }, () => {
    const orders = planned(thinking(front, 'expert'), false).orders.map(({ action }) => action)
    const state = orders.reduce((now, action) => {
      const out = reduce(now, action)
      if (!out.ok) expect.fail(out.error.message)
      return out.state
    }, front)
    expect(turn(state).phase).toBe('combat')
    expect(planned(thinking(front, 'expert'), false).orders.map(({ action }) => action)).toEqual(orders)
  })

  it('are asked for by none who has no time to play their plans on', () => {
    expect(Object.values(SIGHTS).filter(({ again, plans, looks }) => (again > 1 || plans > 1) !== looks.length > 0)).toEqual([])
  })
})
