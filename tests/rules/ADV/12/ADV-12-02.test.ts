import { describe, expect, test } from 'vitest'
import { type Coast, storm } from '../../../support/scenes/coast.ts'
import { bombardment } from '../../../support/scenes/told.ts'

describe('ADV-12-02 one ship for each infantry landed', () => {
  const ships = (coast: Coast) =>
    bombardment(storm({ belgium: { germany: { infantry: 1 } }, queue: [6, 6, 6, 6, 6, 6, 6], ...coast }))

  test('allowed: as many as infantry came ashore, the heaviest first', () => {
    expect(ships({ fleet: { battleship: 2 } })).toEqual(['2 battleship at 4'])
    expect(ships({ fleet: { battleship: 1, cruiser: 2 } })).toEqual(['1 battleship at 4', '1 cruiser at 3'])
  })

  test('not: other units landed do not count', () => {
    expect(ships({ fleet: { battleship: 2 }, holds: [['infantry', 'artillery']] })).toEqual(['1 battleship at 4'])
  })

  test('not: infantry that came overland', () => {
    expect(ships({ fleet: { cruiser: 3 }, holds: [['infantry', 'tank']], overland: { infantry: 2 } })).toEqual(['1 cruiser at 3'])
  })

  test('holds: where no ship fires the step is told as left out, and else what fires', () => {
    const g = storm({ belgium: { germany: { infantry: 1 } }, queue: [6, 6, 6, 6] })
    expect(g.past('bombardment-matched')).toEqual([])
    expect(g.past('step-skipped')).toContainEqual({
      type: 'step-skipped',
      space: 'belgium',
      step: 'bombardment',
      rule: 'ADV-12-02',
    })
    const h = storm({ belgium: { germany: { infantry: 1 } }, fleet: { cruiser: 1 }, queue: Array(6).fill(6) })
    expect(h.past('bombardment-matched')).toMatchObject([
      { infantry: 2, bombarding: [{ zone: 'sz9', type: 'cruiser', count: 1 }] },
    ])
    expect(h.past('step-skipped').map((e) => e.step)).not.toContain('bombardment')
  })
})
