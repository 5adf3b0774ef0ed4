import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { afterwards } from '../../support/scenes/revolution.ts'

const front = { germany: { infantry: 3 }, russia: { infantry: 2 } }

describe('STD-REV-14 the front with Russia is open to the Central Powers', () => {
  test('allowed: in and out, also to where their power neither stood nor held control', () => {
    const g = afterwards({
      units: { ukraine: front, romania: { germany: { infantry: 1 } } },
    })
    g.move('ukraine', 'galicia', { infantry: 1 })
    g.move('ukraine', 'romania', { infantry: 1 })
    g.move('romania', 'ukraine', { infantry: 1 })
    expect(g.control('ukraine')).toBe('contested')
  })

  test('refused: before the revolution the way out is bound', () => {
    const g = at({ round: 5, units: { ukraine: front } })
    g.refuse({ type: 'move', from: 'ukraine', path: ['galicia'], units: { infantry: 1 } }, 'STD-MOV-06')
  })

  test('refused: Allied units there are bound as ever', () => {
    const g = afterwards({
      power: 'britain',
      units: { ukraine: { ...front, britain: { infantry: 2 } } },
      control: { galicia: 'italy' },
    })
    g.refuse({ type: 'move', from: 'ukraine', path: ['galicia'], units: { infantry: 1 } }, 'STD-MOV-06')
  })

  test('refused: Russian units never fight, on nobody’s turn', () => {
    const g = afterwards({ phase: 'combat', units: { ukraine: front } })
    g.refuse({ type: 'attack', space: 'ukraine' }, 'STD-REV-12')
    g.until('usa', 'combat')
    expect(g.past('battle-opened')).toEqual([])
    expect(g.units('ukraine')).toEqual(front)
  })

  test('edge: the position itself is a front where units of both stand', () => {
    expect(afterwards({ units: { ukraine: front } }).control('ukraine')).toBe('contested')
  })
})
