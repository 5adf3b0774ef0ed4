import { describe, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { inf } from '../../../support/scenes/start.ts'

const liberia = (power: PowerId, round: number) =>
  inf({ power, round, units: { 'french-west-africa': { [power]: { infantry: 2 } } }, control: { 'french-west-africa': power } })

describe('INF-MOB-08 a patron that is not at war closes its minor', () => {
  test('allowed: Liberia from round 4, when the United States is at war', () => {
    liberia('france', 4).move('french-west-africa', 'liberia', { infantry: 1 })
    liberia('germany', 4).move('french-west-africa', 'liberia', { infantry: 1 })
  })

  test('refused: before that, to friend and enemy alike', () => {
    liberia('france', 3).refuse(move('french-west-africa', 'liberia', { infantry: 1 }), 'INF-MOB-08')
    liberia('germany', 3).refuse(move('french-west-africa', 'liberia', { infantry: 1 }), 'INF-MOB-08')
  })

  test('refused: from the sea as well', () => {
    const cargo = [{ power: 'britain' as const, type: 'infantry' as const }]
    const g = inf({ power: 'britain', units: { sz22: { britain: { transports: [{ cargo }] } } } })
    g.refuse(landing(g, 'sz22', 'liberia', { infantry: 1 }), 'INF-MOB-08')
  })

  test('edge: an attack that has brought the United States in opens it', () => {
    inf({
      round: 2,
      usaAtWar: true,
      units: { 'french-west-africa': { germany: { infantry: 2 } } },
      control: { 'french-west-africa': 'germany' },
    }).move('french-west-africa', 'liberia', { infantry: 1 })
  })
})
