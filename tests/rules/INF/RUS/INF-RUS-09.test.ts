import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import { move } from '../../../support/game.ts'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { atPeace } from '../../../support/scenes/revolution.ts'

const around: NonNullable<PositionSpec['units']> = {
  ukraine: { germany: { infantry: 2, fighter: 1 } },
  romania: { britain: { infantry: 1 } },
  sz21: { britain: { transports: [hold('britain', ['infantry'])] } },
}

describe('INF-RUS-09 Russia is closed', () => {
  test('allowed: everything round about', () => {
    const g = atPeace({ units: around })
    g.move('ukraine', 'belarus', { infantry: 1 })
    expect(g.units('belarus')).toEqual({ germany: { infantry: 1 } })
  })

  test('refused: going in, on foot, by air or from the sea, for either side', () => {
    const g = atPeace({ units: around })
    g.refuse(move('ukraine', 'moscow', { infantry: 1 }), 'INF-RUS-09')
    expect(g.reach('ukraine', { infantry: 1 })).not.toContain('sevastopol')
    const allied = atPeace({ power: 'britain', units: around })
    allied.refuse(move('romania', 'sevastopol', { infantry: 1 }), 'INF-RUS-09')
    allied.refuse(landing(allied, 'sz21', 'sevastopol', { infantry: 1 }), 'INF-RUS-09')
  })

  test('refused: flying over it', () => {
    const g = atPeace({ units: { ...around, livonia: { germany: { infantry: 1 } }, karelia: { germany: { infantry: 1 } } } })
    g.refuse(move('ukraine', ['moscow', 'karelia'], { fighter: 1 }), 'INF-RUS-09')
    expect(g.reach('ukraine', { fighter: 1 })).toContain('livonia')
  })

  test('refused: fighting there, though enemies stand side by side', () => {
    const g = atPeace({
      phase: 'combat',
      units: { moscow: { germany: { infantry: 2 }, britain: { infantry: 2 }, russia: { infantry: 1 } } },
    })
    expect(g.control('moscow')).toBe('russia')
    expect(g.battles).toEqual([])
    g.refuse({ type: 'attack', space: 'moscow' }, 'INF-RUS-09')
  })

  test('edge: land an enemy kept is open', () => {
    const g = atPeace({ units: around, control: { sevastopol: 'ottoman' } })
    g.move('ukraine', 'sevastopol', { infantry: 1 })
  })
})
