import { describe, expect, it } from 'vitest'
import {
  type Action,
  checkAction,
  type GameState,
  type Phase,
  type PositionSpec,
  type PowerId,
  reduce,
  turn,
} from '../../src/engine/index.ts'
import { profileFor } from '../../src/players/levels.ts'
import { randomFrom } from '../../src/players/random.ts'
import { earlyRulesetPlanners, lateRulesetPlanners, rulesetBuyers, rulesetStakes } from '../../src/players/rulesets/index.ts'
import { planSeaBattles } from '../../src/players/ships/sea-battles.ts'
import type { PlanningContext } from '../../src/players/types.ts'
import { position } from '../planning/position.ts'

const thinking = (state: GameState): PlanningContext => ({
  state,
  power: turn(state).power as PowerId,
  profile: profileFor({ level: 'normal', seed: 'a' }),
  random: randomFrom('a'),
})
const ordered = (phase: Phase, spec: Partial<PositionSpec>): Action[] => {
  const state = position({ phase, ...spec })
  const actions = earlyRulesetPlanners[phase].flatMap((planner) => planner(thinking(state))).map(({ action }) => action)
  for (const action of actions) expect(checkAction(state, action)).toBeNull()
  return actions
}
const bought = (spec: Partial<PositionSpec>, left: number) =>
  rulesetBuyers.map((buyer) => buyer(thinking(position({ phase: 'purchase', ...spec })), left).units)

describe('influence', () => {
  const influence = (power: PowerId, ipc: number) =>
    ordered('purchase', { ruleset: 'influence', power, treasury: { [power]: ipc } })

  it('wins Greece for France, who pays least for it, and leaves it where the price is more than it brings', () => {
    expect(influence('france', 24)).toContainEqual({ type: 'influence', country: 'greece' })
    expect(influence('germany', 40)).not.toContainEqual({ type: 'influence', country: 'greece' })
    expect(influence('france', 9)).toEqual([])
  })

  it('pays for revolts where the land brings more than that', () => {
    const risen = influence('germany', 40).flatMap((action) => (action.type === 'revolt' ? [action.territory] : []))
    expect(risen).toContain('union-of-south-africa')
    expect(influence('germany', 4)).toEqual([])
  })

  it('asks friends to attack with it', () => {
    const spec = {
      ruleset: 'influence',
      power: 'france',
      units: { lorraine: { france: { infantry: 3 }, britain: { infantry: 3 }, germany: { infantry: 4 } } },
      control: { lorraine: 'contested' },
    } as const
    expect(ordered('combat', spec)).toEqual([{ type: 'attack', space: 'lorraine', with: ['britain'] }])
    expect(ordered('combat', { ...spec, ruleset: 'standard' })).toEqual([])
  })
})

describe('the war on shipping', () => {
  const war = (usaAtWar: boolean) =>
    ordered('purchase', { power: 'germany', usaAtWar, units: { sz8: { germany: { submarine: 1 } } } })

  it('is declared once America is in the war anyhow', () => {
    expect(war(true)).toEqual([{ type: 'declare-submarine-warfare' }])
    expect(war(false)).toEqual([])
  })
})

describe('the war on convoys', () => {
  const raids = (units: PositionSpec['units']) => {
    const state = position({ ruleset: 'advanced', phase: 'combat', power: 'germany', units: units ?? {} })
    return [planSeaBattles].flatMap((planner) => planner(thinking(state))).map(({ action }) => action)
  }

  it('is fought by boats where a convoy sails, and nowhere else', () => {
    expect(raids({ sz7: { germany: { submarine: 1 } } })).toEqual([{ type: 'attack', space: 'sz7' }])
    expect(raids({ sz5: { germany: { submarine: 1 } } })).toEqual([])
    expect(raids({ sz7: { germany: { submarine: 1 }, britain: { battleship: 2, destroyer: 1 } } })).toEqual([])
  })
})

