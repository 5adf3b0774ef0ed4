import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const convoy = (there = {}) =>
  at({
    power: 'britain',
    units: {
      sz3: { britain: { battleship: 1, cruiser: 1, submarine: 1, transport: 2 } },
      sz4: { germany: { cruiser: 1 }, ...there },
    },
  })

describe('STD-TRN-12 escorts', () => {
  test('allowed: together with a warship of the same power', () => {
    for (const type of ['battleship', 'cruiser', 'submarine'] as const) {
      const g = convoy()
      g.do({ type: 'move', from: 'sz3', path: ['sz4'], units: { [type]: 1 }, transports: g.transports('sz3') })
      expect(g.units('sz4').britain).toEqual({ [type]: 1, transport: 2 })
    }
  })

  test('allowed: joining one that is there, or came there this turn', () => {
    const there = convoy({ britain: { submarine: 1 } })
    there.do({ type: 'move', from: 'sz3', path: ['sz4'], transports: [there.transport('sz3')] })
    const before = convoy()
    before.move('sz3', 'sz4', { cruiser: 1 })
    before.do({ type: 'move', from: 'sz3', path: ['sz4'], transports: before.transports('sz3') })
    expect(before.units('sz4').britain).toEqual({ cruiser: 1, transport: 2 })
  })

  test('refused: alone, or several transports by themselves', () => {
    const g = convoy()
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], transports: [g.transport('sz3')] }, 'STD-TRN-12')
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], transports: g.transports('sz3') }, 'STD-TRN-12')
    expect(g.reach('sz3', {}, { transports: [g.transport('sz3')] })).not.toContain('sz4')
  })

  test("refused: an ally's warship does not suffice, nor an own transport that is there", () => {
    const g = convoy({ france: { battleship: 2 }, britain: { transport: 1 } })
    g.refuse({ type: 'move', from: 'sz3', path: ['sz4'], transports: [g.transport('sz3')] }, 'STD-TRN-12')
  })

  test('edge: past submarines and transports no escort is needed', () => {
    const g = at({
      power: 'britain',
      units: { sz3: { britain: { transport: 1 } }, sz4: { germany: { submarine: 2, transport: 1 } } },
    })
    g.do({ type: 'move', from: 'sz3', path: ['sz4', 'sz5'], transports: [g.transport('sz3')] })
  })
})
