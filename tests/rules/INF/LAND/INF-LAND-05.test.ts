import { describe, expect, test } from 'vitest'
import { inAlsace, together } from '../../../support/scenes/land.ts'
import { dice } from '../../../support/scenes/told.ts'

const armies = { france: { infantry: 2 }, italy: { infantry: 2 }, britain: { infantry: 2 }, germany: { infantry: 9 } }

describe('INF-LAND-05 joining more than once', () => {
  test('allowed: the same units join the attacks of one ally after another', () => {
    const g = together(inAlsace(armies, Array(40).fill(6)), 'britain')
    g.until('italy', 'combat')
    g.do({ type: 'attack', space: 'alsace', with: ['britain'] })
    expect(dice(g, 'attack')).toContain('britain infantry 2@2')
    g.until('britain', 'combat')
    g.attack('alsace')
    expect(dice(g, 'attack')).toEqual(['britain infantry 2@2'])
  })

  test('holds: each attack exposes them to return fire', () => {
    const g = together(inAlsace(armies, [...Array(4).fill(6), 1, ...Array(8).fill(6), ...Array(40).fill(6)]), 'britain')
    g.answer({ type: 'casualties', lose: { britain: { infantry: 1 } } })
    g.until('italy', 'combat')
    g.do({ type: 'attack', space: 'alsace', with: ['britain'] })
    expect(dice(g, 'attack')).toContain('britain infantry 1@2')
  })

  test('refused: a second attack of the same power in its turn', () => {
    const g = together(inAlsace(armies, Array(13).fill(6)), 'britain')
    g.refuse({ type: 'attack', space: 'alsace', with: ['italy'] }, 'STD-CBT-05')
  })
})
