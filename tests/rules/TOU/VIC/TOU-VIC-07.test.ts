import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { points } from '../../../support/scenes/told.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

const front = { units: stand(['lorraine'], 'france', 'germany'), control: held('germany', 'burgundy') }

describe('TOU-VIC-07 controlled or contested', () => {
  test('allowed: contested homeland scores like land that is held', () => {
    expect(points(tou(front))).toEqual({ central: 4, allies: 0 })
  })

  test('allowed: what is contested decides the war at the limit', () => {
    const g = turnEnds('usa', { round: 6, units: front.units })
    expect(g.winner).toMatchObject({ side: 'central', how: 'economic', points: { central: 2, allies: 0 } })
  })

  test('not: with the toggle only what is held scores', () => {
    expect(points(tou({ ...front, options: { 'score-control-only': true } }))).toEqual({ central: 2, allies: 0 })
  })

  test('not: homeland that its own side holds scores for nobody, whoever of it', () => {
    expect(points(tou({ control: held('britain', 'lorraine', 'picardy') }))).toEqual({ central: 0, allies: 0 })
  })
})
