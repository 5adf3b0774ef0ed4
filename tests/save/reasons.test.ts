// A reason is kept with all its figures: what a player can say comes back from a save as it was.
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { ReasonTerm } from '../../src/players/motives.ts'
import { reasonSchema } from '../../src/save/schema.ts'

/** Every field there is: a new one does not compile until it stands here. */
const WHOLE: Required<ReasonTerm> = {
  kind: 'exchange',
  ipc: 4.25,
  space: 'belgium',
  goal: 'paris',
  power: 'france',
  type: 'infantry',
  units: 3,
  steps: 2,
  lose: 1.5,
  kill: 2.5,
  clear: 0.4,
  before: 0.3,
  after: 0.1,
}

describe('a kept reason', () => {
  it('keeps every figure of a term, and of those beside it', () => {
    const reason = { ...WHOLE, also: [WHOLE, WHOLE] }
    expect(v.parse(reasonSchema, reason)).toEqual(reason)
  })

  it.each(Object.keys(WHOLE))('is left out where its %s is no name and no figure', (field) => {
    expect(v.parse(reasonSchema, { ...WHOLE, [field]: [] })).toBeUndefined()
  })
})
