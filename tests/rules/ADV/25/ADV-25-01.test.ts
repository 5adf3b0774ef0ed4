import { describe, expect, test } from 'vitest'
import { at } from '../../../support/game.ts'
import { adv, advOpening } from '../../../support/scenes/start.ts'

describe('ADV-25-01 Italy joins in round 2', () => {
  test('allowed: an Allied power from the start of round 2, before anybody’s turn', () => {
    const g = advOpening({ power: 'usa', phase: 'income' })
    expect(g.situation.italyAtWar).toBe(false)
    g.endPhase()
    expect(g.turn).toMatchObject({ round: 2, power: 'austria-hungary' })
    expect(g.situation.italyAtWar).toBe(true)
    expect(g.events('war-entered')).toMatchObject([{ power: 'italy', cause: 'date', rule: 'ADV-25-01' }])
    expect(g.status('rome', 'france')).toBe('friendly')
    expect(g.status('rome', 'austria-hungary')).toBe('hostile')
  })

  test('not: in round 1 it is nobody’s friend and nobody’s enemy', () => {
    const g = advOpening()
    for (const power of ['france', 'austria-hungary'] as const) expect(g.status('rome', power)).toBe('neutral')
    expect(g.status('vienna', 'italy')).toBe('neutral')
  })

  test('edge: positions know it by their round; in the printed game it is at war from the start', () => {
    expect(adv({ round: 1 }).situation.italyAtWar).toBe(false)
    expect(adv({ round: 2 }).situation.italyAtWar).toBe(true)
    expect(adv({ round: 1, italyAtWar: true }).situation.italyAtWar).toBe(true)
    expect(at({ round: 1 }).situation).not.toHaveProperty('italyAtWar')
  })
})
