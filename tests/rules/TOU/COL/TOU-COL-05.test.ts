import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { homelandOf } from '../../../support/scenes/told.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

const LOST = held('germany', 'bordeaux', 'brest', 'lorraine')

describe('TOU-COL-05 how long an economic collapse lasts', () => {
  test('not: land won back in the same turn does not end it', () => {
    const g = tou({
      power: 'france',
      phase: 'purchase',
      control: { ...LOST, burgundy: 'germany' },
      units: stand(['paris'], 'france'),
      treasury: { france: 9 },
    })
    g.until('france', 'move')
    g.move('paris', 'burgundy', { infantry: 1 })
    g.endPhase()
    expect(g.control('burgundy')).toBe('france')
    expect(homelandOf(g, 'france')).toMatchObject({ lost: 6, collapsed: true })
    g.endPhase()
    expect(g.events('phase-skipped').map((e) => e.phase)).toEqual(['mobilize', 'income'])
    expect(homelandOf(g, 'france').collapsed).toBe(true)
  })

  test('allowed: it ends as a later turn of that power opens below the threshold', () => {
    const g = tou({
      power: 'france',
      phase: 'purchase',
      control: { ...LOST, burgundy: 'germany' },
      units: stand(['paris'], 'france'),
    })
    g.until('france', 'move')
    g.move('paris', 'burgundy', { infantry: 1 })
    g.until('germany', 'income')
    expect(homelandOf(g, 'france').collapsed).toBe(true)
    g.endPhase()
    expect(g.events('economy-recovered')).toEqual([
      { type: 'economy-recovered', power: 'france', lost: 6, threshold: 8, rule: 'TOU-COL-05' },
    ])
    expect(homelandOf(g, 'france').collapsed).toBe(false)
    g.do({ type: 'purchase', units: { infantry: 1 } })
  })

  test('refused: it does not end while the total stays at the threshold', () => {
    const g = tou({ power: 'france', phase: 'income', control: { ...LOST, burgundy: 'germany' } })
    g.until('france', 'purchase')
    expect(g.past('economy-recovered')).toEqual([])
    g.refuse({ type: 'purchase', units: { infantry: 1 } }, 'TOU-COL-04')
  })
})
