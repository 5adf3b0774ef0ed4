import { describe, expect, it } from 'vitest'
import { pickNone } from '../../src/planning/selection.ts'
import { targetClasses, targetsOf } from '../../src/planning/targets.ts'
import { position } from './position.ts'

const state = position({
  power: 'germany',
  units: { berlin: { germany: { infantry: 3 } }, sz10: { germany: { cruiser: 1 } }, sz9: { britain: { cruiser: 1 } } },
})

describe('targets', () => {
  it('of an army are the lands it may go to', () => {
    const classes = targetClasses(targetsOf(state, { space: 'berlin', units: { infantry: 3 }, transports: [] }))
    expect(classes).toMatchObject({ hanover: 'reinforce', kiel: 'reinforce' })
    expect(classes.berlin).toBeUndefined()
  })

  it('of a ship say where it would meet an enemy', () => {
    const targets = targetsOf(state, { space: 'sz10', units: { cruiser: 1 }, transports: [] })
    expect(targets.sz9).toMatchObject({ kind: 'move', class: 'attack', combat: true, path: ['sz9'] })
  })

  it('are none of nothing, nor in another phase', () => {
    expect(targetsOf(state, null)).toEqual({})
    expect(targetsOf(state, pickNone('berlin'))).toEqual({})
    const later = position({ power: 'germany', phase: 'mobilize', units: { berlin: { germany: { infantry: 3 } } } })
    expect(targetsOf(later, { space: 'berlin', units: { infantry: 3 }, transports: [] })).toEqual({})
  })

  it('are the same object for the same question', () => {
    const selection = { space: 'berlin', units: { infantry: 1 }, transports: [] }
    expect(targetsOf(state, selection)).toBe(targetsOf(state, selection))
  })
})
