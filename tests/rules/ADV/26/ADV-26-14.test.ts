import { describe, expect, test } from 'vitest'
import { revolution } from '../../../support/scenes/revolution.ts'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-26-14 Empty land of the Central Powers goes back', () => {
  test('allowed: to its original owner, a capital too', () => {
    const g = revolution({ control: { galicia: 'russia', vienna: 'russia', prussia: 'russia' } })
    expect([g.control('galicia'), g.control('vienna'), g.control('prussia')]).toEqual([
      'austria-hungary',
      'austria-hungary',
      'germany',
    ])
  })

  test('allowed: Bulgaria to the Ottoman Empire', () => {
    const g = revolution({ control: { bulgaria: 'russia' }, mobilized: ['bulgaria'] })
    expect(g.control('bulgaria')).toBe('ottoman')
    expect(g.events('control-changed')[0]?.rule).toBe('ADV-26-14')
  })

  test('not: what an Ally occupies beside Russia does not', () => {
    const g = revolution({ control: { bulgaria: 'russia' }, units: { bulgaria: { italy: { infantry: 1 } } } })
    expect(g.control('bulgaria')).toBe('italy')
  })

  test('allowed: in a position too that names Russia as its owner after the revolution', () => {
    const g = advLate({ revolution: true, control: { galicia: 'russia', moscow: 'russia' } })
    expect([g.control('galicia'), g.control('moscow')]).toEqual(['austria-hungary', 'russia'])
  })
})
