// How far a side leads, and at which of the territories that its victory lacks its armies aim.
import { describe, expect, it } from 'vitest'
import type { PositionSpec, SpaceId } from '../../src/engine/index.ts'
import { createFrontEvaluator, emptySpaceValue } from '../../src/players/land/front-evaluator.ts'
import { focusGoalValues, landLead } from '../../src/players/land/goal-focus.ts'
import { profileFor } from '../../src/players/levels.ts'
import { type PlayerView, playerViewOf } from '../../src/players/player-view.ts'
import { position } from '../planning/position.ts'

const seen = (units: PositionSpec['units'], control: PositionSpec['control'] = {}): PlayerView =>
  playerViewOf(position({ power: 'germany', units, control }), 'germany')
const goalOf = (view: PlayerView, space: SpaceId): number => focusGoalValues(view, 2)[view.terrain.index.get(space)!]!
const slopeOf = (view: PlayerView, space: SpaceId): number =>
  createFrontEvaluator(view, profileFor({ level: 'normal', seed: 'aim' })).potential[view.terrain.index.get(space)!]!
const held = { paris: 'germany' } as const

describe('the lead of a side', () => {
  it('is that of all its armies on land, and never less than even', () => {
    const few = { alsace: { germany: { infantry: 10 } }, lorraine: { france: { infantry: 40 } } }
    const many = {
      alsace: { germany: { infantry: 50 } },
      vienna: { 'austria-hungary': { infantry: 20 } },
      lorraine: { france: { infantry: 20 } },
    }
    expect(landLead(seen(few))).toBe(1)
    expect(landLead(seen(many))).toBeGreaterThan(1.5)
    expect(landLead(seen(many))).toBeLessThanOrEqual(2)
  })

  it('draws units on more strongly, and lets them fear less', () => {
    const ofOne = (infantry: number, space: SpaceId) => {
      const view = seen({
        bohemia: { germany: { infantry } },
        alsace: { germany: { infantry: 2 } },
        lorraine: { france: { infantry: 12 } },
      })
      const told = emptySpaceValue()
      const s = view.terrain.index.get(space)!
      createFrontEvaluator(view, profileFor({ level: 'normal', seed: 'aim' })).evaluate(
        s,
        { list: view.own, at: s * view.terrain.kinds.types.length },
        told,
      )
      return told
    }
    expect(ofOne(60, 'alsace').staging).toBeGreaterThan(ofOne(4, 'alsace').staging)
    expect(ofOne(60, 'alsace').value - ofOne(60, 'alsace').staging).toBeGreaterThan(
      ofOne(4, 'alsace').value - ofOne(4, 'alsace').staging,
    )
  })
})

describe('the aim', () => {
  const units = {
    berlin: { germany: { infantry: 90 } },
    moscow: { russia: { infantry: 2 } },
    rome: { italy: { infantry: 40 } },
    venice: { italy: { infantry: 10 } },
  }

  it('is the capital with few guards that many can come to', () => {
    const view = seen(units, held)
    expect(view.missing.map((s) => view.terrain.ids[s])).toContain('rome')
    expect(goalOf(view, 'moscow')).toBeGreaterThan(2 * goalOf(view, 'rome'))
    expect(slopeOf(view, 'prussia')).toBeGreaterThan(slopeOf(view, 'berlin'))
  })

  it('is no narrower than the victory asks for, as long as nobody leads', () => {
    const view = seen(units, held)
    expect(focusGoalValues(view, 1)).toEqual(view.goalValues)
  })

  it('is another as soon as the guards go there', () => {
    const view = seen({ ...units, moscow: { russia: { infantry: 40 } }, rome: { italy: { infantry: 1 } }, venice: {} }, held)
    expect(goalOf(view, 'rome')).toBeGreaterThan(2 * goalOf(view, 'moscow'))
  })

  it('is what the victory cannot do without, even where another falls more easily', () => {
    const view = playerViewOf(
      position({
        power: 'france',
        units: {
          tyrolia: { france: { infantry: 90 } },
          vienna: { 'austria-hungary': { infantry: 1 } },
          berlin: { germany: { infantry: 12 } },
        },
      }),
      'france',
    )
    expect(goalOf(view, 'berlin')).toBeGreaterThan(3 * goalOf(view, 'vienna'))
  })
})
