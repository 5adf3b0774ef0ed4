// Positions between the events of one action; that all events together come to its state is held over whole games (tests/fixtures).
import { describe, expect, test } from 'vitest'
import { at, engine } from '../support/game.ts'

describe('unfold', () => {
  const battle = () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } } },
      queue: [1, 1, 6],
    })
    const before = g.state
    return { before, ...g.attack('lorraine') }
  }

  test('shows the board as it was before each event', () => {
    const { before, events } = battle()
    const lost = events.findIndex(({ type }) => type === 'units-lost')
    const french = (n: number) =>
      engine.unitsIn(engine.applyEvents(before, events.slice(0, n)), 'lorraine').filter(({ power }) => power === 'france')
    expect(french(lost)).toHaveLength(1)
    expect(french(lost + 1)).toEqual([])
    expect(engine.controllerOf(engine.applyEvents(before, events.slice(0, lost + 1)), 'lorraine')).toBe('contested')
    expect(engine.controllerOf(engine.applyEvents(before, events), 'lorraine')).toBe('germany')
  })

  test('of no events is the position itself, and nothing of it is changed', () => {
    const { before, events } = battle()
    const hash = engine.hashOf(before)
    expect(engine.applyEvents(before, [])).toBe(before)
    engine.applyEvents(before, events)
    expect(engine.hashOf(before)).toBe(hash)
  })
})
