import { describe, expect, test } from 'vitest'
import { contested, ending } from '../../../support/scenes/victory.ts'

const control = { vienna: 'italy' } as const

describe('ADV-31-04 An earlier Vienna counts', () => {
  test('allowed: whichever Allied turn ends with it held', () => {
    for (const power of ['russia', 'france', 'britain', 'italy', 'usa'] as const)
      expect(ending(power, { control, units: contested('berlin') }).winner?.rule).toBe('ADV-31-03')
  })

  test('not: no turn of the Central Powers is such a moment', () => {
    for (const power of ['austria-hungary', 'germany', 'ottoman'] as const)
      expect(ending(power, { control, units: contested('constantinople') }).winner).toBeNull()
  })

  test('not: a turn that Russia takes no more is none', () => {
    const g = ending('austria-hungary', { revolution: true, control, units: contested('berlin') })
    expect(g.events('turn-skipped')).toMatchObject([{ power: 'russia' }])
    expect(g.winner).toBeNull()
  })

  test('not: a Vienna that was won back', () => {
    expect(ending('france', { units: contested('berlin') }).winner).toBeNull()
  })
})
