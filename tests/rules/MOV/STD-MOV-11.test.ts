import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

describe('STD-MOV-11 cargo needs no infantry', () => {
  test('allowed: artillery or a fighter alone at sea', () => {
    const g = at({ units: { kiel: { germany: { infantry: 1, artillery: 1, fighter: 1 } }, sz10: { germany: { transport: 2 } } } })
    g.do({ type: 'load', from: 'kiel', transport: g.transport('sz10', 0), units: { artillery: 1 } })
    g.do({ type: 'load', from: 'kiel', transport: g.transport('sz10', 1), units: { fighter: 1 } })
    g.endPhase()
    expect(g.units('sz10')).toEqual({ germany: { transport: 2, artillery: 1, fighter: 1 } })
  })

  test('refused: ashore it is needed again', () => {
    const g = at({ units: { sz10: { germany: { transports: [hold('germany', ['artillery'])] } } } })
    g.do(landing(g, 'sz10', 'kiel', { artillery: 1 }))
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
  })
})
