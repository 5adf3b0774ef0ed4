// Plans that are made again with what was seen to come of the ones before.
import { describe, expect, it } from 'vitest'
import { type GameState, reduce, turn } from '../../src/engine/index.ts'
import { createFrontEvaluator } from '../../src/players/land/front-evaluator.ts'
import { LEVEL_SETTINGS, profileFor, type StrikeRates } from '../../src/players/levels.ts'
import { createPhasePlanner, planPhase } from '../../src/players/plan.ts'
import { outOfReach, planOpenPhase, planWithRollouts } from '../../src/players/plan-with-rollouts.ts'
import { playerViewOf } from '../../src/players/player-view.ts'
import { randomFrom } from '../../src/players/random.ts'
import { STYLES } from '../../src/players/styles.ts'
import type { PlanningContext } from '../../src/players/types.ts'
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
const look = { ...LEVEL_SETTINGS.hard.rollouts!, tries: 50 }
const mind = profileFor({ level: 'hard', seed: 'a', budget: 150 })
const thinking = (again: number, state: GameState = front): PlanningContext => ({
  state,
  power: 'france',
  profile: { ...mind, settings: { ...mind.settings, planCount: again } },
  random: randomFrom('a'),
})
const plannedBy = (again: number, state?: GameState) => {
  const { orders, after } = planWithRollouts(thinking(again, state), look)
  return { orders: orders.map(({ action }) => action), after }
}

/** What the army in Burgundy is worth to a plan that knows this of the answers. */
function worthIn(struck?: StrikeRates): number {
  const view = playerViewOf(front, 'france')
  const s = view.terrain.index.get('burgundy')!
  return createFrontEvaluator(view, { ...mind, ...(struck ? { strikeRates: struck } : {}) }).evaluate(s, {
    list: view.own,
    at: s * view.terrain.kinds.types.length,
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
      const temper = profileFor({ level, seed: 'a', budget: 100 })
      const asked = { ...thinking(1), profile: temper }
      return {
        found: planOpenPhase({ ...asked, random: randomFrom('a') }),
        first: planPhase({ ...asked, random: randomFrom('a') }),
      }
    }
    const normal = by('normal')
    expect(normal.found).toEqual(normal.first)
    const expert = by('expert')
    expect(turn(expert.found.after).phase).toBe('combat')
    // From Combat nothing is played on: what is fought there is weighed by its odds.
    const fought = { ...thinking(1, expert.first.after), profile: profileFor({ level: 'expert', seed: 'a' }) }
    expect(planOpenPhase({ ...fought, random: randomFrom('b') })).toEqual(planPhase({ ...fought, random: randomFrom('b') }))
  })

  it('is thought of as if it were the only one, by whatever temper', () => {
    const asked = { ...thinking(1), random: () => 0.5 }
    const tempers = STYLES.map((style) => ({ ...profileFor({ level: 'normal', seed: 'a', budget: 100 }), style }))
    const plan = createPhasePlanner(asked)
    expect(tempers.map(plan)).toEqual(tempers.map((temper) => createPhasePlanner(asked)(temper)))
  })

  it('is thought of by none who cannot play it on', () => {
    expect(Object.values(LEVEL_SETTINGS).filter(({ planCount: again, rollouts }) => again > 1 !== (rollouts !== null))).toEqual(
      [],
    )
  })
})
