import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const fleet = { battleship: 1, cruiser: 1, destroyer: 1, submarine: 1 }

describe('ADV-15-01 the Kiel canal', () => {
  test('allowed: all types of the side that holds Kiel, as one zone of movement', () => {
    const g = adv({ units: { sz10: { germany: { ...fleet, transport: 1 } } } })
    g.do({ type: 'move', from: 'sz10', path: ['sz11'], units: fleet, transports: g.transports('sz10') })
    expect(g.units('sz11')).toEqual({ germany: { ...fleet, transport: 1 } })
    g.move('sz11', 'sz12', { battleship: 1 })
  })

  test('allowed: its allies’ too', () => {
    const g = adv({ power: 'austria-hungary', units: { sz10: { 'austria-hungary': { cruiser: 1 } } } })
    g.move('sz10', ['sz11', 'sz12'], { cruiser: 1 })
  })

  test('refused: it costs a zone like any other', () => {
    const g = adv({ units: { sz9: { germany: { battleship: 1 } } } })
    g.refuse(move('sz9', ['sz10', 'sz11', 'sz12'], { battleship: 1 }), 'STD-SEA-01')
    g.move('sz9', ['sz10', 'sz11'], { battleship: 1 })
    expect(g.stacks('sz11')).toMatchObject([{ type: 'battleship', left: 0 }])
  })
})
