import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const spec = {
  mobilized: [],
  units: { picardy: { britain: { infantry: 2 }, france: { infantry: 2 } }, ruhr: { germany: { infantry: 2 } } },
} as const
const enter = (from: string) => move(from, 'belgium', { infantry: 1 })

describe('WIK-06 a minor power opens its border to its patron alone', () => {
  test('allowed: the power to which it is aligned', () => {
    const g = at({ ...spec, mobilized: [], options: { 'wik-06': true }, power: 'france' })
    g.do(enter('picardy'))
    g.endPhase()
    expect(g.control('belgium')).toBe('france')
    expect(g.units('belgium').france).toEqual({ infantry: 4, artillery: 1 })
  })

  test('refused: another friend, on foot or from the sea', () => {
    const g = at({ ...spec, mobilized: [], options: { 'wik-06': true }, power: 'britain' })
    g.refuse(enter('picardy'), 'WIK-06')
    const sea = at({
      options: { 'wik-06': true },
      power: 'britain',
      units: { sz9: { britain: { transports: [hold('britain', ['infantry'])] } } },
    })
    sea.refuse(landing(sea, 'sz9', 'belgium', { infantry: 1 }), 'WIK-06')
  })

  test('allowed: an enemy as ever; then it is open to all friends', () => {
    const g = at({ ...spec, mobilized: [], options: { 'wik-06': true }, queue: [6, 6, 6, 6, 6] })
    g.do(enter('ruhr'))
    g.endPhase()
    expect(g.units('belgium')).toEqual({ germany: { infantry: 1 }, france: { infantry: 3, artillery: 1 } })
    const later = at({
      ...spec,
      mobilized: ['belgium'],
      control: { belgium: 'france' },
      options: { 'wik-06': true },
      power: 'britain',
    })
    later.do(enter('picardy'))
  })

  test('edge: without the option any friend may come', () => {
    at({ ...spec, mobilized: [], power: 'britain' }).do(enter('picardy'))
  })
})
