import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { caught, flyers } from '../../../support/scenes/land.ts'

describe('ADV-PT2-07 The retreat: when, how far, by whom chosen', () => {
  test('allowed: as the attacker’s Movement phase ends, by their owner', () => {
    const g = flyers({ units: { lorraine: { france: { fighter: 2 } }, alsace: { germany: { infantry: 3 } } } })
    g.move('alsace', 'lorraine', { infantry: 1 })
    expect(g.decision).toBeNull()
    expect(g.units('lorraine').france).toEqual({ fighter: 2 })
    g.endPhase()
    expect(g.decision).toMatchObject({ by: 'france', kind: 'choice' })
    g.choose('burgundy')
    expect(g.units('burgundy')).toEqual({ france: { fighter: 2 } })
    expect(g.turn.phase).toBe('combat')
  })

  test('allowed: each owner for its own', () => {
    const g = caught({ units: { lorraine: { france: { fighter: 1 }, britain: { fighter: 1 } } } })
    g.choose('picardy')
    expect(g.decision?.by).toBe('britain')
    g.choose('belgium')
    expect([g.units('picardy'), g.units('belgium')]).toEqual([{ france: { fighter: 1 } }, { britain: { fighter: 1 } }])
  })

  test('allowed: said as a retreat too', () => {
    const g = caught()
    g.refuse({ type: 'retreat', to: 'paris' }, 'CONTRACT')
    g.do({ type: 'retreat', to: 'burgundy' })
    expect(g.units('burgundy')).toEqual({ france: { fighter: 1 } })
  })

  test('edge: of several places they are asked in alphabetical order, one that awaits a landing among them', () => {
    const infantry = { power: 'britain', type: 'infantry' } as const
    const g = flyers({
      power: 'britain',
      units: {
        kiel: { germany: { fighter: 1 } },
        munich: { germany: { fighter: 1 } },
        tyrolia: { britain: { infantry: 2 } },
        sz10: { britain: { transports: [{ cargo: [infantry, infantry] }] } },
      },
    })
    g.move('tyrolia', 'munich', { infantry: 1 })
    g.do(landing(g, 'sz10', 'kiel', { infantry: 2 }))
    g.endPhase()
    expect(g.decision?.space).toBe('kiel')
    g.choose('berlin')
    expect(g.decision?.space).toBe('munich')
  })

  test('refused: further than one space, or to the enemy', () => {
    const g = caught()
    for (const option of ['paris', 'alsace', 'switzerland']) g.refuse({ type: 'choose', option }, 'CONTRACT')
  })

  test('edge: nobody is asked about the only way out', () => {
    const g = caught({ control: { belgium: 'germany', burgundy: 'germany' }, mobilized: ['belgium'] })
    expect(g.decision).toBeNull()
    expect(g.units('picardy')).toEqual({ france: { fighter: 1 } })
  })
})
