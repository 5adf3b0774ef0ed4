import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const fighters = (germany: number, france: number, queue: number[]) =>
  at({
    phase: 'combat',
    units: { lorraine: { germany: { infantry: 1, fighter: germany }, france: { infantry: 1, fighter: france } } },
    queue,
  }).after(attack('lorraine'))

describe('STD-LND-07 the air battle', () => {
  test('allowed: both roll at 2, losses come after both, and rounds go on until a side has none', () => {
    const g = fighters(2, 2, [2, 6, 1, 3, 6, 3, 2, 6, 6, 6, 6])
    const air = g.events('fired').filter((f) => f.step === 'air')
    expect(air.map((f) => [f.side, f.groups[0]?.dice])).toEqual([
      ['attacker', [2, 6]],
      ['defender', [1, 3]],
      ['attacker', [6]],
      ['defender', [3]],
      ['attacker', [2]],
      ['defender', [6]],
    ])
    expect(g.units('lorraine').germany).toEqual({ infantry: 1, fighter: 1 })
    g.exhausted()
  })

  test('edge: a 3 downs nobody, and only fighters are lost in the air', () => {
    const g = fighters(1, 1, [3, 3, 2, 2, 6, 6])
    expect(g.units('lorraine')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1 } })
    expect(g.events('units-lost').map((e) => [e.side, e.units])).toEqual([
      ['attacker', { fighter: 1 }],
      ['defender', { fighter: 1 }],
    ])
    g.exhausted()
  })

  test('edge: hits beyond the number of enemy fighters are lost', () => {
    const g = fighters(3, 1, [1, 1, 1, 6, 6, 6, 6, 6, 6])
    expect(g.units('lorraine').france).toEqual({ infantry: 1 })
    expect(g.events('air-supremacy')[0]?.side).toBe('attacker')
    expect(g.last?.dice).toHaveLength(9)
    g.exhausted()
  })
})
