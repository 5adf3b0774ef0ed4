import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { end } from '../../../support/scenes/actions.ts'
import { advLate } from '../../../support/scenes/start.ts'

const beside = (power: 'britain' | 'italy' | 'germany', revolution = true) =>
  advLate({ revolution, power, control: { bulgaria: power }, units: { bulgaria: { [power]: { infantry: 2 } } } }).after(
    move('bulgaria', 'romania', { infantry: 1 }),
    end,
  )

describe('ADV-26-16 Romania after the revolution', () => {
  test('allowed: any Allied power activates it as its own', () => {
    for (const power of ['britain', 'italy'] as const) {
      const g = beside(power)
      expect(g.control('romania')).toBe(power)
      expect(g.units('romania')).toEqual({ [power]: { infantry: 6, artillery: 1 } })
    }
  })

  test('allowed: attacked by a Central Power it turns to an Ally that the Allies choose', () => {
    const g = beside('germany')
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'france', rule: 'STD-POL-14' })
    expect(g.decision?.options?.map((o) => o.id)).toEqual(['france', 'britain', 'italy', 'usa'])
    g.choose('italy')
    expect(g.units('romania')).toEqual({ germany: { infantry: 1 }, italy: { infantry: 5, artillery: 1 } })
    expect(g.control('romania')).toBe('contested')
  })

  test('not: it is Russia’s no more, as it was before', () => {
    expect(beside('britain', false).control('romania')).toBe('russia')
    expect(beside('britain').past('control-changed').at(-1)?.to).toBe('britain')
  })

  test('edge: afterwards it is vacant when nobody is left there', () => {
    const g = advLate({
      revolution: true,
      phase: 'combat',
      queue: [1, 1],
      units: { romania: { germany: { infantry: 1 }, italy: { infantry: 1 } } },
    })
    g.attack('romania')
    expect(g.control('romania')).toBeNull()
  })
})
