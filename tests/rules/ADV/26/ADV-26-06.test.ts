import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'

describe('ADV-26-06 Allies in Russia are taken off the board', () => {
  test('allowed: from land that is closed and from the fronts', () => {
    const g = revolution({
      units: {
        karelia: { russia: { infantry: 1 }, britain: { infantry: 2, artillery: 1, fighter: 1 } },
        sevastopol: { russia: { infantry: 1 }, france: { infantry: 1 }, germany: { infantry: 1 } },
      },
    })
    expect(g.units('karelia')).toEqual({})
    expect(g.units('sevastopol')).toEqual({ germany: { infantry: 1 } })
    expect(g.situation.homeward).toEqual({ britain: { infantry: 2, artillery: 1, fighter: 1 }, france: { infantry: 1 } })
  })

  test('not: from land that another Ally controls, nor from land abroad', () => {
    const g = revolution({
      control: { finland: 'britain' },
      units: {
        finland: { britain: { infantry: 2 } },
        galicia: { russia: { infantry: 1 }, italy: { infantry: 1 }, germany: { infantry: 1 } },
      },
    })
    expect(g.units('finland')).toEqual({ britain: { infantry: 2 } })
    expect(g.units('galicia').italy).toEqual({ infantry: 1 })
    expect(g.situation.homeward).toBeUndefined()
  })

  test('not: the enemy is not touched', () => {
    const g = revolution({ units: { poland: { germany: { infantry: 3 } } } })
    expect(g.units('poland')).toEqual({ germany: { infantry: 3 } })
  })
})
