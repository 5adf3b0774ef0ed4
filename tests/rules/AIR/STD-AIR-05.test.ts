import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'

describe('STD-AIR-05 what fighters cannot do', () => {
  test('allowed: beside an army they fight for the land', () => {
    const g = at({ units: { alsace: { germany: { infantry: 1, fighter: 1 } }, lorraine: { france: { infantry: 1 } } } })
    g.move('alsace', 'lorraine', { infantry: 1, fighter: 1 })
    expect(g.control('lorraine')).toBe('contested')
  })

  test('refused: they do not enter, contest or capture by themselves', () => {
    const g = at({ units: { alsace: { germany: { infantry: 2, fighter: 1 } }, picardy: { france: { infantry: 1 } } } })
    g.refuse(move('alsace', 'lorraine', { fighter: 1 }), 'STD-AIR-03')
    g.refuse(move('alsace', ['lorraine', 'picardy'], { fighter: 1 }), 'STD-AIR-03')
    g.refuse(move('alsace', 'belgium', { fighter: 1 }), 'STD-AIR-03')
  })

  test('not: they take no part in a battle at sea', () => {
    const g = at({
      phase: 'combat',
      queue: [6, 6],
      units: { kiel: { germany: { infantry: 1, fighter: 5 } }, sz10: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
    })
    g.attack('sz10')
    expect(g.events('battle-opened')[0]?.attackers).toMatchObject([{ type: 'cruiser', count: 1 }])
    expect(g.events('fired').flatMap((f) => f.groups.map((group) => group.type))).toEqual(['cruiser', 'cruiser'])
    g.exhausted()
  })

  test('edge: aboard a transport they do not fire either', () => {
    const cargo = [{ power: 'germany', type: 'fighter' } as const]
    const g = at({
      phase: 'combat',
      queue: [6, 6],
      units: { sz10: { germany: { cruiser: 1, transports: [{ cargo }] }, britain: { cruiser: 1 } } },
    })
    g.attack('sz10')
    expect(g.events('fired').flatMap((f) => f.groups.map((group) => group.type))).toEqual(['cruiser', 'cruiser'])
  })
})
