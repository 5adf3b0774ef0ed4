import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'
import { enemies } from '../../../support/scenes/victory.ts'

describe('ADV-26-18 Abroad the Central Powers take what only Russia contested', () => {
  test('allowed: their own land, and a minor’s', () => {
    const g = revolution({
      units: { galicia: enemies('russia', 'austria-hungary'), romania: enemies('russia', 'germany') },
    })
    expect([g.control('galicia'), g.control('romania')]).toEqual(['austria-hungary', 'germany'])
  })

  test('allowed: of several there one is chosen', () => {
    const g = revolution({
      units: { romania: { russia: { infantry: 1 }, germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 } } },
    })
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'austria-hungary', space: 'romania' })
    g.choose('germany')
    expect(g.control('romania')).toBe('germany')
    expect(g.turn.power).toBe('germany')
  })

  test('edge: of several such territories they are asked in alphabetical order', () => {
    const three = { russia: { infantry: 1 }, ottoman: { infantry: 1 }, 'austria-hungary': { infantry: 1 } }
    const g = revolution({ units: { romania: three, norway: three, persia: three } })
    const asked = ['norway', 'persia', 'romania'].map((space) => {
      const at = g.decision?.space
      g.choose('ottoman')
      return [at, g.control(space)]
    })
    expect(asked).toEqual([
      ['norway', 'ottoman'],
      ['persia', 'ottoman'],
      ['romania', 'ottoman'],
    ])
    expect(g.turn.power).toBe('germany')
  })

  test('not: Russia’s own land, which comes under the armistice', () => {
    const g = revolution({ units: { sevastopol: enemies('russia', 'ottoman') } })
    expect(g.control('sevastopol')).toBeNull()
  })
})
