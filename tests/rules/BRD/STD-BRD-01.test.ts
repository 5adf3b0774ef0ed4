import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-BRD-01 spaces that share a border', () => {
  test('allowed: armies and ships go to the spaces next to theirs', () => {
    const g = at({ units: { bohemia: { germany: { infantry: 2 } }, sz10: { germany: { cruiser: 1 } } } })
    expect(g.reach('bohemia', { infantry: 1 })).toEqual(['galicia', 'hanover', 'munich', 'silesia', 'tyrolia', 'vienna'])
    g.move('bohemia', 'vienna', { infantry: 1 })
    g.move('sz10', ['sz9', 'sz8'], { cruiser: 1 })
  })

  test('refused: spaces without a common border', () => {
    const g = at({ units: { bohemia: { germany: { infantry: 2 } }, sz10: { germany: { cruiser: 1 } } } })
    g.refuse(move('bohemia', 'budapest', { infantry: 1 }), 'STD-BRD-01')
    g.refuse(move('sz10', 'sz8', { cruiser: 1 }), 'STD-BRD-01')
    g.refuse(move('sz10', ['sz9', 'sz15'], { cruiser: 1 }), 'STD-BRD-01')
  })

  test('edge: London touches sea zone 8 at a point only', () => {
    const g = at({ power: 'britain', units: { london: { britain: { infantry: 4 } }, sz8: { britain: { transport: 1 } } } })
    const load = (from: string) => ({ type: 'load', from, transport: g.transport('sz8'), units: { infantry: 1 } }) as const
    g.refuse(load('london'), 'STD-TRN-03')
    const h = at({ power: 'britain', units: { london: { britain: { infantry: 4 } }, sz9: { britain: { transport: 1 } } } })
    h.do({ type: 'load', from: 'london', transport: h.transport('sz9'), units: { infantry: 1 } })
  })

  test('edge: a ship that sails out and back is still one ship', () => {
    const g = at({ units: { sz10: { germany: { cruiser: 2, transport: 1 } } } })
    g.do({ type: 'move', from: 'sz10', path: ['sz5', 'sz10'], units: { cruiser: 1 }, transports: g.transports('sz10') })
    expect(g.units('sz10')).toEqual({ germany: { cruiser: 2, transport: 1 } })
    expect(g.stacks('sz10').find((s) => s.type === 'transport')).toMatchObject({ left: 0 })
  })
})
