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

  /** Off Kiel's mines, under a German patrol; the dice are those of the cruiser and of the transport. */
  const mined = (queue: number[]) => {
    const g = adv({
      power: 'britain',
      control: { kiel: 'contested' },
      units: {
        sz5: { britain: landingParty('britain', { cruiser: 1 }) },
        sz10: { germany: { destroyer: 1 } },
        kiel: { germany: { infantry: 3 }, britain: { infantry: 1 } },
      },
      queue,
    })
    g.do({ type: 'move', from: 'sz5', path: ['sz10'], units: { cruiser: 1 }, transports: g.transports('sz5') })
    g.do({ type: 'offload', transport: g.transport('sz10'), to: 'kiel', units: { infantry: 1 } })
    return g
  }

  test('holds: the cruiser that a mine sinks first covers nobody, and nobody is asked', () => {
    const g = mined([1, 6])
    expect(g.decision).toBeNull()
    expect(g.events('landing-stayed-aboard')).toMatchObject([{ to: 'kiel', rule: 'ADV-05-11' }])
    expect(g.units('kiel').britain).toEqual({ infantry: 1 })
    expect(g.units('sz10').britain).toMatchObject({ transport: 1 })
    g.endPhase()
    expect(g.turn.phase).toBe('combat')
  })

  test('allowed: if it comes through they land', () => {
    expect(mined([6, 6]).units('kiel').britain).toEqual({ infantry: 2 })
  })
})
