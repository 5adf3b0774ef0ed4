import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

describe('STD-SEA-07 damaged battleships are as good as new', () => {
  test('allowed: they sail two zones and fight at 4', () => {
    const g = at({
      power: 'britain',
      queue: [4, 6],
      units: { sz3: { britain: { damaged: { battleship: 1 } } }, sz5: { germany: { cruiser: 1 } } },
    })
    g.do({ type: 'move', from: 'sz3', path: ['sz4', 'sz5'], damaged: { battleship: 1 } })
    g.endPhase()
    g.attack('sz5')
    expect(g.units('sz5')).toEqual({ britain: { battleship: 1 } })
    expect(g.damaged('sz5')).toBe(1)
    g.exhausted()
  })

  test('allowed: they escort transports', () => {
    const g = at({
      power: 'britain',
      units: { sz3: { britain: { damaged: { battleship: 1 }, transport: 1 } }, sz4: { germany: { cruiser: 1 } } },
    })
    g.do({
      type: 'move',
      from: 'sz3',
      path: ['sz4'],
      damaged: { battleship: 1 },
      transports: [g.transport('sz3')],
    })
    expect(g.units('sz4').britain).toEqual({ battleship: 1, transport: 1 })
  })

  test('allowed: they bombard', () => {
    const g = at({
      power: 'britain',
      queue: [4, 6, 6],
      units: {
        sz22: { britain: { damaged: { battleship: 1 }, transports: [hold('britain', ['infantry'])] } },
        'french-west-africa': { germany: { infantry: 1 } },
      },
      control: { 'french-west-africa': 'germany' },
    })
    g.do(landing(g, 'sz22', 'french-west-africa', { infantry: 1 }))
    g.endPhase()
    g.attack('french-west-africa')
    expect(g.past('battle-opened')).toMatchObject([{ assault: true, bombarding: [{ zone: 'sz22' }] }])
    expect(g.units('french-west-africa')).toEqual({ britain: { infantry: 1 } })
    g.exhausted()
  })

  test('refused: no farther than a fresh one, and only as many as are damaged', () => {
    const g = at({ power: 'britain', units: { sz3: { britain: { battleship: 1, damaged: { battleship: 1 } } } } })
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4', 'sz5', 'sz6'], damaged: { battleship: 1 } }, 'STD-SEA-01')
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], damaged: { battleship: 2 } }, 'CONTRACT')
    g.refuse(move('sz3', ['sz4', 'sz5', 'sz6'], { battleship: 2 }), 'STD-SEA-01')
  })

  test('edge: fresh ones are taken before damaged ones unless the order says otherwise', () => {
    const g = at({ power: 'britain', units: { sz3: { britain: { battleship: 1, damaged: { battleship: 1 } } } } })
    g.move('sz3', 'sz4', { battleship: 1 })
    expect([g.damaged('sz3'), g.damaged('sz4')]).toEqual([1, 0])
  })
})
