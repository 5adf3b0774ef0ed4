import { describe, expect, test } from 'vitest'
import { furtherBy, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-07-07 not after landing units', () => {
  const off = () =>
    adv({ power: 'britain', units: { sz9: { britain: { transports: [hold('britain', ['infantry', 'infantry'])] } } } })

  test('allowed: a transport that has kept all its cargo sails on', () => {
    const g = off()
    g.do(furtherBy('sz9', 'sz8', [g.transport('sz9')]))
    expect(g.units('sz8').britain).toEqual({ transport: 1, infantry: 2 })
  })

  test('refused: one that has landed anything does not', () => {
    const g = off()
    const transport = g.transport('sz9')
    g.do(landing(g, 'sz9', 'london', { infantry: 1 }))
    expect(g.refuse(furtherBy('sz9', 'sz8', [transport]), 'ADV-07-07').rule).toBe('ADV-07-07')
  })
})
