import { describe, expect, it } from 'vitest'
import { type Action, checkAction, decision, type GameState, type PositionSpec, reduce } from '../../src/engine/index.ts'
import { legalAnswer } from '../../src/players/answers/index.ts'
import { profileFor } from '../../src/players/levels.ts'
import { randomFrom } from '../../src/players/random.ts'
import { position } from '../planning/position.ts'

const played = (spec: Partial<PositionSpec>, ...actions: Action[]): GameState =>
  actions.reduce(
    (state, action) => {
      const next = reduce(state, action)
      if (!next.ok) throw new Error(next.error.message)
      return next.state
    },
    position({ power: 'germany', ...spec }),
  )
const attacked = (spec: Partial<PositionSpec>, space: string) => played({ phase: 'combat', ...spec }, { type: 'attack', space })

const answered = (state: GameState) => {
  const power = decision(state)!.by
  const order = legalAnswer({ state, power, profile: profileFor({ level: 'normal', seed: 'a' }), random: randomFrom('a') })
  expect(checkAction(state, order.action)).toBeNull()
  return order.action
}

describe('losses', () => {
  const lorraine = (own: Record<string, number>, queue: number[]) =>
    attacked(
      { units: { lorraine: { germany: own, france: { infantry: 3 } } }, control: { lorraine: 'contested' }, queue },
      'lorraine',
    )

  it('fall on infantry while there is enough of it', () => {
    const state = lorraine({ infantry: 3, artillery: 1 }, [6, 6, 6, 6, 1, 6, 6])
    expect(answered(state)).toEqual({ type: 'casualties', lose: { germany: { infantry: 1 } } })
  })

  it('fall on a gun where there are more guns than infantry', () => {
    const state = lorraine({ infantry: 2, artillery: 3 }, [6, 6, 6, 6, 6, 1, 6, 6])
    expect(answered(state)).toEqual({ type: 'casualties', lose: { germany: { artillery: 1 } } })
  })

  it('of several defenders fall on the one whose turn comes last', () => {
    // Germany attacks; France is next, Russia was just there.
    const units = { lorraine: { germany: { infantry: 3 }, france: { infantry: 2 }, russia: { infantry: 2 } } }
    const state = attacked({ units, control: { lorraine: 'contested' }, queue: [1, 6, 6, 6, 6, 6, 6] }, 'lorraine')
    expect(decision(state)?.by).toBe('russia')
    expect(answered(state)).toEqual({ type: 'casualties', lose: { russia: { infantry: 1 } } })
  })
})

describe('at sea', () => {
  const sz9 = (germany: object, britain: object, queue: number[], ruleset: 'standard' | 'tournament' | 'advanced' = 'standard') =>
    attacked({ ruleset, units: { sz9: { germany, britain } }, queue }, 'sz9')

  it('the stronger fleet goes on, the weaker one breaks off', () => {
    expect(answered(sz9({ cruiser: 3 }, { cruiser: 1 }, [6, 6, 6, 6]))).toEqual({ type: 'press', on: true })
    expect(answered(sz9({ cruiser: 1 }, { cruiser: 3 }, [6, 6, 6, 6]))).toEqual({ type: 'press', on: false })
  })

  it('a weaker fleet goes back to where it came from, where that is known', () => {
    const units = { sz10: { germany: { cruiser: 1 } }, sz9: { britain: { battleship: 2 } } }
    const state = played(
      { ruleset: 'tournament', units, queue: [6, 6, 6, 6, 6] },
      { type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 } },
      { type: 'end-phase' },
      { type: 'attack', space: 'sz9' },
    )
    expect(decision(state)?.options).toHaveLength(1)
    expect(answered(state)).toEqual({ type: 'retreat', to: decision(state)!.options![0]!.id })
  })

  it('boats dive before a fleet that will sink them', () => {
    const state = sz9({ battleship: 2 }, { submarine: 1 }, [6, 6])
    expect(decision(state)).toMatchObject({ kind: 'submerge', by: 'britain' })
    expect(answered(state)).toEqual({ type: 'submerge', count: 1 })
  })

  it('boats that are sunk already fire once more', () => {
    const state = sz9({ battleship: 2 }, { submarine: 1 }, [1, 1])
    expect(decision(state)).toMatchObject({ kind: 'submerge', hits: 2 })
    expect(answered(state)).toEqual({ type: 'submerge', count: 0 })
  })

  it('where both say whether they leave, the weaker one does', () => {
    const even = sz9({ cruiser: 3 }, { cruiser: 1 }, [6, 6, 6, 6], 'advanced')
    expect(decision(even)).toMatchObject({ kind: 'disengage', by: 'germany' })
    expect(answered(even)).toEqual({ type: 'disengage', on: false })
    const asked = reduce(even, { type: 'disengage', on: false })
    expect(asked.ok && decision(asked.state)).toMatchObject({ kind: 'disengage', by: 'britain' })
    expect(answered((asked as { state: GameState }).state)).toEqual({ type: 'disengage', on: true })
  })

  it('boats raid the convoy, but for a fleet that they can beat', () => {
    const raid = attacked({ ruleset: 'advanced', units: { sz7: { germany: { submarine: 2 } } } }, 'sz7')
    expect(decision(raid)).toMatchObject({ kind: 'convoy', count: 2 })
    expect(answered(raid)).toEqual({ type: 'convoy', submarines: 2 })
    const fight = attacked(
      { ruleset: 'advanced', units: { sz7: { germany: { submarine: 2, battleship: 2 }, britain: { destroyer: 1 } } } },
      'sz7',
    )
    expect(answered(fight)).toEqual({ type: 'convoy', submarines: 0 })
  })

  it('a destroyer goes after each raider', () => {
    const units = { sz7: { germany: { submarine: 1, cruiser: 1 }, britain: { destroyer: 2 } } }
    const asked = attacked({ ruleset: 'advanced', units }, 'sz7')
    const state = reduce(asked, { type: 'convoy', submarines: 1 })
    expect(state.ok && decision(state.state)).toMatchObject({ kind: 'escort', count: 2 })
    expect(answered((state as { state: GameState }).state)).toEqual({ type: 'escort', destroyers: 1 })
  })
})

describe('gas', () => {
  const gas = (infantry: number) =>
    attacked(
      {
        ruleset: 'advanced',
        units: { lorraine: { germany: { infantry: 4, artillery: 2 }, france: { infantry } } },
        control: { lorraine: 'contested' },
        markers: { gas: { lorraine: { germany: 2 } } },
      },
      'lorraine',
    )

  it('is kept while few infantry stand there, and used against many', () => {
    expect(decision(gas(2))?.kind).toBe('gas')
    expect(answered(gas(2))).toEqual({ type: 'gas', count: 0 })
    expect(answered(gas(5))).toEqual({ type: 'gas', count: 1 })
    expect(answered(gas(10))).toEqual({ type: 'gas', count: 2 })
  })
})
