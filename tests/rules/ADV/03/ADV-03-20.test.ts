import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'
import { bearers } from '../../../support/scenes/told.ts'

describe('ADV-03-20 gas at the start', () => {
  test('allowed: one marker each in Berlin, Kiel and Paris', () => {
    const g = advOpening()
    expect([bearers(g, 'berlin'), bearers(g, 'kiel'), bearers(g, 'paris', 'france')]).toEqual([1, 1, 1])
    expect(g.units('berlin').germany?.artillery).toBe(3)
  })

  test('not: none anywhere else', () => {
    const g = advOpening()
    const marked = engine.spacesOf(g.state).filter((s) => g.stacks(s.id).some((x) => x.gas))
    expect(marked.map((s) => s.id).sort()).toEqual(['berlin', 'kiel', 'paris'])
  })
})
