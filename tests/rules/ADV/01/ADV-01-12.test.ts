import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../../src/engine/index.ts'
import type { Game } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

const spec = (picardy: NonNullable<PositionSpec['units']>[string]) => ({
  power: 'britain' as const,
  units: { belgium: { britain: { infantry: 3 }, germany: { infantry: 1 } }, sz9: { britain: { transport: 1 } }, picardy },
})
const sail = (g: Game) => {
  const transport = g.transport('sz9')
  g.do({ type: 'load', from: 'belgium', transport, units: { infantry: 1 } })
  return { type: 'offload', transport, to: 'picardy', units: { infantry: 1 } } as const
}

describe('ADV-01-12 between contested lands by ship', () => {
  test('allowed: where the power has units already', () => {
    const g = adv(spec({ britain: { infantry: 1 }, germany: { infantry: 1 } }))
    g.do(sail(g))
    expect(g.units('picardy').britain).toEqual({ infantry: 2 })
  })

  test('refused: where only an ally stands', () => {
    const g = adv(spec({ france: { infantry: 1 }, germany: { infantry: 1 } }))
    g.refuse(sail(g), 'ADV-01-12')
  })
})
