import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

const later = () =>
  revolution({
    control: { norway: 'russia', romania: 'russia', angola: 'russia', sweden: 'germany', 'south-west-africa': 'germany' },
    units: { sweden: { germany: { infantry: 2 } }, 'south-west-africa': { germany: { infantry: 1 } } },
  })

describe('ADV-26-15 Neutrals, Russian minors and colonies stand open to whoever comes first', () => {
  test('allowed: nobody controls them, and the first to enter does', () => {
    const g = later()
    for (const space of ['norway', 'romania', 'angola']) expect(g.control(space), space).toBeNull()
    g.until('germany', 'move')
    g.move('sweden', 'norway', { infantry: 1 })
    g.move('south-west-africa', 'angola', { infantry: 1 })
    g.endPhase()
    expect([g.control('norway'), g.control('angola')]).toEqual(['germany', 'germany'])
  })

  test('not: none of them raises an army again', () => {
    const g = later().until('germany', 'move')
    g.move('sweden', 'norway', { infantry: 1 })
    g.endPhase()
    expect(g.past('minor-mobilized')).toEqual([])
    expect(g.units('norway')).toEqual({ germany: { infantry: 1 } })
  })

  test('holds: where an Ally stands it goes to that Ally', () => {
    const g = revolution({ control: { romania: 'russia' }, units: { romania: { usa: { infantry: 1 } } } })
    expect(g.control('romania')).toBe('usa')
  })
})
