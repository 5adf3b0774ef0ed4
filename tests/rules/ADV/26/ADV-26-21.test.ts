import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { inUkraine } from '../../../support/scenes/revolution.ts'

const entering = (queue: number[] = []) =>
  inUkraine({
    power: 'britain',
    queue,
    control: { romania: 'britain' },
    units: { ukraine: { germany: { infantry: 1 } }, romania: { britain: { infantry: 3 } } },
  }).after(move('romania', 'ukraine', { infantry: 1 }))

describe('ADV-26-21 It is hostile to the other side', () => {
  test('allowed: entered it is contested and must be fought over', () => {
    const g = entering()
    expect(g.control('ukraine')).toBe('contested')
    g.endPhase()
    expect(g.battles).toEqual([{ space: 'ukraine', kind: 'land', required: true, resolved: false }])
  })

  test('refused: to leave that battle out', () => {
    const g = entering()
    g.endPhase()
    g.refuse({ type: 'end-phase' }, 'ADV-26-21')
  })

  test('refused: to go on through it, or out of it freely once it is contested', () => {
    const g = inUkraine({
      power: 'britain',
      control: { romania: 'britain', poland: 'britain' },
      units: { romania: { britain: { infantry: 3 } }, belarus: { britain: { infantry: 1 }, germany: { infantry: 1 } } },
    })
    g.refuse({ type: 'move', from: 'romania', path: ['ukraine', 'poland'], units: { infantry: 1 } }, 'ADV-01-05')
    g.refuse({ type: 'move', from: 'belarus', path: ['ukraine'], units: { infantry: 1 } }, 'ADV-01-15')
  })

  test('allowed: the survivors hold it', () => {
    const repulsed = entering([6, 1])
    repulsed.endPhase()
    repulsed.attack('ukraine')
    expect(repulsed.control('ukraine')).toBeNull()
    expect(repulsed.situation.armistice).toEqual({ ukraine: 'central' })
    const won = entering([1, 6])
    won.endPhase()
    won.attack('ukraine')
    expect(won.situation.armistice).toEqual({ ukraine: 'allies' })
    expect(won.past('armistice-settled')).toEqual([
      { type: 'armistice-settled', space: 'ukraine', side: 'allies', rule: 'ADV-26-21' },
    ])
  })
})
