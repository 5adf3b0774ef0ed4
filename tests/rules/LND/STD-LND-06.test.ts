import { describe, expect, test } from 'vitest'
import { at, engine } from '../../support/game.ts'

describe('STD-LND-06 defenders are not supported', () => {
  test('allowed: the same force is supported when it attacks', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1, artillery: 1 }, france: { infantry: 1, artillery: 1 } } },
      queue: [6, 3, 6, 6],
    })
    g.attack('lorraine')
    expect(g.events('fired')[0]?.groups.map((x) => x.promoted)).toEqual([undefined, 'support'])
  })

  test('not: defending artillery raises no tank and no infantry', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 1 }, france: { infantry: 1, artillery: 2, tank: 1 } } },
      queue: [6, 6, 6, 4, 2],
    })
    g.attack('lorraine')
    expect(g.events('fired')[1]?.groups.map((x) => [x.type, x.needs, x.hits])).toEqual([
      ['artillery', 3, 0],
      ['infantry', 3, 0],
      ['tank', 1, 0],
    ])
    g.exhausted()
  })

  test('not: no ship off the coast bombards for the defender', () => {
    const g = at({
      phase: 'combat',
      units: { picardy: { germany: { infantry: 1 }, france: { infantry: 1 } }, sz9: { france: { battleship: 2 } } },
      queue: [6, 6],
    })
    g.attack('picardy')
    expect(g.events('battle-opened')[0]?.bombarding).toEqual([])
    g.exhausted()
  })

  test('holds: who will fire is told before a battle too, without those who are not there', () => {
    const g = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 2 }, britain: { infantry: 1, tank: 1 } } },
    })
    const lines = (side: 'attackers' | 'defenders') =>
      engine.battleDice(g.state, 'lorraine')?.[side].map((l) => `${l.power} ${l.type} ${l.count}@${l.needs}`)
    expect(lines('attackers')).toEqual(['germany artillery 1@3', 'germany infantry 1@3', 'germany infantry 1@2'])
    expect(lines('defenders')).toEqual(['france infantry 2@3', 'britain infantry 1@3', 'britain tank 1@1'])
  })
})
