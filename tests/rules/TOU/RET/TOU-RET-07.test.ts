import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held } from '../../../support/scenes/victory.ts'

describe('TOU-RET-07 mines and the canal in a retreat', () => {
  test('allowed: back into enemy mines without a die', () => {
    const g = tou({ units: { sz8: { germany: { cruiser: 1 } }, sz4: { britain: { cruiser: 1 } } }, queue: [6, 6] })
    g.move('sz8', 'sz4', { cruiser: 1 })
    g.endPhase()
    g.attack('sz4')
    g.do({ type: 'retreat', to: 'sz8' })
    expect(g.units('sz8')).toEqual({ germany: { cruiser: 1 } })
    g.endPhase()
    expect(g.past('mine-rolled')).toEqual([])
    g.exhausted()
  })

  test('allowed: through Suez while it is open', () => {
    const g = suez('ottoman')
    g.do({ type: 'retreat', to: 'sz19' })
    expect(g.units('sz19')).toEqual({ ottoman: { cruiser: 1 } })
  })

  test("refused: once Egypt has been lost in this turn's fighting", () => {
    const g = suez('contested')
    expect(g.decision?.options).toBeUndefined()
    g.refuse({ type: 'retreat', to: 'sz19' }, 'TOU-RET-07')
  })
})

/** An Ottoman cruiser has come through the canal and fights beyond it; Egypt is still Ottoman, or has been contested meanwhile. */
function suez(egypt: 'ottoman' | 'contested') {
  const g = tou({
    power: 'ottoman',
    control: held('ottoman', 'egypt'),
    units: { egypt: { ottoman: { infantry: 1 } }, sz19: { ottoman: { cruiser: 1 } }, sz28: { britain: { cruiser: 1 } } },
    queue: [6, 6],
  })
  g.move('sz19', 'sz28', { cruiser: 1 })
  g.endPhase()
  // No enemy can enter Egypt on this turn; the position is made so.
  if (egypt === 'contested')
    g.state = { ...g.state, war: { ...g.state.war, control: { ...g.state.war.control, egypt: 'contested' } } }
  g.attack('sz28')
  return g
}
