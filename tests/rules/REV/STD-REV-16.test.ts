import { describe, expect, test } from 'vitest'
import { end } from '../../support/scenes/actions.ts'
import { afterwards, russianEvening } from '../../support/scenes/revolution.ts'

describe('STD-REV-16 Allies may come to the front and fight there', () => {
  const front = { germany: { infantry: 2 }, russia: { infantry: 1 } }

  test('allowed: in from next door; the battle is never obliged', () => {
    const g = afterwards({ power: 'italy', queue: [1, 6, 6], units: { ukraine: front, galicia: { italy: { infantry: 1 } } } })
    g.move('galicia', 'ukraine', { infantry: 1 })
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'ukraine', kind: 'land', required: false, resolved: false }])
    g.attack('ukraine')
    g.exhausted()
    expect(g.units('ukraine')).toEqual({ germany: { infantry: 1 }, russia: { infantry: 1 }, italy: { infantry: 1 } })
    expect(g.control('ukraine')).toBe('contested')
  })

  test('allowed: the Central Powers attack the Allies there, and only them', () => {
    const g = afterwards({ phase: 'combat', queue: [1, 1, 6], units: { ukraine: { ...front, italy: { infantry: 1 } } } })
    g.attack('ukraine')
    g.exhausted()
    expect(g.units('ukraine')).toEqual(front)
  })

  test('refused: no duty to fight, and no way into what Russia controls', () => {
    const g = afterwards({ power: 'italy', units: { ukraine: front, galicia: { italy: { infantry: 1 } } } })
    g.move('galicia', 'ukraine', { infantry: 1 })
    g.endPhase()
    g.endPhase()
    expect(g.past('battle-opened')).toEqual([])
    const closed = afterwards({ power: 'italy', units: { galicia: { italy: { infantry: 1 } } } })
    closed.refuse({ type: 'move', from: 'galicia', path: ['ukraine'], units: { infantry: 1 } }, 'STD-REV-13')
  })

  test('not: Russian land that others contest without Russia does not change hands', () => {
    const g = russianEvening({ units: { finland: { italy: { infantry: 1 }, germany: { infantry: 1 } } } }).after(end)
    expect(g.situation.revolution).toBe(true)
    expect(g.decision).toBeNull()
    expect(g.control('finland')).toBe('contested')
    expect(g.turn.power).toBe('germany')
  })
})
