// In which order the fields of a state stand is no part of it: the same is offered, and the same happens.
import { describe, expect, test } from 'vitest'
import type { Game } from '../support/game.ts'
import { at, engine } from '../support/game.ts'

type Spec = Parameters<typeof at>[0] & object

/** The same value with the fields of every record in the opposite order; lists stay as they are. */
function turned<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned) as T
  const fields = Object.entries(value).reverse()
  return Object.fromEntries(fields.map(([key, v]) => [key, turned(v)])) as T
}

const guest = (owner: 'france' | 'britain') => ({ transports: [{ cargo: [{ power: owner, type: 'infantry' as const }] }] })
const own = { transports: [{ cargo: [{ power: 'britain' as const, type: 'infantry' as const }] }] }

const SCENES: Record<string, Spec> = {
  'guests in two zones': {
    ruleset: 'influence',
    power: 'britain',
    units: { sz9: { britain: guest('france') }, sz8: { britain: guest('france') }, picardy: { france: { infantry: 1 } } },
  },
  'landings from two zones': {
    power: 'britain',
    units: {
      sz9: { britain: own, germany: { submarine: 1 } },
      sz8: { britain: own },
      london: { britain: { infantry: 2, artillery: 1 } },
      belgium: { germany: { infantry: 2, artillery: 1 } },
    },
  },
  'two fronts': {
    phase: 'combat',
    units: {
      lorraine: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 2 }, britain: { infantry: 1 } },
      poland: { germany: { infantry: 2 }, russia: { infantry: 2, artillery: 1 } },
      sz10: { germany: { cruiser: 1, submarine: 1 }, britain: { battleship: 1 }, france: { cruiser: 1 } },
    },
  },
}

const told = (g: Game) => ({ offered: g.legal, battles: g.battles, hash: engine.hashOf(g.state) })

describe('the order of the fields of a state', () => {
  for (const [name, spec] of Object.entries(SCENES)) {
    test(`holds: ${name} offer the same, and come to the same`, () => {
      const [g, t] = [at(spec), at(spec)]
      t.state = turned(g.state)
      expect(Object.keys(t.state.war.units)).toEqual(Object.keys(g.state.war.units).reverse())
      expect(told(t)).toStrictEqual(told(g))
      for (const game of [g, t]) game.until('usa', 'purchase')
      expect(told(t)).toStrictEqual(told(g))
      expect(t.history).toStrictEqual(g.history)
    })
  }
})
