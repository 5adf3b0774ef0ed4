import { describe, expect, test } from 'vitest'
import { advOpening } from '../../../support/scenes/start.ts'

const levels = (options = {}) => {
  const g = advOpening({ options })
  return { france: g.production('france'), italy: g.production('italy') }
}

describe('ADV-PT3-02 French and Italian income', () => {
  test('allowed: 25 and 16 at the start', () => {
    expect(levels({ 'pt-3': true })).toEqual({ france: 25, italy: 16 })
  })

  test('edge: without the option 24 and 14', () => {
    expect(levels()).toEqual({ france: 24, italy: 14 })
  })
})
