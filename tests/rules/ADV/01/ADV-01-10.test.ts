import { describe, expect, test } from 'vitest'
import type { Game } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = (to: Record<string, object> = {}) => ({
  power: 'britain' as const,
  units: { belgium: { britain: { infantry: 3 }, germany: { infantry: 1 } }, sz9: { britain: { transport: 1 } }, ...to },
})
const sail = (g: Game) => {
  const transport = g.transport('sz9')
  g.do({ type: 'load', from: 'belgium', transport, units: { infantry: 2 } })
  return { type: 'offload', transport, to: 'picardy', units: { infantry: 2 } } as const
}

describe('ADV-01-10 from contested land by ship to land of an ally', () => {
  test('allowed: ashore in land of an ally, without own units there', () => {
    const g = adv(spec())
    g.do(sail(g))
    expect(g.units('picardy')).toEqual({ britain: { infantry: 2 } })
  })

  test('refused: once an enemy held it as the turn began', () => {
    const g = adv({ ...spec(), control: { picardy: 'germany' } })
    g.refuse(sail(g), 'ADV-01-13')
  })
})
