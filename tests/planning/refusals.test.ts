import { describe, expect, it } from 'vitest'
import { moveRefusal } from '../../src/planning/refusals.ts'
import { position } from './position.ts'

const state = position({
  power: 'britain',
  units: { london: { britain: { infantry: 3 } }, sz9: { britain: { transport: 1 } } },
})

describe('why a selection may not go somewhere', () => {
  it('is the reason of the march, or of the ship that has no room', () => {
    expect(moveRefusal(state, { space: 'london', units: { infantry: 1 }, transports: [] }, 'berlin')?.rule).toMatch(/^STD-/)
    expect(moveRefusal(state, { space: 'london', units: { infantry: 3 }, transports: [] }, 'sz9')?.rule).toMatch(/^STD-TRN-/)
  })

  it('is nothing where it may go', () => {
    expect(moveRefusal(state, { space: 'sz9', units: {}, transports: [1] }, 'sz8')).toBeNull()
  })
})
