import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

const front = (more: NonNullable<Parameters<typeof at>[0]>['units'] = {}, control = {}) =>
  at({ control, units: { lorraine: { germany: { infantry: 4, artillery: 1 }, france: { infantry: 2 } }, ...more } })

describe('STD-MOV-06 leaving contested land', () => {
  test('allowed: to land its power controlled when the turn began', () => {
    const g = front()
    expect(g.reach('lorraine', { infantry: 1 })).toEqual(['alsace'])
    g.move('lorraine', 'alsace', { infantry: 2 })
  })

  test('allowed: to land where its power stood when the turn began, contested or an ally’s', () => {
    const g = front(
      {
        picardy: { germany: { infantry: 1 }, france: { infantry: 1 } },
        burgundy: { germany: { infantry: 1 }, 'austria-hungary': { infantry: 1 } },
      },
      { burgundy: 'austria-hungary' },
    )
    expect(g.control('burgundy')).toBe('austria-hungary')
    expect(g.reach('lorraine', { infantry: 1 })).toEqual(['alsace', 'burgundy', 'picardy'])
    g.move('lorraine', 'picardy', { infantry: 1 })
    g.move('lorraine', 'burgundy', { infantry: 1 })
  })

  test('refused: hostile, neutral and unentered minor territory', () => {
    const g = front()
    for (const to of ['picardy', 'burgundy', 'switzerland', 'belgium'])
      g.refuse(move('lorraine', to, { infantry: 1 }), 'STD-MOV-06')
  })

  test("refused: an ally's territory without own units, and contested land without them", () => {
    const g = front({
      burgundy: { 'austria-hungary': { infantry: 1 } },
      picardy: { ottoman: { infantry: 1 }, france: { infantry: 1 } },
    })
    g.refuse(move('lorraine', 'burgundy', { infantry: 1 }), 'STD-MOV-06')
    g.refuse(move('lorraine', 'picardy', { infantry: 1 }), 'STD-MOV-06')
  })

  test('edge: units that entered this turn open no way for those that were there', () => {
    const g = front({ ruhr: { germany: { infantry: 1 } }, alsace: { germany: { infantry: 1 } } })
    g.move('alsace', 'belgium', { infantry: 1 })
    g.refuse(move('lorraine', 'belgium', { infantry: 1 }), 'STD-MOV-06')
  })

  test('edge: land that becomes contested this turn binds nobody who began in it', () => {
    const g = at({ power: 'france', units: { lorraine: { france: { infantry: 3 } }, belgium: { germany: { infantry: 1 } } } })
    g.move('lorraine', 'belgium', { infantry: 2 })
    g.endPhase()
    expect(g.control('belgium')).toBe('contested')
  })
})
