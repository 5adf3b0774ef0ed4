import { describe, expect, test } from 'vitest'
import type { PowerId, SpaceId } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

const places: Partial<Record<PowerId, SpaceId[]>> = {
  britain: ['india', 'london'],
  france: ['burgundy', 'paris'],
  russia: ['moscow'],
  italy: ['rome'],
  usa: ['united-states-of-america'],
  germany: ['alsace', 'kiel', 'prussia', 'ruhr'],
  'austria-hungary': ['galicia', 'vienna'],
  ottoman: ['constantinople'],
}

describe('ADV-02-21 machine guns at the start', () => {
  test('allowed: one in each of these fourteen territories', () => {
    const g = advOpening()
    const spaces = Object.entries(places).flatMap(([power, list]) => list.map((space) => ({ power: power as PowerId, space })))
    expect(spaces).toHaveLength(14)
    for (const { power, space } of spaces) expect([space, g.units(space)[power]?.['machine-gun']]).toEqual([space, 1])
  })

  test('not: none anywhere else', () => {
    const g = advOpening()
    const named = new Set(Object.values(places).flat())
    const others = engine
      .spacesOf(g.state)
      .filter((s) => !named.has(s.id) && g.stacks(s.id).some((x) => x.type === 'machine-gun'))
    expect(others.map((s) => s.id)).toEqual([])
  })
})
