import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { further } from '../../../support/scenes/actions.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-06-18 a submarine enters a third zone', () => {
  const boat = () => adv({ units: { sz5: { germany: { submarine: 2 } }, berlin: { germany: { infantry: 2 } } } })

  test('allowed: as a strategic move after its two', () => {
    const g = boat()
    g.move('sz5', ['sz4', 'sz3'], { submarine: 1 })
    expect(g.legal).toContainEqual(further('sz3', 'sz2', { submarine: 1 }))
    g.do(further('sz3', 'sz2', { submarine: 1 }))
    expect(g.units('sz2')).toEqual({ germany: { submarine: 1 } })
  })

  test('refused: a third zone without it, or two zones by it', () => {
    const g = boat()
    g.refuse(move('sz5', ['sz4', 'sz3', 'sz2'], { submarine: 1 }), 'STD-SEA-01')
    g.refuse({ type: 'move', from: 'sz5', path: ['sz4', 'sz3'], units: { submarine: 1 }, strategic: true }, 'ADV-06-18')
  })

  test('refused: a second one, or one of land units', () => {
    const g = boat()
    g.do(further('sz5', 'sz4', { submarine: 1 }))
    g.refuse(further('sz4', 'sz3', { submarine: 1 }), 'ADV-06-18')
    g.refuse(further('berlin', 'prussia', { infantry: 1 }), 'ADV-07-01')
  })
})
