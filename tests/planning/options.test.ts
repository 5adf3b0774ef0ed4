import { describe, expect, it } from 'vitest'
import { decision, type GameState, reduce } from '../../src/engine/index.ts'
import { capitalOf } from '../../src/planning/board.ts'
import { armyNear, ownUnits, proposedOption, rankLeaders, shipOfOption } from '../../src/planning/options.ts'
import { position } from './position.ts'

const state = position({
  power: 'britain',
  units: {
    albania: { britain: { infantry: 3 } },
    constantinople: { ottoman: { infantry: 9 } },
    bulgaria: { germany: { infantry: 2 } },
  },
})

describe('who is likeliest to lead an invaded country', () => {
  it('has the strongest army beside it, or else the nearest capital', () => {
    expect(armyNear(state, 'greece', 'ottoman')).toEqual({ space: 'constantinople', units: { infantry: 9 } })
    expect(armyNear(state, 'greece', 'austria-hungary')).toBeNull()
    expect(rankLeaders(state, 'greece', ['austria-hungary', 'germany', 'ottoman'])).toEqual([
      'ottoman',
      'germany',
      'austria-hungary',
    ])
    expect(rankLeaders(position({}), 'greece', ['germany', 'austria-hungary'])).toEqual(['austria-hungary', 'germany'])
    expect(capitalOf('austria-hungary')).toBe('vienna')
  })

  it('is proposed when it is asked', () => {
    const moved = reduce(state, { type: 'move', from: 'albania', path: ['greece'], units: { infantry: 3 } })
    const ended = moved.ok ? reduce(moved.state, { type: 'end-phase' }) : moved
    const asking = (ended.ok ? ended.state : null) as GameState
    expect(decision(asking)?.topic).toBe('represent-neutral')
    expect(proposedOption(asking, decision(asking)!)).toBe('ottoman')
  })
})

describe('what is proposed', () => {
  const asked = { id: '1', by: 'germany', kind: 'choice', rule: 'STD-CAP-08' } as const
  const of = (...ids: string[]) => ({ options: ids.map((id) => ({ id, label: id })) })

  it('for a land is its original power, where that stands there', () => {
    const question = { ...asked, topic: 'take-control' as const, space: 'paris' }
    expect(proposedOption(state, { ...question, ...of('britain', 'france') })).toBe('france')
    expect(proposedOption(state, { ...question, ...of('britain', 'italy') })).toBe('britain')
  })

  it('for an exchange is the first in the order of the tables', () => {
    expect(proposedOption(state, { ...asked, topic: 'exchange', ...of('tank', 'artillery') })).toBe('artillery')
  })

  it('is to land, and to keep aboard what was driven off', () => {
    expect(proposedOption(state, { ...asked, topic: 'call-off', ...of('call-off', 'land') })).toBe('land')
    expect(proposedOption(state, { ...asked, topic: 'driven-ashore', ...of('kiel', 'aboard') })).toBe('aboard')
  })

  it('is nothing where there is no option', () => {
    expect(proposedOption(state, { ...asked, topic: 'fighter-retreat' })).toBe('')
  })
})

describe('a ship as an option names it', () => {
  it('is known by its type, its damage and where it lies', () => {
    expect(shipOfOption(state, 'damaged-battleship', 'picardy')).toEqual({ type: 'battleship', damaged: true, cargo: {} })
    expect(shipOfOption(position({ units: { sz8: { britain: { cruiser: 1 } } } }), 'cruiser-sz8', 'picardy')).toEqual({
      type: 'cruiser',
      damaged: false,
      cargo: {},
      zone: 'sz8',
    })
  })
})

it('a force is what a power has in a space', () => {
  expect(ownUnits(state, 'bulgaria', 'germany')).toEqual({ infantry: 2 })
  expect(ownUnits(state, 'bulgaria', 'russia')).toEqual({})
})
