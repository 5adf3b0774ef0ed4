import { describe, expect, test } from 'vitest'
import { inUkraine } from '../../../support/scenes/revolution.ts'

const attack = (queue: number[]) => {
  const g = inUkraine({
    power: 'britain',
    queue,
    control: { romania: 'britain' },
    units: { ukraine: { germany: { infantry: 1 } }, romania: { britain: { infantry: 3 } } },
  })
  g.move('romania', 'ukraine', { infantry: 2 })
  g.endPhase()
  g.attack('ukraine')
  return g
}

describe('ADV-26-11 The Allies may take it on the same terms', () => {
  test('allowed: they attack and hold it, unpaid', () => {
    const before = inUkraine({ power: 'britain', control: { romania: 'britain' } }).production('britain')
    const g = attack([1, 1, 6])
    expect(g.situation.armistice).toEqual({ ukraine: 'allies' })
    expect(g.control('ukraine')).toBeNull()
    expect(g.production('britain')).toBe(before)
    expect([g.status('ukraine', 'france'), g.status('ukraine', 'germany')]).toEqual(['friendly', 'hostile'])
  })

  test('not: an attack that fails takes nothing', () => {
    const g = attack([6, 6, 6])
    expect(g.control('ukraine')).toBe('contested')
    expect(g.situation.armistice).toEqual({ ukraine: 'central' })
  })

  test('refused: they too leave an infantry with their guns', () => {
    const g = inUkraine({
      power: 'britain',
      armistice: { ukraine: 'allies' },
      units: { ukraine: { britain: { infantry: 1, artillery: 1 } } },
      control: { romania: 'britain' },
    })
    g.move('ukraine', 'romania', { infantry: 1 })
    expect(g.refuse({ type: 'end-phase' }, 'STD-MOV-09').rule).toBe('ADV-26-09')
  })

  test('not: nor does one of the Central Powers on what the Allies hold', () => {
    const g = inUkraine({
      queue: [6, 6, 6],
      armistice: { ukraine: 'allies' },
      control: { romania: 'germany' },
      mobilized: ['romania'],
      units: { ukraine: { britain: { infantry: 1 } }, romania: { germany: { infantry: 3 } } },
    })
    g.move('romania', 'ukraine', { infantry: 2 })
    g.endPhase()
    g.attack('ukraine')
    expect(g.control('ukraine')).toBe('contested')
    expect(g.situation.armistice).toEqual({ ukraine: 'allies' })
    expect(g.past('armistice-settled')).toEqual([])
  })
})
