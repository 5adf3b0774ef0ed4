import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = { units: { galicia: { germany: { infantry: 3 }, russia: { infantry: 2 } } } }

describe('ADV-01-09 from contested land to land of an ally', () => {
  test('allowed: into land of an ally, without own units there', () => {
    const g = adv(spec)
    g.move('galicia', 'budapest', { infantry: 1 })
    expect(g.units('budapest')).toEqual({ germany: { infantry: 1 } })
    expect(g.reach('galicia', { infantry: 1 })).toEqual(['bohemia', 'budapest', 'silesia', 'vienna'])
  })

  test('refused: what the ally takes only later is no way out', () => {
    const g = adv({ ...spec, units: { ...spec.units, ukraine: { russia: { infantry: 1 } } } })
    g.refuse(move('galicia', 'ukraine', { infantry: 1 }), 'ADV-01-15')
  })

  test('refused: a side that is not its own', () => {
    const g = adv({ power: 'russia', ...spec })
    g.refuse(move('galicia', 'budapest', { infantry: 1 }), 'ADV-01-15')
  })
})
