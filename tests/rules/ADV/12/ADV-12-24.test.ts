import { describe, expect, test } from 'vitest'
import { coastal, landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-12-24 a minor that is only assaulted', () => {
  const toNorway = () => {
    const g = adv({
      queue: Array(20).fill(6),
      units: { sz5: { germany: { transports: [hold('germany', ['infantry', 'infantry'])] } } },
    })
    g.do(landing(g, 'sz5', 'norway', { infantry: 2 }))
    g.endPhase()
    return g
  }

  test('allowed: it mobilises as the battle is opened, and its gun may fire at the ships', () => {
    const g = toNorway()
    g.attack('norway')
    g.choose('britain')
    expect(g.units('norway')).toEqual({ britain: { infantry: 7, artillery: 1 } })
    expect(g.decision).toMatchObject({ kind: 'coastal', by: 'britain', count: 1 })
    g.do(coastal(1))
    expect(g.past('coastal-fired')).toMatchObject([{ space: 'norway', dice: [6] }])
  })

  test('not: as Movement ends', () => {
    const g = toNorway()
    expect(g.turn.phase).toBe('combat')
    expect(g.situation.mobilized).not.toContain('norway')
    expect(g.units('norway')).toEqual({})
  })

  test('edge: entered overland it mobilises as Movement ends', () => {
    const g = adv({
      units: { sz10: { germany: { transports: [hold('germany', ['infantry'])] } }, kiel: { germany: { infantry: 3 } } },
    })
    g.do(landing(g, 'sz10', 'denmark', { infantry: 1 }))
    g.move('kiel', 'denmark', { infantry: 1 })
    g.endPhase()
    g.choose('britain')
    expect(g.situation.mobilized).toContain('denmark')
  })
})
