import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-00-08 friendly controlled', () => {
  test('allowed: held by the power itself or by an ally, both at war', () => {
    const g = adv({ units: { munich: { germany: { infantry: 3 } } } })
    expect(g.reach('munich', { infantry: 1 })).toEqual(expect.arrayContaining(['berlin', 'vienna']))
  })

  test('refused: contested land, and land that nobody holds', () => {
    const contested = adv({
      units: { ruhr: { germany: { infantry: 2 } }, alsace: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    })
    contested.refuse(move('ruhr', ['munich', 'alsace'], { infantry: 1 }), 'ADV-01-02')
    const vacant = adv({ units: { hanover: { germany: { infantry: 2 } } }, control: { denmark: 'none' }, mobilized: ['denmark'] })
    vacant.refuse(move('hanover', ['kiel', 'denmark'], { infantry: 1 }), 'ADV-01-01')
  })

  test('refused: a minor that sleeps, whatever its alignment', () => {
    const g = adv({ power: 'ottoman', units: { ankara: { ottoman: { infantry: 2 } } } })
    g.refuse(move('ankara', ['constantinople', 'bulgaria'], { infantry: 1 }), 'ADV-01-06')
  })

  test('not: land of a power of its side that is still neutral', () => {
    const usa = {
      power: 'usa' as const,
      round: 2,
      control: { wales: 'usa' as const },
      units: { wales: { usa: { infantry: 2 } } },
    }
    adv({ ...usa, usaAtWar: true }).move('wales', ['london', 'yorkshire'], { infantry: 1 })
    expect(adv({ ...usa, usaAtWar: false }).reach('wales', { infantry: 1 })).toEqual([])
  })
})
