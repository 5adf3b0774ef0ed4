import { describe, expect, test } from 'vitest'
import type { Counts } from '../../../../src/engine/index.ts'
import { type Game, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const aboard = (units: Counts): Game =>
  adv({ power: 'britain', units: { london: { britain: units }, sz9: { britain: { transport: 1 } } } })

describe('ADV-02-02 moving machine guns', () => {
  test('allowed: two territories over friendly land', () => {
    const g = adv({ units: { kiel: { germany: { infantry: 2, 'machine-gun': 1 } }, silesia: { germany: { infantry: 1 } } } })
    g.move('kiel', ['berlin', 'silesia'], { 'machine-gun': 1 })
    expect(g.units('silesia')).toEqual({ germany: { infantry: 1, 'machine-gun': 1 } })
  })

  test('allowed: it takes one of the two places aboard', () => {
    const g = aboard({ infantry: 2, 'machine-gun': 1 })
    g.do({ type: 'load', from: 'london', transport: g.transport('sz9'), units: { infantry: 1, 'machine-gun': 1 } })
    expect(g.units('sz9').britain).toEqual({ transport: 1, infantry: 1, 'machine-gun': 1 })
  })

  test('refused: a third unit finds no place beside two of them', () => {
    const g = aboard({ infantry: 2, 'machine-gun': 3 })
    g.do({ type: 'load', from: 'london', transport: g.transport('sz9'), units: { 'machine-gun': 2 } })
    g.refuse({ type: 'load', from: 'london', transport: g.transport('sz9'), units: { 'machine-gun': 1 } }, 'STD-TRN-01')
  })

  test('refused: three territories are too far', () => {
    const g = adv({ units: { kiel: { germany: { infantry: 2, 'machine-gun': 1 } }, galicia: { germany: { infantry: 1 } } } })
    g.refuse(move('kiel', ['berlin', 'silesia', 'galicia'], { 'machine-gun': 1 }), 'ADV-01-01')
  })
})
