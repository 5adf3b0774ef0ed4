import { describe, expect, test } from 'vitest'
import { at, move, opening } from '../../support/game.ts'

const units = {
  sz9: { britain: { cruiser: 1 } },
  lorraine: { britain: { infantry: 1 }, germany: { infantry: 1 } },
  yorkshire: { britain: { infantry: 1 } },
  picardy: { britain: { infantry: 2, artillery: 1 } },
  rhodesia: { britain: { infantry: 1 } },
}
const moved = () =>
  at({ power: 'britain', queue: [6], units }).after(
    move('sz9', 'sz10', { cruiser: 1 }),
    move('lorraine', 'picardy', { infantry: 1 }),
    move('picardy', 'belgium', { infantry: 1 }),
    move('rhodesia', 'german-east-africa', { infantry: 1 }),
  )

describe('STD-MOV-18 how Movement closes', () => {
  test('allowed: mines, minors, withdrawals and then the claims of Conduct Combat', () => {
    const g = moved()
    g.endPhase()
    const order = g.events().flatMap((e) => {
      if (e.type === 'control-changed') return [`${e.cause} ${e.space}`]
      return e.type === 'mine-rolled' || e.type === 'minor-mobilized' || e.type === 'phase-opened' ? [e.type] : []
    })
    expect(order).toEqual([
      'mine-rolled',
      'minor-mobilized',
      'aligned belgium',
      'withdrawn lorraine',
      'phase-opened',
      'entered german-east-africa',
    ])
    g.exhausted()
  })

  test('refused: no die falls while a duty is unmet, and all of them are told', () => {
    const g = moved()
    g.move('picardy', 'brest', { artillery: 1 })
    g.move('picardy', 'burgundy', { infantry: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    expect(g.turn.phase).toBe('move')
    expect(g.diceLeft).toBe(1)
  })

  test('refused: every duty is named', () => {
    const g = opening({ phase: 'move' })
    g.move('vienna', 'budapest', { infantry: 12 })
    g.refuse({ type: 'end-phase' }, 'STD-POL-02')
    g.refuse({ type: 'end-phase' }, 'STD-MOV-09')
  })
})
