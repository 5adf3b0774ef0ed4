import { describe, expect, test } from 'vitest'
import { points } from '../../../support/scenes/told.ts'
import { held, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-VIC-06 the alliance with more points wins', () => {
  test('allowed: at the limit, if neither has the capitals it needs', () => {
    const g = turnEnds('usa', { round: 6, control: { ...held('germany', 'belarus', 'poland'), ...held('italy', 'tyrolia') } })
    expect(g.winner).toEqual({ side: 'central', how: 'economic', points: { central: 5, allies: 4 }, rule: 'TOU-VIC-06' })
    expect(g.events('war-won')[0]).toMatchObject({ points: { central: 5, allies: 4 }, capitals: [] })
    const other = turnEnds('usa', { round: 6, control: { ...held('germany', 'poland'), ...held('italy', 'tyrolia') } })
    expect(other.winner).toMatchObject({ side: 'allies', points: { central: 3, allies: 4 } })
  })

  test('edge: points decide nothing before the limit', () => {
    const g = turnEnds('usa', { round: 5, control: held('germany', 'belarus', 'poland') })
    expect(points(g)).toEqual({ central: 5, allies: 0 })
    expect(g.winner).toBeNull()
  })

  test('not: points do not outweigh capitals', () => {
    const g = turnEnds('usa', {
      round: 6,
      control: { ...held('germany', 'paris', 'rome'), ...held('russia', 'vienna', 'budapest', 'galicia', 'bohemia') },
    })
    expect(points(g).allies).toBeGreaterThan(points(g).central)
    expect(g.winner).toEqual({ side: 'central', how: 'capitals', rule: 'TOU-VIC-01' })
  })
})
