// Plans that are made again with what was seen to come of the ones before.
import { describe, expect, it } from 'vitest'
import { type GameState, reduce, turn } from '../../src/engine/index.ts'
import { chanceOf } from '../../src/players/chance.ts'
import { frontlineOf } from '../../src/players/land/front.ts'
import { type AnswersSeen, mindOf, SIGHTS } from '../../src/players/levels.ts'
import { planner, planPhase } from '../../src/players/plan.ts'
import { outOfReach, planned, sought } from '../../src/players/seek.ts'
import { STYLES } from '../../src/players/styles.ts'
import type { Thinking } from '../../src/players/types.ts'
import { viewOf } from '../../src/players/view.ts'
import { position } from '../planning/position.ts'

const front = position({
  power: 'france',
  units: {
    lorraine: { germany: { infantry: 9, artillery: 4 } },
    burgundy: { france: { infantry: 3, artillery: 1 } },
    picardy: { france: { infantry: 3, artillery: 1 } },
    paris: { france: { infantry: 4, artillery: 2 } },
  },
  control: { lorraine: 'germany' },
})
const look = { ...SIGHTS.hard.look!, tries: 50 }
const mind = mindOf({ level: 'hard', seed: 'a', budget: 150 })
const thinking = (again: number, state: GameState = front): Thinking => ({
  state,
  power: 'france',
  mind: { ...mind, sight: { ...mind.sight, again } },
  chance: chanceOf('a'),
})
const plannedBy = (again: number, state?: GameState) => {
  const { orders, after } = sought(thinking(again, state), look)
  return { orders: orders.map(({ action }) => action), after }
}

/** What the army in Burgundy is worth to a plan that knows this of the answers. */
function worthIn(struck?: AnswersSeen): number {
  const view = viewOf(front, 'france')
  const s = view.ground.index.get('burgundy')!
  return frontlineOf(view, { ...mind, ...(struck ? { struck } : {}) }).worth(s, {
    list: view.own,
    at: s * view.ground.kinds.types.length,
  })
}

describe('an answer that was seen', () => {
  it('weighs more the more often it came', () => {
    const often = [0, 0.5, 1].map((share) => worthIn(new Map([['burgundy', share]])))
    expect(often[1]).toBeLessThan(often[0]!)
    expect(often[2]).toBeLessThan(often[1]!)
  })

  it('is feared less where nobody ever came, and more where somebody always did, than where nothing is known', () => {
    const unknown = worthIn()
    expect(worthIn(new Map([['burgundy', 0]]))).toBeGreaterThan(unknown)
    expect(worthIn(new Map([['burgundy', 1]]))).toBeLessThan(unknown)
  })

  it('elsewhere says nothing of this place', () => {
    expect(worthIn(new Map([['paris', 1]]))).toBe(worthIn())
  })
})

describe('a plan that is played on', () => {
  const best = [100, 120, 80, 100]

  it('is given up once it is further behind the best, by the same dice, than dice alone make it', () => {
    expect(outOfReach([65], best)).toBe(false)
    expect(outOfReach([64], best)).toBe(true)
  })

  it('may be further behind in several samples than in one, though not so many times as far', () => {
    expect(outOfReach([90, 100, 60, 80], best)).toBe(false)
    expect(outOfReach([90, 100, 60, 79], best)).toBe(true)
  })

  it('makes good in one sample what it lost in another', () => {
    expect(outOfReach([60], best)).toBe(true)
    expect(outOfReach([60, 160], best)).toBe(false)
  })

  it('is never given up while it is ahead', () => {
    expect(outOfReach([500, 500], best)).toBe(false)
  })
})

describe('a plan that is made again', () => {
  it('is the plan itself where it is made once', () => {
    expect(plannedBy(1).orders).toEqual(planPhase(thinking(1)).orders.map(({ action }) => action))
  })

  it('can be played to the end of its phase', { timeout: 60_000 }, () => {
    const { orders, after } = plannedBy(4)
    const state = orders.reduce((now, action) => {
      const out = reduce(now, action)
      if (!out.ok) expect.fail(out.error.message)
      return out.state
    }, front)
    expect(state).toEqual(after)
    expect(turn(state).phase).toBe('combat')
  })

  it('is the same when it is asked for again', { timeout: 60_000 }, () => {
    expect(plannedBy(4).orders).toEqual(plannedBy(4).orders)
  })

  it('is asked for in Movement, by those who look ahead', { timeout: 60_000 }, () => {
    const by = (level: 'normal' | 'expert') => {
      const temper = mindOf({ level, seed: 'a', budget: 100 })
      const asked = { ...thinking(1), mind: temper }
      return { found: planned({ ...asked, chance: chanceOf('a') }), first: planPhase({ ...asked, chance: chanceOf('a') }) }
    }
    const normal = by('normal')
    expect(normal.found).toEqual(normal.first)
    const expert = by('expert')
    expect(turn(expert.found.after).phase).toBe('combat')
    // From Combat nothing is played on: what is fought there is weighed by its odds.
    const fought = { ...thinking(1, expert.first.after), mind: mindOf({ level: 'expert', seed: 'a' }) }
    expect(planned({ ...fought, chance: chanceOf('b') })).toEqual(planPhase({ ...fought, chance: chanceOf('b') }))
  })

  it('is thought of as if it were the only one, by whatever temper', () => {
    const asked = { ...thinking(1), chance: () => 0.5 }
    const tempers = STYLES.map((style) => ({ ...mindOf({ level: 'normal', seed: 'a', budget: 100 }), style }))
    const plan = planner(asked)
    expect(tempers.map(plan)).toEqual(tempers.map((temper) => planner(asked)(temper)))
  })

  it('is thought of by none who cannot play it on', () => {
    expect(Object.values(SIGHTS).filter(({ again, look }) => again > 1 !== (look !== null))).toEqual([])
  })
})
