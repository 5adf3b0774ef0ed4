import { describe, expect, test } from 'vitest'
import { refusedPosition } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-10-20 it comes by itself in round 4', () => {
  const fourth = () => adv({ base: 'opening', power: 'usa', phase: 'income', round: 3 })

  test('allowed: as round 4 begins, with the United States at war', () => {
    const g = fourth()
    g.endPhase()
    expect(g.turn.round).toBe(4)
    expect(g.situation).toMatchObject({ convoyWar: 'unrestricted', convoyWarSince: 4, usaAtWar: true })
    expect(g.events('war-entered')).toMatchObject([{ power: 'usa', rule: 'ADV-10-20' }])
  })

  test('edge: not before', () => {
    const g = fourth()
    expect(g.situation).toMatchObject({ convoyWar: 'restricted', usaAtWar: false })
  })

  test('edge: a position takes it from its round', () => {
    expect(adv({ round: 3 }).situation.convoyWar).toBe('restricted')
    expect(adv({ round: 4, power: 'austria-hungary' }).situation).toMatchObject({ convoyWar: 'unrestricted', usaAtWar: true })
  })

  test('refused: a position in which it began before the first round, between two, or in one to come', () => {
    const since = (convoyWarSince: number) => refusedPosition({ ruleset: 'advanced', round: 6, convoyWarSince })
    for (const round of [-1, 0, 2.5, 7]) expect(since(round), String(round)).toContain('convoyWarSince')
    expect(adv({ round: 6, convoyWarSince: 1 }).situation.convoyWarSince).toBe(1)
  })
})
