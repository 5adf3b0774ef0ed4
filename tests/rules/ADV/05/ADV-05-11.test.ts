import { describe, expect, test } from 'vitest'
import type { UnitSpec } from '../../../../src/engine/index.ts'
import type { Game } from '../../../support/game.ts'
import { landingParty } from '../../../support/scenes/sea.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-11 destroyers and submarines cover no landing', () => {
  const shore = (own: UnitSpec) =>
    adv({
      units: {
        sz4: { germany: landingParty('germany', own), britain: { destroyer: 1 } },
        scotland: { germany: { infantry: 1 }, britain: { infantry: 1 } },
      },
    })
  const land = (g: Game, afterSeaCombat = false) =>
    ({ type: 'offload', transport: g.transport('sz4'), to: 'scotland', units: { infantry: 1 }, afterSeaCombat }) as const

  test('allowed: after a battle that is won', () => {
    const g = shore({ destroyer: 2, submarine: 1 })
    g.do(land(g, true))
    expect(g.situation.landings).toHaveLength(1)
  })

  test('refused: at once, even as a reinforcement', () => {
    const g = shore({ destroyer: 2, submarine: 1 })
    g.refuse(land(g), 'ADV-05-11')
  })

  test('edge: a cruiser beside them makes the difference', () => {
    const g = shore({ destroyer: 2, cruiser: 1 })
    g.do(land(g))
    expect(g.units('scotland').germany).toEqual({ infantry: 2 })
  })
})
