/** What further rulesets hand the map, made from their games. */
import { afterAll, describe, expect, it } from 'vitest'
import { setBoard } from '../../src/board/geography/current-board'
import { type GameState, type PositionSpec, positionFrom } from '../../src/engine'
import { boardIn, convoysIn, decidingIn, paidIn, passagesIn, patrolledIn } from '../../src/store/view/features'
import { spaceViews } from '../../src/store/view/space-views'
import { PRINTED } from './views'

const at = (ruleset: PositionSpec['ruleset'], more: Partial<PositionSpec> = {}): GameState =>
  positionFrom({ ruleset, base: 'opening', seed: 'map', ...more })
afterAll(() => {
  setBoard(PRINTED)
})

describe('the board', () => {
  it('is that of the game, and the same object for all its states', () => {
    expect(boardIn(at('standard')).grouping).toBe('standard')
    expect(boardIn(at('tournament')).grouping).toBe('standard')
    expect(boardIn(at('influence')).grouping).toBe('influence')
    expect(boardIn(at('advanced')).grouping).toBe('advanced')
    expect(boardIn(at('advanced'))).toBe(boardIn(at('advanced', { power: 'germany', round: 2 })))
  })

  it('gives every space of its own a view, under its flag', () => {
    const spaces = spaceViews(at('influence'), {})
    expect(spaces.montenegro).toMatchObject({ flag: 'russia', ipc: 1, controller: null })
    expect(spaceViews(at('standard'), {}).montenegro).toBeUndefined()
  })
})

describe('passages', () => {
  const gates = (more: Partial<PositionSpec>) =>
    Object.fromEntries(passagesIn(at('advanced', more)).map(({ id, gate }) => [id, gate]))

  it('are open to the side of the power to move that holds the shore', () => {
    const german = gates({ power: 'germany' })
    const british = gates({ power: 'britain' })
    expect(german).toMatchObject({ suez: 'shut', dardanelles: 'open', 'kiel-canal': 'open' })
    expect(british).toMatchObject({ suez: 'open', dardanelles: 'shut', 'kiel-canal': 'shut' })
  })

  it('let submarines through where the rules do', () => {
    expect(gates({ power: 'germany' })['danish-straits']).toBe('submarines')
    const danish = { denmark: { germany: { infantry: 2 } } }
    expect(gates({ power: 'germany', units: danish, mobilized: ['denmark'] })['danish-straits']).toBe('open')
  })
})

describe('convoys', () => {
  it('sail for their owners of the moment; a game without them has none', () => {
    const owners = (more: Partial<GameState['war']>) => {
      const game = at('advanced')
      return Object.fromEntries(
        (convoysIn({ ...game, war: { ...game.war, ...more } }) ?? []).map(({ zone, owners }) => [zone, [...owners].sort()]),
      )
    }
    expect(owners({})).toMatchObject({ sz1: [], sz2: ['britain'], sz14: ['france'] })
    expect(owners({ convoyWar: 'unrestricted' })).toMatchObject({ sz1: ['usa'], sz2: ['britain', 'usa'], sz14: ['france'] })
    expect(convoysIn(at('standard'))).toBeUndefined()
  })
})

describe('patrols', () => {
  const sea = (units: NonNullable<PositionSpec['units']>) => at('advanced', { base: 'empty', power: 'germany', units })

  it('are zones in which the enemy has destroyers and no larger ship, to the power to move', () => {
    expect(patrolledIn(sea({ sz9: { britain: { destroyer: 2 } }, sz8: { britain: { destroyer: 1, cruiser: 1 } } }))).toEqual([
      'sz9',
    ])
    expect(patrolledIn(sea({ sz10: { germany: { destroyer: 2 } } }))).toBeUndefined()
    expect(patrolledIn(at('standard'))).toBeUndefined()
  })
})

describe('land that decides the war', () => {
  it('is marked where a short war has a victory of its own, and nowhere where capitals decide', () => {
    expect(decidingIn(at('standard', { options: { 'western-front': true } }))).toEqual(['picardy', 'burgundy', 'paris'])
    expect(decidingIn(at('standard', { options: { 'balkan-front': true } }))).toHaveLength(4)
    for (const ruleset of ['standard', 'tournament', 'influence', 'advanced'] as const)
      expect(decidingIn(at(ruleset)), ruleset).toBeUndefined()
  })
})

describe('what was paid for', () => {
  it('is marked from when it is paid, by whom', () => {
    const game = at('influence', { power: 'ottoman', phase: 'purchase' })
    expect(paidIn(game).influenced ?? []).toEqual([])
    const paid = { ...game, turn: { ...game.turn, paid: { influence: ['persia'], revolts: ['egypt'] } } }
    expect(paidIn(paid)).toEqual({
      influenced: [{ space: 'persia', by: 'ottoman' }],
      revolts: [{ space: 'egypt', by: 'ottoman' }],
    })
    expect(paidIn(at('standard'))).toEqual({})
  })
})
