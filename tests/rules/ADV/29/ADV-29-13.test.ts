import { describe, expect, test } from 'vitest'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-29-13 When an occupation counts', () => {
  test('not: Spain mobilized already turns nowhere', () => {
    const g = advLate({
      power: 'france',
      control: { spain: 'germany' },
      units: { morocco: { france: { infantry: 2 } } },
    })
    g.move('morocco', 'spanish-morocco', { infantry: 1 })
    g.endPhase()
    expect(g.control('spanish-morocco')).toBe('france')
    expect(g.situation.leanings).toBeUndefined()
  })

  const meeting = (queue: number[]) => {
    const g = advLate({
      power: 'france',
      phase: 'combat',
      queue,
      units: { 'spanish-morocco': { france: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    expect(g.situation.leanings).toBeUndefined()
    g.attack('spanish-morocco')
    return g
  }

  test('not: while both sides stand there nothing changes', () => {
    const g = meeting([6, 6])
    expect(g.control('spanish-morocco')).toBe('contested')
    expect(g.situation.leanings).toBeUndefined()
  })

  test('allowed: as soon as one of them controls it', () => {
    expect(meeting([1, 6]).situation.leanings).toEqual({ spain: 'central' })
    expect(meeting([6, 1]).situation.leanings).toEqual({ spain: 'allies' })
  })
})
