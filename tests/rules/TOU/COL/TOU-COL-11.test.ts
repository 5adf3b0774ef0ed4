import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

/** Russia has gone. */
const gone = (power: 'germany' | 'britain' | 'austria-hungary', units: Parameters<typeof tou>[0] = {}) =>
  tou({ power, surrendered: ['russia'], ...units })

describe('TOU-COL-11 who moves into uncontrolled land', () => {
  test('allowed: the first power of either side takes it, as combat opens', () => {
    const g = gone('germany', { units: stand(['prussia'], 'germany') })
    g.move('prussia', 'poland', { infantry: 1 })
    expect(g.control('poland')).toBeNull()
    g.endPhase()
    expect(g.control('poland')).toBe('germany')
    expect(g.battles).toEqual([])
  })

  test('allowed: a former ally as well', () => {
    const g = gone('britain', { units: stand(['mesopotamia'], 'britain') })
    g.move('mesopotamia', 'sevastopol', { infantry: 1 })
    g.endPhase()
    expect(g.control('sevastopol')).toBe('britain')
  })

  test('allowed: original land of an ally still in the game goes back to that ally', () => {
    const g = gone('austria-hungary', {
      surrendered: ['russia'],
      control: { silesia: 'none' },
      units: stand(['bohemia'], 'austria-hungary'),
    })
    g.move('bohemia', 'silesia', { infantry: 1 })
    g.endPhase()
    expect(g.control('silesia')).toBe('germany')
  })

  test('edge: to that ally only if its capital is free', () => {
    const g = gone('austria-hungary', {
      control: { silesia: 'none', ...held('france', 'berlin') },
      units: stand(['bohemia'], 'austria-hungary'),
    })
    g.move('bohemia', 'silesia', { infantry: 1 })
    g.endPhase()
    expect(g.control('silesia')).toBe('austria-hungary')
  })

  test('holds: land that nobody enters stays without a master', () => {
    const g = gone('germany', { units: stand(['prussia'], 'germany') })
    g.until('france', 'purchase')
    expect(g.control('poland')).toBeNull()
  })
})
