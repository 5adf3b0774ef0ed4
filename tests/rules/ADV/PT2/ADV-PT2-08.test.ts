import { describe, expect, test } from 'vitest'
import { flyers } from '../../../support/scenes/land.ts'

const lorraine = { france: { fighter: 1 }, britain: { infantry: 1 }, germany: { infantry: 1 } }

describe('ADV-PT2-08 Fighters alone start no attack', () => {
  test('refused: with an ally’s infantry only', () => {
    const g = flyers({ power: 'france', phase: 'combat', units: { lorraine } })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'lorraine' }, 'ADV-PT2-08')
    expect(g.legal.map((a) => a.type)).not.toContain('attack')
  })

  test('allowed: with an infantry of their own', () => {
    const g = flyers({
      power: 'france',
      phase: 'combat',
      queue: [6, 6, 6],
      units: { lorraine: { ...lorraine, france: { infantry: 1, fighter: 1 } } },
    })
    g.attack('lorraine')
    expect(g.past('battle-opened')[0]?.attackers).toMatchObject([
      { power: 'france', type: 'infantry' },
      { power: 'france', type: 'fighter' },
    ])
  })

  test('allowed: their ally attacks without them', () => {
    const g = flyers({ power: 'britain', phase: 'combat', queue: [6, 6], units: { lorraine } })
    g.attack('lorraine')
    expect(g.past('battle-opened')[0]?.attackers.map((a) => a.power)).toEqual(['britain'])
  })
})
