import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

/** A British cruiser through the Baltic approaches, by the straits or, with Kiel, by the canal. */
const through = (control: object) => {
  const g = adv({ power: 'britain', control: { ...control }, units: { sz10: { britain: { cruiser: 1 } } }, queue: [6] })
  g.move('sz10', 'sz11', { cruiser: 1 })
  g.endPhase()
  return g.past('mine-rolled').map(({ zone, by }) => ({ zone, by }))
}

describe('ADV-15-05 mines on the way', () => {
  test('allowed: sea zone 11 throws its mines whichever way a ship came', () => {
    expect(through({ denmark: 'britain' })).toEqual([{ zone: 'sz11', by: 'germany' }])
    expect(through({ kiel: 'britain' })).toEqual([{ zone: 'sz11', by: 'germany' }])
  })

  test('allowed: and sea zone 10 its own on the way back', () => {
    const g = adv({ power: 'russia', control: { denmark: 'russia' }, units: { sz11: { russia: { cruiser: 1 } } }, queue: [6] })
    g.move('sz11', 'sz10', { cruiser: 1 })
    g.endPhase()
    expect(g.past('mine-rolled').map((e) => e.zone)).toEqual(['sz10'])
  })

  test('not: none for those whose canal it is', () => {
    const g = adv({ units: { sz10: { germany: { cruiser: 1 } } } })
    g.move('sz10', ['sz11', 'sz12'], { cruiser: 1 })
    g.endPhase()
    expect(g.past('mine-rolled').map((e) => e.zone)).not.toContain('sz11')
  })
})
