import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { tou } from '../../../support/scenes/start.ts'
import { points } from '../../../support/scenes/told.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

/** The printed example. */
const EXAMPLE: Partial<PositionSpec> = {
  control: {
    ...held('austria-hungary', 'venice'),
    ...held('germany', 'poland', 'ukraine', 'moscow', 'romania', 'serbia'),
    ...held('ottoman', 'sevastopol'),
    ...held('britain', 'trans-jordan', 'mesopotamia', 'egypt'),
  },
  units: { ...stand(['lorraine'], 'germany', 'france'), ...stand(['belarus'], 'germany', 'russia') },
}

describe('TOU-VIC-12 the printed example', () => {
  test('allowed: 21 for the Central Powers and 4 for the Allies', () => {
    expect(points(tou(EXAMPLE))).toEqual({ central: 21, allies: 4 })
    const g = turnEnds('usa', { ...EXAMPLE, round: 6 })
    expect(g.winner).toEqual({ side: 'central', how: 'economic', points: { central: 21, allies: 4 }, rule: 'TOU-VIC-06' })
  })

  test('edge: without what is contested it would be 17', () => {
    expect(points(tou({ ...EXAMPLE, options: { 'score-control-only': true } }))).toEqual({ central: 17, allies: 4 })
  })
})
