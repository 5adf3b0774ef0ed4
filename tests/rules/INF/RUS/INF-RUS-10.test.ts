import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { atPeace, treaty } from '../../../support/scenes/revolution.ts'

const moscow = { russia: { infantry: 2 }, germany: { infantry: 2, artillery: 1 }, britain: { infantry: 2 } }

describe('INF-RUS-10 going home', () => {
  test('allowed: out on a later turn, free of the limits of contested land', () => {
    const g = treaty({ units: { moscow }, control: { karelia: 'ottoman', poland: 'ottoman' } })
    g.until('germany', 'move')
    g.move('moscow', 'ukraine', { infantry: 1, artillery: 1 })
    expect(g.units('ukraine')).toEqual({ germany: { infantry: 1, artillery: 1 } })
  })

  test('allowed: the other side too, into land it attacks', () => {
    const g = atPeace({ power: 'britain', units: { moscow } })
    g.move('moscow', 'livonia', { infantry: 2 })
    g.endPhase()
    expect(g.control('livonia')).toBe('britain')
  })

  test('allowed: staying, inert, for ever', () => {
    const g = atPeace({ units: { moscow } })
    g.until('germany', 'income')
    g.until('germany', 'move')
    expect(g.units('moscow')).toEqual(moscow)
    expect(g.past('battle-opened')).toEqual([])
  })

  test('refused: more than one space a turn, and back in', () => {
    const g = atPeace({ units: { moscow } })
    g.refuse(move('moscow', ['ukraine', 'galicia'], { infantry: 1 }), 'STD-MOV-02')
    g.move('moscow', 'ukraine', { infantry: 1, artillery: 1 })
    g.until('france', 'purchase')
    g.until('germany', 'move')
    g.refuse(move('ukraine', 'moscow', { infantry: 1 }), 'INF-RUS-09')
  })

  test('edge: a fighter left alone in there may stay too', () => {
    const g = atPeace({
      units: { moscow: { germany: { fighter: 1 } }, ukraine: { germany: { infantry: 1 } } },
      control: { moscow: 'russia' },
    })
    expect(g.reach('moscow', { fighter: 1 })).toContain('ukraine')
    g.endPhase()
    expect(g.units('moscow')).toEqual({ germany: { fighter: 1 } })
  })

  test('edge: contested land binds as ever, land at peace does not', () => {
    const contested = atPeace({
      units: { ukraine: { germany: { infantry: 2 }, britain: { infantry: 1 } } },
      control: { galicia: 'italy' },
    })
    contested.refuse(move('ukraine', 'galicia', { infantry: 1 }), 'STD-MOV-06')
    const inside = atPeace({
      units: { sevastopol: { germany: { infantry: 2 }, britain: { infantry: 1 }, russia: { infantry: 1 } } },
      control: { romania: 'italy' },
    })
    inside.move('sevastopol', 'romania', { infantry: 2 })
  })
})
