import { describe, expect, test } from 'vitest'
import { move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const kiel = { germany: { infantry: 2, artillery: 1, tank: 1, 'machine-gun': 1, fighter: 1 } }

describe('ADV-01-07 who may go two spaces', () => {
  test('allowed: infantry, artillery, tanks and machine guns', () => {
    for (const type of ['infantry', 'artillery', 'tank', 'machine-gun'] as const) {
      const g = adv({ units: { kiel } })
      expect([type, g.reach('kiel', { [type]: 1 }).includes('prussia')]).toEqual([type, true])
      g.move('kiel', ['berlin', 'prussia'], { [type]: 1 })
      expect(g.units('prussia')).toEqual({ germany: { [type]: 1 } })
    }
  })

  test('allowed: fighters fly two spaces as before, over what does not belong to their side', () => {
    const g = adv({ units: { munich: { germany: { infantry: 1, fighter: 1 } }, tyrolia: { germany: { infantry: 1 } } } })
    g.move('munich', ['switzerland', 'tyrolia'], { fighter: 1 })
    expect(g.units('tyrolia').germany).toEqual({ infantry: 1, fighter: 1 })
  })

  test('refused: fighters gain nothing', () => {
    const g = adv({ units: { kiel, galicia: { germany: { infantry: 1 } } } })
    g.refuse(move('kiel', ['berlin', 'silesia', 'galicia'], { fighter: 1 }), 'STD-AIR-01')
  })
})
