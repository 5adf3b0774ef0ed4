import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-MOV-08 entering contested land freely', () => {
  test('allowed: with own units there', () => {
    const g = at({
      units: { alsace: { germany: { infantry: 2 } }, lorraine: { germany: { infantry: 1 }, france: { infantry: 1 } } },
    })
    g.move('alsace', 'lorraine', { infantry: 2 })
    expect(g.units('lorraine').germany).toEqual({ infantry: 3 })
  })

  test('allowed: without own units there, and nobody has to fight', () => {
    const g = at({
      units: { alsace: { germany: { infantry: 2 } }, lorraine: { ottoman: { infantry: 1 }, france: { infantry: 1 } } },
    })
    g.move('alsace', 'lorraine', { infantry: 2 })
    g.endPhase()
    expect(g.battles).toMatchObject([{ space: 'lorraine', required: false }])
    g.endPhase()
  })

  test('refused: not for units that start in other contested land', () => {
    const g = at({
      units: {
        picardy: { germany: { infantry: 2 }, france: { infantry: 1 } },
        lorraine: { ottoman: { infantry: 1 }, france: { infantry: 1 } },
      },
    })
    g.refuse(move('picardy', 'lorraine', { infantry: 1 }), 'STD-MOV-06')
  })
})
