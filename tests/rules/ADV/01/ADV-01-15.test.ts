import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = { units: { alsace: { germany: { infantry: 3 }, france: { infantry: 1 } } } }

describe('ADV-01-15 not from contested land to the enemy', () => {
  test('allowed: back into own land', () => {
    const g = adv(spec)
    g.move('alsace', 'ruhr', { infantry: 1 })
    expect(g.units('ruhr')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: enemy land, a neutral, a minor that has not mobilised', () => {
    const g = adv(spec)
    for (const to of ['lorraine', 'switzerland', 'belgium']) g.refuse(move('alsace', to, { infantry: 1 }), 'ADV-01-15')
    expect(g.reach('alsace', { infantry: 1 })).toEqual(['munich', 'ruhr'])
  })
})
