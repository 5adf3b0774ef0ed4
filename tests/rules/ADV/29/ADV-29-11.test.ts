import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

const retaken = () => {
  const g = advLate({
    power: 'france',
    control: { algeria: 'germany' },
    units: { morocco: { france: { infantry: 1 } }, algeria: { germany: { infantry: 2 } } },
    queue: [1, 1, 6],
  })
  g.move('morocco', 'spanish-morocco', { infantry: 1 })
  g.until('germany', 'move')
  g.move('algeria', 'spanish-morocco', { infantry: 2 })
  g.endPhase()
  g.attack('spanish-morocco')
  return g
}

describe('ADV-29-11 The first occupation decides', () => {
  test('allowed: Spain keeps to the side it was driven to', () => {
    const g = retaken()
    expect(g.control('spanish-morocco')).toBe('germany')
    expect(g.situation.leanings).toEqual({ spain: 'central' })
    expect(g.status('spain', 'germany')).toBe('friendly')
  })

  test('not: the enemy’s occupation drives it nowhere', () => {
    expect(retaken().past('minor-leaned')).toHaveLength(1)
  })
})
