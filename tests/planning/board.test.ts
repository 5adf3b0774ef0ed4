import { describe, expect, it } from 'vitest'
import { coastsOf, isLand, isNeutral, isSea, seasOf, spaceIn, unitOf } from '../../src/planning/board.ts'
import { position } from './position.ts'

describe('facts by id', () => {
  it('of spaces: land is land and sea is sea on every board', () => {
    expect(isSea('sz22')).toBe(true)
    expect(isLand('liberia')).toBe(true)
    expect(isLand('sahara') || isSea('sahara')).toBe(false)
  })

  it('of borders: those of the board that is played on', () => {
    const influence = position({ ruleset: 'influence' })
    expect(coastsOf(influence, 'sz22')).toContain('liberia')
    expect(coastsOf(position({}), 'sz22')).not.toContain('liberia')
    expect(seasOf(influence, 'liberia')).toEqual(['sz22'])
    expect(spaceIn(position({}), 'liberia')).toBeUndefined()
  })

  it('of pieces, and of minor powers', () => {
    expect(unitOf('tank')?.kind).toBe('land')
    expect(isNeutral(position({}), 'greece')).toBe(true)
    expect(isNeutral(position({}), 'belgium')).toBe(false)
  })
})
