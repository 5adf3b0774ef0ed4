import { describe, expect, it } from 'vitest'
import { frontOf, groupByFront } from '../../src/planning/fronts.ts'
import { position } from './position.ts'

describe('the front of a space', () => {
  const state = position({ power: 'germany' })

  it('is the one it lies nearest to; far off is overseas, and a zone is at sea', () => {
    const front = (space: string) => frontOf(state, space)
    expect(['munich', 'prussia', 'bulgaria', 'rome', 'mesopotamia'].map(front)).toEqual([
      'west',
      'east',
      'balkans',
      'italy',
      'near-east',
    ])
    expect(['german-east-africa', 'kamerun', 'canada'].map(front)).toEqual(['overseas', 'overseas', 'overseas'])
    expect(front('sz19')).toBe('sea')
  })

  it('puts a list in the order of the fronts, and keeps its order within one', () => {
    expect(groupByFront(state, ['sz10', 'silesia', 'ruhr', 'alsace'])).toEqual([
      { front: 'west', spaces: ['ruhr', 'alsace'] },
      { front: 'east', spaces: ['silesia'] },
      { front: 'sea', spaces: ['sz10'] },
    ])
  })
})
