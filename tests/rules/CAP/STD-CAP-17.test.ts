import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const counterattack = (queue: number[]) => {
  const g = at({
    power: 'france',
    phase: 'purchase',
    units: { brest: { france: { infantry: 4 } }, paris: { germany: { infantry: 1 } } },
    treasury: { france: 0 },
    queue,
  })
  g.move('brest', 'paris', { infantry: 3 })
  g.endPhase()
  g.attack('paris')
  g.endPhase()
  return g
}

describe('STD-CAP-17 the penalties are tested as each phase opens', () => {
  test('allowed: a power that frees its capital mobilizes and collects in that same turn', () => {
    const g = counterattack([2, 6, 6, 6])
    expect(g.control('paris')).toBe('france')
    expect(g.turn).toMatchObject({ power: 'france', phase: 'mobilize' })
    g.endPhase()
    g.endPhase()
    expect(g.treasury('france')).toBe(24)
  })

  test('allowed: making it contested is enough, and next turn it buys and mobilizes there', () => {
    const g = counterattack([6, 6, 6, 6])
    expect(g.turn).toMatchObject({ power: 'france', phase: 'mobilize' })
    g.endPhase()
    g.endPhase()
    expect(g.treasury('france')).toBe(18)
    g.until('france', 'purchase')
    g.do({ type: 'purchase', units: { infantry: 1 } })
    g.until('france', 'mobilize')
    g.do({ type: 'mobilize', units: { infantry: 1 }, to: 'paris' })
    expect(g.units('paris').france).toEqual({ infantry: 4 })
  })

  test('refused: while an enemy controls it the phases are closed', () => {
    const g = at({ power: 'france', phase: 'mobilize', control: { paris: 'germany' } })
    expect(g.turn).toMatchObject({ power: 'france', phase: 'income' })
    g.endPhase()
    expect(g.past('income-collected')).toEqual([])
    expect(g.turn.power).toBe('britain')
    const move = at({ power: 'france', phase: 'move', control: { paris: 'germany' } })
    move.refuse({ type: 'mobilize', units: { infantry: 1 }, to: 'brest' }, 'STD-SET-13')
    move.endPhase()
    move.endPhase()
    expect(move.turn.power).toBe('britain')
  })
})
