import { describe, expect, it } from 'vitest'
import { landClass, landingClass } from '../../src/planning/target.ts'
import { position } from './position.ts'

describe('what it means to go into a land', () => {
  const state = position({
    power: 'germany',
    control: { lorraine: 'contested' },
    units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } },
  })

  it.each([
    ['berlin', 'reinforce'],
    ['lorraine', 'contested'],
    ['paris', 'attack'],
    ['belgium', 'minor'],
    ['switzerland', 'neutral'],
  ])('%s: %s', (space, what) => {
    expect(landClass(state, 'germany', space)).toBe(what)
  })

  it('over the beach is marked as a landing, but keeps its warning', () => {
    expect(landingClass(state, 'germany', 'paris')).toBe('land')
    expect(landingClass(state, 'germany', 'belgium')).toBe('minor')
    expect(landingClass(state, 'germany', 'norway')).toBe('neutral')
  })
})
