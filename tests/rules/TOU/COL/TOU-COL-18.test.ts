import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { stand } from '../../../support/scenes/victory.ts'

describe('TOU-COL-18 a power that has surrendered is passed over', () => {
  test('not: it does not resume control where the other side withdraws', () => {
    const front = tou({
      surrendered: ['france'],
      units: { ...stand(['lorraine'], 'germany', 'britain'), ...stand(['alsace'], 'germany') },
    })
    front.move('lorraine', 'alsace', { infantry: 1 })
    front.endPhase()
    expect(front.control('lorraine')).toBe('britain')
  })

  test("not: where nobody is left land is nobody's", () => {
    const g = tou({
      surrendered: ['france'],
      phase: 'combat',
      units: stand(['lorraine'], 'germany', 'britain'),
      queue: [1, 1],
    })
    g.attack('lorraine')
    expect(g.units('lorraine')).toEqual({})
    expect(g.control('lorraine')).toBeNull()
    g.exhausted()
  })

  test('allowed: a power still in the game gets its own back there', () => {
    const g = tou({ phase: 'combat', units: stand(['lorraine'], 'germany', 'britain'), queue: [1, 1] })
    g.attack('lorraine')
    expect(g.control('lorraine')).toBe('france')
  })

  test('not: an empty minor does not go back to it', () => {
    const fought = (surrendered: ('france' | 'russia')[]) => {
      const g = tou({ surrendered, phase: 'combat', units: stand(['belgium'], 'germany', 'britain'), queue: [1, 1] })
      g.attack('belgium')
      return g.control('belgium')
    }
    expect(fought(['russia'])).toBe('france')
    expect(fought(['france'])).toBeNull()
  })
})
