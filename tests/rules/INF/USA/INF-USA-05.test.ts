import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { inf } from '../../../support/scenes/start.ts'

const HOME = 'united-states-of-america'
const usa = (round: number) =>
  inf({ power: 'usa', round, units: { [HOME]: { usa: { infantry: 2 } }, sz1: { usa: { transport: 1 } } } })

describe('INF-USA-05 before entry no American land unit leaves home or goes aboard', () => {
  test('allowed: from round 4', () => {
    const g = usa(4)
    g.move(HOME, 'canada', { infantry: 1 })
    g.do({ type: 'load', from: HOME, transport: g.transport('sz1'), units: { infantry: 1 } })
  })

  test('refused: neither by land nor aboard', () => {
    const g = usa(3)
    g.refuse(move(HOME, 'canada', { infantry: 1 }), 'INF-USA-05')
    g.refuse({ type: 'load', from: HOME, transport: g.transport('sz1'), units: { infantry: 1 } }, 'INF-USA-05')
    expect(engine.restrictions(g.state, 'usa').map((r) => r.rule)).toEqual([
      'INF-USA-05',
      'INF-USA-06',
      'INF-USA-07',
      'STD-POL-20',
    ])
  })
})
