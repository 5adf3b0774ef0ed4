import { describe, expect, test } from 'vitest'
import { end } from '../../support/scenes/actions.ts'
import { russianEvening } from '../../support/scenes/revolution.ts'

const units = {
  moscow: { russia: { infantry: 3 } },
  finland: { russia: { infantry: 1 }, britain: { infantry: 1 } },
  sz21: { russia: { cruiser: 1 } },
  ukraine: { germany: { infantry: 2 } },
}
const evening = (options: object) => russianEvening({ units, options: { 'russian-revolution': true, ...options } }).after(end)

describe('WIK-14 every Russian unit leaves the board', () => {
  test('allowed: those in Russia too', () => {
    const g = evening({ 'wik-14': true })
    expect(g.units('moscow')).toEqual({})
    expect(g.units('sz21')).toEqual({})
    expect(g.units('finland')).toEqual({ britain: { infantry: 1 } })
    expect(g.control('moscow')).toBe('russia')
  })

  test('refused: units of others stay, and Russia keeps its land closed', () => {
    const g = evening({ 'wik-14': true })
    expect(g.units('ukraine')).toEqual({ germany: { infantry: 2 } })
    g.until('germany', 'move')
    g.refuse({ type: 'move', from: 'ukraine', path: ['moscow'], units: { infantry: 1 } }, 'STD-REV-12')
  })

  test('edge: without the option those in Russia stay', () => {
    const g = evening({})
    expect(g.units('moscow')).toEqual({ russia: { infantry: 3 } })
    expect(g.units('sz21')).toEqual({})
  })
})
