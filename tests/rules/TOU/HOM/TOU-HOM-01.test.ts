import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf, landsOf } from '../../../support/scenes/told.ts'

describe('TOU-HOM-01 what a homeland is', () => {
  test('allowed: a capital and the original territories that are joined to it by such', () => {
    const g = tou()
    const spaces = new Map(engine.spacesOf(g.state).map((s) => [s.id, s]))
    for (const { power, territories } of engine.homelands(g.state)) {
      const own = territories.map((t) => t.space)
      expect(spaces.get(own[0] ?? '')?.capitalOf, power).toBe(power)
      for (const id of own) {
        expect(spaces.get(id)?.original, id).toBe(power)
        expect(own.length === 1 || spaces.get(id)?.adjacent.some((a) => own.includes(a)), id).toBe(true)
        for (const next of spaces.get(id)?.adjacent ?? [])
          if (spaces.get(next)?.original === power && spaces.get(next)?.kind === 'land') expect(own, next).toContain(next)
      }
    }
  })

  test('not: colonies are not part of it, however much they pay', () => {
    const g = tou({ control: { india: 'ottoman', egypt: 'ottoman', canada: 'germany' } })
    for (const space of ['india', 'egypt', 'canada', 'union-of-south-africa'])
      expect(landsOf(g, 'britain')).not.toHaveProperty(space)
    expect(homelandOf(g, 'britain').lost).toBe(0)
  })

  test('edge: it does not shrink or grow with the fortunes of war', () => {
    const before = landsOf(tou(), 'france')
    expect(landsOf(tou({ control: { paris: 'germany', alsace: 'france', ruhr: 'france' } }), 'france')).toEqual(before)
  })

  test('not: in the standard game there is no such thing', () => {
    expect(engine.homelands(engine.createGame({ ruleset: 'standard', seed: 's' }))).toEqual([])
  })
})
