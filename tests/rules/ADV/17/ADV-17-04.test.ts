import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const worth = (id: string) => engine.spacesOf(adv().state).find((s) => s.id === id)?.ipc

describe('ADV-17-04 Greece and Bulgaria keep their worth', () => {
  test('allowed: Greece pays 2, Bulgaria 3, with armies of twice as many', () => {
    expect([worth('greece'), worth('bulgaria')]).toEqual([2, 3])
    const g = adv({ power: 'ottoman', units: { constantinople: { ottoman: { infantry: 2 } } } })
    const before = g.production('ottoman')
    g.move('constantinople', 'bulgaria', { infantry: 1 })
    g.endPhase()
    expect(g.units('bulgaria')).toEqual({ ottoman: { infantry: 6, artillery: 1 } })
    expect(g.production('ottoman')).toBe(before + 3)
  })

  test('not: the strip brings Bulgaria nothing and costs Greece nothing', () => {
    expect(engine.minorForecast(adv({ power: 'ottoman' }).state, 'bulgaria', 'ottoman')?.force).toEqual({
      infantry: 5,
      artillery: 1,
    })
    expect(engine.minorForecast(adv({ power: 'britain' }).state, 'greece', 'britain')?.force).toEqual({
      infantry: 3,
      artillery: 1,
    })
  })
})
