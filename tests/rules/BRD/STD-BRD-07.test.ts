import { describe, expect, test } from 'vitest'
import { at, engine, opening } from '../../support/game.ts'

const NEUTRALS = [
  'afghanistan',
  'denmark',
  'empire-of-ethiopia',
  'greece',
  'holland',
  'norway',
  'persia',
  'spain',
  'sweden',
  'switzerland',
] as const

describe('STD-BRD-07 neutral minor powers', () => {
  test('allowed: ten minor powers take no side', () => {
    const g = opening()
    for (const minor of NEUTRALS)
      for (const power of engine.POWERS) expect(g.status(minor, power), `${minor} for ${power}`).toBe('neutral')
  })

  test('not: an invaded neutral never helps the invader, whoever it is', () => {
    const g = at({ power: 'france', units: { burgundy: { france: { infantry: 2 } } } })
    g.move('burgundy', 'switzerland', { infantry: 1 })
    g.endPhase()
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['austria-hungary', 'germany', 'ottoman'])
  })

  test('not: aligned minor powers are not neutral', () => {
    const g = opening()
    for (const minor of ['albania', 'arabia', 'belgium', 'bulgaria', 'portugal', 'romania', 'serbia'])
      expect(g.status(minor, 'germany'), minor).not.toBe('neutral')
  })
})