describe('special arms', () => {
  const front = (germany: number, more: Partial<PositionSpec> = {}): Partial<PositionSpec> => ({
    ruleset: 'advanced',
    power: 'france',
    units: { lorraine: { france: { infantry: 5, artillery: 1 }, germany: { infantry: germany } } },
    control: { lorraine: 'contested' },
    ...more,
  })

  it('are gas where many stand before a front and none lies ready', () => {
    expect(bought(front(8), 30)).toEqual([{ artillery: 1, 'poison-gas': 1 }])
    expect(bought(front(3), 30)).toEqual([{}])
    expect(bought(front(8, { markers: { gas: { lorraine: { france: 1 } } } }), 30)).toEqual([{}])
  })

  it('are machine guns where the capital is pressed', () => {
    const units = { burgundy: { germany: { infantry: 9 } }, paris: { france: { infantry: 5 } } }
    expect(bought({ ruleset: 'advanced', power: 'france', units }, 30)).toEqual([{ 'machine-gun': 1 }])
  })

  it('are a destroyer where boats lie near the transports', () => {
    const units = { sz15: { france: { transport: 1 } }, sz7: { germany: { submarine: 1 } } }
    expect(bought({ ruleset: 'advanced', power: 'france', units }, 30)).toEqual([{ destroyer: 1 }])
  })

  it('are not asked for where nobody sells them', () => {
    expect(bought({ ...front(8), ruleset: 'standard' }, 30)).toEqual([{}])
  })
})

describe('homelands', () => {
  it('weigh more the nearer a power is to its collapse', () => {
    const far = rulesetStakes(position({ ruleset: 'tournament', power: 'germany' }), 'germany')
    const near = rulesetStakes(
      position({
        ruleset: 'tournament',
        power: 'germany',
        control: { lorraine: 'germany', burgundy: 'germany', picardy: 'germany' },
      }),
      'germany',
    )
    expect(far.get('paris')).toBeGreaterThan(0)
    expect(near.get('paris')!).toBeGreaterThan(far.get('paris')!)
    expect(far.get('berlin')).toBeGreaterThan(0)
    expect(rulesetStakes(position({ ruleset: 'standard', power: 'germany' }), 'germany').size).toBe(0)
  })
})

describe('the one zone further', () => {
  const further = (spec: Partial<PositionSpec>): Action[] => {
    let state = position({ ruleset: 'advanced', phase: 'move', ...spec })
    return lateRulesetPlanners.move
      .flatMap((planner) => planner(thinking(state)))
      .map(({ action }) => {
        const out = reduce(state, action)
        if (!out.ok) expect.fail(`${JSON.stringify(action)}: ${out.error.message}`)
        state = out.state
        return action
      })
  }

  it('brings boats to where convoys sail, and leaves those that lie there', () => {
    const boat = (zone: string) => further({ power: 'germany', units: { [zone]: { germany: { submarine: 2 } } } })
    expect(boat('sz5')).toEqual([expect.objectContaining({ from: 'sz5', units: { submarine: 2 }, strategic: true })])
    expect(boat('sz7')).toEqual([])
  })

  it('brings an army on, and ashore where friends hold the coast', () => {
    const cargo = Array.from({ length: 2 }, () => ({ power: 'britain' as const, type: 'infantry' as const }))
    const aboard = { transports: [{ cargo }] }
    const orders = further({
      power: 'britain',
      units: { sz3: { britain: aboard }, picardy: { france: { infantry: 3 } }, belgium: { germany: { infantry: 4 } } },
      control: { belgium: 'germany' },
    })
    expect(orders).toEqual([
      { type: 'move', from: 'sz3', path: ['sz8'], transports: [1], strategic: true },
      { type: 'offload', transport: 1, to: 'picardy', units: { infantry: 2 } },
    ])
  })

  it('is known of nowhere else', () => {
    expect(further({ ruleset: 'standard', power: 'germany', units: { sz5: { germany: { submarine: 2 } } } })).toEqual([])
  })
})
