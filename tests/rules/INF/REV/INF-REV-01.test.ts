import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { at, engine } from '../../../support/game.ts'
import { buyer } from '../../../support/scenes/influence.ts'

const PLACES = {
  germany: ['finland', 'french-equatorial-africa', 'india', 'ireland', 'morocco', 'union-of-south-africa'],
  ottoman: ['libya'],
  russia: ['mesopotamia'],
  britain: ['trans-jordan'],
} as const

describe('INF-REV-01 nine places, five IPCs each', () => {
  test('allowed: each power in its own', () => {
    for (const [power, places] of Object.entries(PLACES)) {
      const g = buyer(power as PowerId, 5 * places.length)
      expect(engine.offers(g.state).revolts).toEqual(places.map((territory) => ({ territory, price: 5 })))
      for (const territory of places) g.do({ type: 'revolt', territory })
      expect(g.treasury(power as PowerId)).toBe(0)
    }
  })

  test('refused: another’s place, any other territory, and too little money', () => {
    buyer('germany', 20).refuse({ type: 'revolt', territory: 'libya' }, 'INF-REV-01')
    buyer('austria-hungary', 20).refuse({ type: 'revolt', territory: 'morocco' }, 'INF-REV-01')
    buyer('germany', 20).refuse({ type: 'revolt', territory: 'egypt' }, 'INF-REV-01')
    buyer('germany', 4).refuse({ type: 'revolt', territory: 'ireland' }, 'INF-REV-01')
    at({ phase: 'purchase', treasury: { germany: 20 } }).refuse({ type: 'revolt', territory: 'ireland' }, 'CONTRACT')
  })
})
