import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

/** Hits of one attacking unit of each kind, with every die showing the same. */
const hits = (die: number) => {
  const g = at({
    phase: 'combat',
    round: 5,
    units: { lorraine: { germany: { infantry: 1, artillery: 2, tank: 2, fighter: 1 }, france: { infantry: 9 } } },
    queue: [...Array(6).fill(die), ...Array(9).fill(6)],
  })
  g.attack('lorraine')
  const [attack] = g.events('fired')
  return Object.fromEntries((attack?.groups ?? []).map((x) => [`${x.type}${x.promoted ? '*' : ''}`, [x.needs, x.hits]]))
}

describe('STD-LND-03 attack values', () => {
  test('allowed: infantry, tanks and fighters hit on 2', () => {
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 2, tank: 1, fighter: 1 }, france: { infantry: 5 } } },
      queue: [2, 2, 2, 2, 6, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[0]?.groups.map((x) => [x.type, x.needs, x.hits])).toEqual([
      ['tank', 2, 1],
      ['infantry', 2, 2],
      ['fighter', 2, 1],
    ])
    g.exhausted()
  })

  test('edge: 3 is too much for them, 4 for artillery without air supremacy', () => {
    const g = at({
      phase: 'combat',
      round: 5,
      units: { lorraine: { germany: { infantry: 2, tank: 1, artillery: 1 }, france: { infantry: 5, fighter: 1 } } },
      queue: [4, 4, 3, 3, 6, 6, 6, 6, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[0]?.groups.map((x) => [x.type, x.needs, x.hits])).toEqual([
      ['artillery', 3, 0],
      ['infantry', 3, 0],
      ['tank', 2, 0],
      ['infantry', 2, 0],
    ])
  })

  test('edge: with air supremacy guns hit on 4; what they support stays at 3', () => {
    expect(hits(4)).toEqual({ 'artillery*': [4, 2], 'tank*': [3, 0], 'infantry*': [3, 0], tank: [2, 0], fighter: [2, 0] })
  })

  test('edge: an offshore battleship hits on 4 in an assault', () => {
    const g = at({
      power: 'britain',
      units: {
        sz10: { britain: { battleship: 1, transports: [hold('britain', ['infantry'])] } },
        kiel: { germany: { infantry: 2 } },
      },
      queue: [4, 6, 6, 6],
    })
    g.do(landing(g, 'sz10', 'kiel', { infantry: 1 }))
    g.endPhase()
    g.attack('kiel')
    expect(g.events('fired')[0]?.groups[0]).toMatchObject({ type: 'battleship', needs: 4, dice: [4], hits: 1 })
    g.exhausted()
  })
})
