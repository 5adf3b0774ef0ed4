import { describe, expect, it } from 'vitest'
import { reduce } from '../../src/engine/index.ts'
import { canPick, picksOf } from '../../src/planning/picks.ts'
import { position } from './position.ts'

describe('what can be picked up', () => {
  it('is counted by kind, those that have moved apart from those that can', () => {
    const start = position({
      power: 'germany',
      units: { berlin: { germany: { infantry: 3 } }, hanover: { germany: { infantry: 2 } } },
    })
    const moved = reduce(start, { type: 'move', from: 'hanover', path: ['berlin'], units: { infantry: 2 } })
    expect(moved.ok && picksOf(moved.state, 'berlin').rows).toEqual([{ type: 'infantry', damaged: false, can: 3, all: 5 }])
    expect(moved.ok && canPick(picksOf(moved.state, 'hanover'))).toBe(false)
  })

  it('holds each transport with what it carries; of an ally those that carry something of ours', () => {
    const state = position({
      power: 'britain',
      units: {
        sz8: {
          britain: { transport: 1 },
          france: { transports: [{ cargo: [{ power: 'britain', type: 'infantry' }] }, { cargo: [] }] },
        },
      },
    })
    const { transports } = picksOf(state, 'sz8')
    expect(transports.map(({ power, own, parties }) => [power, own, parties.length])).toEqual([
      ['france', false, 1],
      ['britain', true, 0],
    ])
  })

  it('is nothing of another power', () => {
    expect(canPick(picksOf(position({ power: 'germany', units: { paris: { france: { infantry: 3 } } } }), 'paris'))).toBe(false)
  })
})
