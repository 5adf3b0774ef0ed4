import { describe, expect, test } from 'vitest'
import { contested, ending } from '../../../support/scenes/victory.ts'

describe('ADV-31-08 Paris or London contested and another Allied capital shaken as the round ends', () => {
  test('allowed: with Rome contested', () => {
    const g = ending('usa', { units: contested('paris', 'rome') })
    expect(g.winner).toEqual({ side: 'central', how: 'capitals', rule: 'ADV-31-08' })
  })

  test('allowed: with Moscow captured', () => {
    const g = ending('usa', { units: contested('london'), control: { moscow: 'germany' } })
    expect(g.winner?.rule).toBe('ADV-31-08')
    expect(g.events('war-won')[0]?.capitals).toEqual(['moscow'])
  })

  test('not: Paris contested alone', () => {
    expect(ending('usa', { units: contested('paris') }).winner).toBeNull()
  })

  test('not: Rome and Moscow without Paris or London', () => {
    expect(ending('usa', { units: contested('rome'), control: { moscow: 'germany' } }).winner).toBeNull()
  })

  test('not: as any other turn ends', () => {
    for (const power of ['germany', 'ottoman', 'italy'] as const)
      expect(ending(power, { units: contested('paris', 'rome') }).winner, power).toBeNull()
  })
})
