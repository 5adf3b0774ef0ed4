import { describe, expect, test } from 'vitest'
import { furtherBy, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-08-03 one territory, and the end of the trip', () => {
  const off = () =>
    adv({ power: 'britain', units: { sz9: { britain: { transports: [hold('france', ['infantry', 'infantry'])] } } } })

  test('allowed: all of it in one territory', () => {
    const g = off()
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    expect(g.units('picardy').france).toEqual({ infantry: 2 })
  })

  test('refused: a second territory', () => {
    const g = off()
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    expect(g.refuse(landing(g, 'sz9', 'london', { infantry: 1 }), 'ADV-08-03').rule).toBe('ADV-08-03')
  })

  test('not: an ally who stood there already was not landed: sailing on is refused for what the transport did itself', () => {
    const g = adv({
      power: 'britain',
      units: { sz9: { britain: { transports: [hold('britain', ['infantry'])] } }, picardy: { france: { infantry: 1 } } },
    })
    const transport = g.transport('sz9')
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    const { also } = g.refuse({ type: 'move', from: 'sz9', path: ['sz8'], transports: [transport] }, 'STD-TRN-06')
    expect(also).toBeUndefined()
  })

  test('refused: sailing on, in either way', () => {
    const g = off()
    const transport = g.transport('sz9')
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    expect(g.refuse({ type: 'move', from: 'sz9', path: ['sz8'], transports: [transport] }, 'ADV-08-03').rule).toBe('ADV-08-03')
    g.refuse(furtherBy('sz9', 'sz8', [transport]), 'ADV-07-07')
  })

  test('refused: so where others stand beside those it has landed', () => {
    const transports = [hold('france', ['infantry'])]
    const g = adv({ power: 'britain', units: { sz9: { britain: { transports } }, picardy: { britain: { infantry: 1 } } } })
    const transport = g.transport('sz9')
    g.do(landing(g, 'sz9', 'picardy', { infantry: 1 }))
    expect(g.refuse({ type: 'move', from: 'sz9', path: ['sz8'], transports: [transport] }, 'ADV-08-03').rule).toBe('ADV-08-03')
  })
})
