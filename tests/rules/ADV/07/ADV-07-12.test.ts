import { describe, expect, test } from 'vitest'
import { furtherBy, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-12 no contested land and no invasion', () => {
  const at = (belgium: object, strategic = true) => {
    const g = adv({
      power: 'britain',
      units: { sz8: { britain: { transports: [hold('britain', ['infantry'])] } }, belgium },
    })
    const transports = [g.transport('sz8')]
    g.do(strategic ? furtherBy('sz8', 'sz9', transports) : { type: 'move', from: 'sz8', path: ['sz9'], transports })
    return g
  }
  const contested = { britain: { infantry: 2 }, germany: { infantry: 1 } }

  test('allowed: after an ordinary move it lands in contested land, or invades', () => {
    const g = at(contested, false)
    g.do(landing(g, 'sz9', 'belgium', { infantry: 1 }))
    expect(g.units('belgium').britain).toEqual({ infantry: 3 })
    const h = at({ germany: { infantry: 1 } }, false)
    h.do(landing(h, 'sz9', 'belgium', { infantry: 1 }))
    expect(h.situation.landings).toHaveLength(1)
  })

  test('refused: contested land, both ways', () => {
    const g = at(contested)
    expect(g.refuse(landing(g, 'sz9', 'belgium', { infantry: 1 }), 'ADV-07-12').rule).toBe('ADV-07-12')
    g.refuse({ type: 'load', from: 'belgium', transport: g.transport('sz9'), units: { infantry: 1 } }, 'ADV-07-12')
  })

  test('refused: an invasion', () => {
    const g = at({ germany: { infantry: 1 } })
    expect(g.refuse(landing(g, 'sz9', 'belgium', { infantry: 1 }), 'ADV-07-12').rule).toBe('ADV-07-12')
  })
})
