import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

const captures = (surrendered: 'russia' | null) => {
  const g = tou({
    power: 'france',
    ...(surrendered ? { surrendered: [surrendered] } : {}),
    control: held('germany', 'ukraine'),
    units: stand(['romania'], 'france'),
  })
  g.move('romania', 'ukraine', { infantry: 1 })
  g.endPhase()
  return g.control('ukraine')
}

describe('TOU-COL-12 no liberation for a power that has surrendered', () => {
  test('allowed: a former ally that captures its land keeps it', () => {
    expect(captures('russia')).toBe('france')
  })

  test('holds: while the power is in the game it gets its own back', () => {
    expect(captures(null)).toBe('russia')
  })

  test('edge: also what is won in battle', () => {
    const g = tou({
      power: 'france',
      phase: 'move',
      surrendered: ['russia'],
      units: { romania: { france: { infantry: 3 } }, ukraine: { germany: { infantry: 1 } } },
      control: held('germany', 'ukraine'),
      queue: [1, 6, 6, 6],
    })
    g.move('romania', 'ukraine', { infantry: 3 })
    g.endPhase()
    g.attack('ukraine')
    expect(g.control('ukraine')).toBe('france')
    g.exhausted()
  })
})
