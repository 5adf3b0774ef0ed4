import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-BRD-21 open straits', () => {
  test('allowed: the Allies pass Constantinople, the Sound and Gibraltar', () => {
    const russia = at({ power: 'russia', queue: [6], units: { sz21: { russia: { cruiser: 1 } } } })
    russia.move('sz21', ['sz20', 'sz19'], { cruiser: 1 })
    russia.endPhase()
    expect(russia.units('sz19')).toEqual({ russia: { cruiser: 1 } })
    russia.exhausted()
    const britain = at({ power: 'britain', units: { sz9: { britain: { battleship: 1 } } } })
    britain.move('sz9', ['sz10', 'sz11'], { battleship: 1 })
    expect(britain.units('sz11')).toEqual({ britain: { battleship: 1 } })
    at({ units: { sz14: { germany: { cruiser: 1 } } } }).move('sz14', ['sz16', 'sz17'], { cruiser: 1 })
  })

  test('allowed: whoever holds the coast', () => {
    const g = at({ control: { 'spanish-morocco': 'france', spain: 'britain' }, units: { sz14: { germany: { submarine: 1 } } } })
    g.move('sz14', ['sz16', 'sz17'], { submarine: 1 })
  })

  test('refused: only warships stop a passage', () => {
    const g = at({ power: 'russia', units: { sz21: { russia: { cruiser: 1 } }, sz20: { ottoman: { cruiser: 1 } } } })
    g.refuse(move('sz21', ['sz20', 'sz19'], { cruiser: 1 }), 'STD-SEA-02')
    g.move('sz21', 'sz20', { cruiser: 1 })
  })
})
