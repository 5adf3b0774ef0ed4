import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-LND-10 a joint defence shares its air supremacy', () => {
  test('allowed: one power’s fighters raise the artillery of all defending powers', () => {
    const g = at({
      phase: 'combat',
      units: {
        lorraine: {
          germany: { infantry: 4 },
          france: { infantry: 1, artillery: 1 },
          britain: { infantry: 1, artillery: 1, fighter: 1 },
        },
      },
      queue: [6, 6, 6, 6, 4, 4, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[1]?.groups.slice(0, 2)).toMatchObject([
      { power: 'france', type: 'artillery', needs: 4, hits: 1 },
      { power: 'britain', type: 'artillery', needs: 4, hits: 1 },
    ])
    g.exhausted()
  })

  test('not: the attacker’s artillery gains nothing from an ally’s fighters', () => {
    const g = at({
      phase: 'combat',
      units: {
        lorraine: {
          germany: { infantry: 1, artillery: 1 },
          'austria-hungary': { infantry: 1, fighter: 1 },
          france: { infantry: 1 },
        },
      },
      queue: [4, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[0]?.groups[0]).toMatchObject({ type: 'artillery', needs: 3, hits: 0 })
    g.exhausted()
  })
})
