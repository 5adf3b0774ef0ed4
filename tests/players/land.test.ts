// What the players do on land, in small positions: each says one thing that a plan must see.
import { describe, expect, it } from 'vitest'
import type { Action, Counts, GameState, PositionSpec, PowerId, SpaceId } from '../../src/engine/index.ts'
import { checkAction, createGame, POWERS, reduce, treasuryOf, unitsIn } from '../../src/engine/index.ts'
import { fallbackOrder } from '../../src/players/fallback.ts'
import { choose, type Level, plan } from '../../src/players/index.ts'
import { position } from '../planning/position.ts'

const LEVELS: readonly Level[] = ['normal', 'hard']
const planOf = (state: GameState, level: Level) => plan(state, POWERS, { level, seed: 'land' })
/** The position after these actions, the end of the phase left out. */
const played = (state: GameState, actions: readonly Action[]): GameState =>
  actions
    .filter(({ type }) => type !== 'end-phase')
    .reduce((now, action) => {
      const out = reduce(now, action)
      if (!out.ok) expect.fail(out.error.message)
      return out.state
    }, state)
const count = (state: GameState, space: SpaceId, power: PowerId): number =>
  unitsIn(state, space).reduce((n, stack) => n + (stack.power === power ? stack.count : 0), 0)
const moved = (spec: Partial<PositionSpec>, level: Level): GameState => {
  const state = position(spec)
  return played(state, planOf(state, level).actions)
}

describe.each(LEVELS)('in Movement, %s', (level) => {
  it('an army comes to a capital that is threatened', () => {
    const units = {
      picardy: { germany: { infantry: 9, artillery: 3 } },
      burgundy: { france: { infantry: 9, artillery: 3 } },
      paris: { france: { infantry: 2 } },
    }
    const state = moved({ power: 'france', units }, level)
    const guards = count(state, 'paris', 'france') + count(state, 'picardy', 'france')
    expect(guards).toBeGreaterThanOrEqual(10)
    expect(count(state, 'paris', 'france')).toBeGreaterThan(0)
  })

  it('land that nobody guards is taken', () => {
    const state = moved({ power: 'germany', units: { alsace: { germany: { infantry: 6, artillery: 2 } } } }, level)
    const gone = ['burgundy', 'lorraine', 'belgium', 'picardy', 'switzerland'].reduce(
      (n, id) => n + count(state, id, 'germany'),
      0,
    )
    expect(gone).toBeGreaterThan(0)
  })

  it('an open capital is entered', () => {
    const units = { picardy: { germany: { infantry: 6, artillery: 2 } }, burgundy: { france: { infantry: 4 } } }
    expect(count(moved({ power: 'germany', units }, level), 'paris', 'germany')).toBeGreaterThan(1)
  })

  it('one army does not attack alone what two can beat together', () => {
    const units = {
      alsace: { germany: { infantry: 9, artillery: 4 } },
      ruhr: { germany: { infantry: 9, artillery: 4 } },
      belgium: { germany: { infantry: 9, artillery: 4 } },
      lorraine: { france: { infantry: 14, artillery: 5 } },
    }
    const went = count(moved({ power: 'germany', units }, level), 'lorraine', 'germany')
    expect(went === 0 || went > 22).toBe(true)
  })

  it('a single infantry is not thrown at an army', () => {
    const units = { alsace: { germany: { infantry: 1 } }, lorraine: { france: { infantry: 12, artillery: 4 } } }
    expect(count(moved({ power: 'germany', units }, level), 'lorraine', 'germany')).toBe(0)
  })

  it('an army far behind goes towards the front', () => {
    const units = {
      berlin: { germany: { infantry: 8 } },
      alsace: { germany: { infantry: 6, artillery: 2 } },
      lorraine: { france: { infantry: 8, artillery: 3 } },
    }
    const state = moved({ power: 'germany', units }, level)
    expect(count(state, 'berlin', 'germany')).toBeLessThan(8)
  })

  it('no army is left or sent without infantry, and fighters keep company', () => {
    const units = {
      berlin: { germany: { infantry: 1, artillery: 3, fighter: 1 } },
      alsace: { germany: { infantry: 2, artillery: 4 } },
      lorraine: { france: { infantry: 3 } },
    }
    const state = moved({ power: 'germany', units }, level)
    expect(checkAction(state, { type: 'end-phase' })).toBeNull()
  })
})

describe('in the first round', () => {
  it('Austria sends into Serbia what can win there', () => {
    let state = createGame({ ruleset: 'standard', seed: 'serbia' })
    state = end(state)
    const moves = played(state, planOf(state, 'normal').actions)
    expect(count(moves, 'serbia', 'austria-hungary')).toBeGreaterThanOrEqual(4)
  })
})

const end = (state: GameState): GameState => {
  const out = reduce(state, { type: 'end-phase' })
  if (!out.ok) expect.fail(out.error.message)
  return out.state
}

describe('in Purchase', () => {
  it('the treasury is spent, by every power, in units it can have', () => {
    for (const power of POWERS) {
      const state = position({ base: 'opening', power, phase: 'purchase' })
      const bought = played(state, planOf(state, 'normal').actions)
      expect(treasuryOf(bought, power), power).toBeLessThan(3)
    }
  })

  it('no tank is bought before its round', () => {
    const state = position({ base: 'opening', power: 'germany', phase: 'purchase' })
    const order = planOf(state, 'normal').actions.find(({ type }) => type === 'purchase')
    const units: Counts = order?.type === 'purchase' ? order.units : {}
    expect(units.tank ?? 0).toBe(0)
    expect((units.infantry ?? 0) + (units.artillery ?? 0)).toBeGreaterThan(6)
  })
})

describe('in Combat', () => {
  const lost = { lorraine: { germany: { infantry: 2 }, france: { infantry: 14, artillery: 4 } } }
  const won = { belgium: { germany: { infantry: 12, artillery: 6 }, france: { infantry: 2 } } }
  const chosen = (units: PositionSpec['units']) =>
    choose(position({ power: 'germany', phase: 'combat', units }), POWERS, { level: 'normal', seed: 'land' }).action

  it('what can be won is fought for, what cannot is left', () => {
    expect(chosen({ ...lost, ...won })).toEqual({ type: 'attack', space: 'belgium' })
    expect(chosen(lost)).toEqual({ type: 'end-phase' })
  })
})

describe('the way on', () => {
  it('mends the space that keeps a phase open, and ends the phase where nothing does', () => {
    const units = { berlin: { germany: { artillery: 1 } }, silesia: { germany: { infantry: 2 } } }
    const state = position({ power: 'germany', units })
    expect(checkAction(state, { type: 'end-phase' })).not.toBeNull()
    const { action } = fallbackOrder(state)
    expect(action).toMatchObject({ type: 'move', from: 'silesia', path: ['berlin'] })
    expect(fallbackOrder(position({ power: 'germany' })).action).toEqual({ type: 'end-phase' })
  })
})
