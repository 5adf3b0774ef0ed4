import { describe, expect, test } from 'vitest'
import type { PositionSpec, PowerId } from '../../../../src/engine/index.ts'
import { adv } from '../../../support/scenes/start.ts'

const mines = (power: PowerId, from: string, to: string, spec: Partial<PositionSpec> = {}) => {
  const g = adv({ power, units: { [from]: { [power]: { submarine: 1 } } }, queue: [6, 6], ...spec })
  g.move(from, to, { submarine: 1 })
  g.endPhase()
  return g.past('mine-rolled').map(({ zone, by }) => `${zone} ${by}`)
}

describe('ADV-16-09 both zones are mined', () => {
  test('allowed: sea zone 31 by Constantinople, sea zone 20 by Ankara', () => {
    expect(mines('britain', 'sz19', 'sz31')).toEqual(['sz31 ottoman'])
    expect(mines('russia', 'sz21', 'sz20')).toEqual(['sz20 ottoman'])
  })

  test('holds: each field is gone with its own base', () => {
    expect(mines('russia', 'sz21', 'sz20', { control: { ankara: 'russia' } })).toEqual([])
    expect(mines('russia', 'sz21', 'sz20', { control: { constantinople: 'russia' } })).toEqual(['sz20 ottoman'])
    expect(mines('britain', 'sz19', 'sz31', { control: { constantinople: 'russia' } })).toEqual([])
    expect(mines('britain', 'sz19', 'sz31', { control: { ankara: 'russia' } })).toEqual(['sz31 ottoman'])
  })

  test('edge: contested Constantinople mines its zone still; its friends throw for none', () => {
    expect(mines('germany', 'sz19', 'sz31')).toEqual([])
    const units = {
      constantinople: { ottoman: { infantry: 1 }, russia: { infantry: 1 } },
      sz19: { britain: { submarine: 1 } },
    }
    expect(mines('britain', 'sz19', 'sz31', { units })).toEqual(['sz31 ottoman'])
  })
})
