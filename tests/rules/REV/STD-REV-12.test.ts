import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { afterwards } from '../../support/scenes/revolution.ts'

describe('STD-REV-12 the Central Powers neither attack Russia nor enter its land', () => {
  const front = { units: { ukraine: { germany: { infantry: 3 }, russia: { infantry: 2 } } } }

  test('refused: into land that Russia controls', () => {
    const g = afterwards(front)
    for (const to of ['moscow', 'belarus', 'poland', 'sevastopol'])
      g.refuse({ type: 'move', from: 'ukraine', path: [to], units: { infantry: 1 } }, 'STD-REV-12')
    expect(g.reach('ukraine', { infantry: 1 })).toEqual(expect.not.arrayContaining(['moscow', 'poland']))
  })

  test('refused: an attack on Russian units', () => {
    const g = afterwards({ ...front, phase: 'combat' })
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'ukraine' }, 'STD-REV-12')
  })

  test('allowed: where Russia does not control, and everything before the revolution', () => {
    const g = afterwards({ units: { ukraine: { germany: { infantry: 3 } } } })
    g.move('ukraine', 'galicia', { infantry: 1 })
    const before = at({ round: 5, ...front, phase: 'combat' })
    expect(before.battles).toEqual([{ space: 'ukraine', kind: 'land', required: false, resolved: false }])
  })
})
