import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

describe('STD-MIN-05 one die a ship and zone', () => {
  test('allowed: every ship rolls for every mined zone that it moved into or through', () => {
    const g = at({
      power: 'germany',
      units: { sz10: { germany: { battleship: 1, cruiser: 2, submarine: 1, transport: 1 } } },
      queue: Array(10).fill(2),
    })
    const [id] = g.transports('sz10')
    const all = { battleship: 1, cruiser: 2, submarine: 1 }
    g.do({ type: 'move', from: 'sz10', path: ['sz9', 'sz8'], units: all, transports: [id as number] })
    g.endPhase()
    expect(g.events('mine-rolled').map((e) => [e.ship.type, e.zone])).toEqual(
      ['battleship', 'cruiser', 'cruiser', 'submarine', 'transport'].flatMap((type) => [
        [type, 'sz9'],
        [type, 'sz8'],
      ]),
    )
    g.exhausted()
  })

  test('not: no second die for a zone that is entered again', () => {
    const g = at({ power: 'germany', units: { sz10: { germany: { cruiser: 1 } } }, queue: [2, 1] })
    g.move('sz10', 'sz9', { cruiser: 1 })
    g.move('sz9', 'sz10', { cruiser: 1 })
    g.move('sz10', 'sz9', { cruiser: 1 })
    g.endPhase()
    expect(g.events('mine-rolled')).toHaveLength(1)
    expect(g.units('sz9')).toEqual({ germany: { cruiser: 1 } })
  })

  test('edge: a roll that was made early is not made again', () => {
    const g = at({
      power: 'germany',
      control: { yorkshire: 'germany' },
      units: { sz10: { germany: { transport: 1 } }, yorkshire: { germany: { infantry: 2 } } },
      queue: [3, 1],
    })
    const id = g.transport('sz10')
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], transports: [id] })
    g.do({ type: 'load', from: 'yorkshire', transport: id, units: { infantry: 1 } })
    expect(g.events('mine-rolled')).toHaveLength(1)
    g.do({ type: 'move', from: 'sz9', path: ['sz10'], transports: [id] })
    g.endPhase()
    expect(g.events('mine-rolled')).toEqual([])
    expect(g.units('sz10')).toEqual({ germany: { transport: 1, infantry: 1 } })
    expect(g.diceLeft).toBe(1)
  })

  test('edge: ships that owe different zones roll one by one, also where they become alike on the way', () => {
    const g = at({
      power: 'britain',
      units: {
        sz5: { britain: { battleship: 1, transport: 1 } },
        sz9: { britain: { battleship: 1 } },
        denmark: { britain: { infantry: 2 } },
      },
      // While loading in sz10; then one ship in sz10 and sz11, and the one that has rolled in sz10 in sz11.
      queue: [6, 6, 6, 1, 6],
    })
    const id = g.transport('sz5')
    g.do({ type: 'move', from: 'sz5', path: ['sz10'], units: { battleship: 1 }, transports: [id] })
    g.do({ type: 'load', from: 'denmark', transport: id, units: { infantry: 1 } })
    g.move('sz10', 'sz11', { battleship: 1 })
    g.move('sz9', ['sz10', 'sz11'], { battleship: 1 })
    g.endPhase()
    expect(g.events('mine-rolled').map((e) => [e.zone, e.result])).toEqual([
      ['sz10', 'safe'],
      ['sz11', 'damaged'],
      ['sz11', 'safe'],
    ])
    expect(g.units('sz11')).toEqual({ britain: { battleship: 2 } })
    expect(g.damaged('sz11')).toBe(1)
    g.exhausted()
  })

  test('edge: a ship that sinks in the first zone rolls no more', () => {
    const g = at({ power: 'germany', units: { sz10: { germany: { cruiser: 1, submarine: 1 } } }, queue: [1, 2, 2] })
    g.move('sz10', ['sz9', 'sz8'], { cruiser: 1, submarine: 1 })
    g.endPhase()
    expect(g.units('sz8')).toEqual({ germany: { submarine: 1 } })
    g.exhausted()
  })

  test('holds: wherever they stand, the heaviest ships roll first', () => {
    const g = at({
      power: 'germany',
      units: { sz10: { germany: { cruiser: 1, transport: 1 } }, sz7: { germany: { battleship: 1, submarine: 1 } } },
      queue: [6, 6, 6, 6],
    })
    g.do({ type: 'move', from: 'sz10', path: ['sz9'], units: { cruiser: 1 }, transports: g.transports('sz10') })
    g.move('sz7', 'sz15', { battleship: 1, submarine: 1 })
    g.endPhase()
    expect(g.events('mine-rolled').map((e) => [e.ship.type, e.zone])).toEqual([
      ['battleship', 'sz15'],
      ['cruiser', 'sz9'],
      ['submarine', 'sz15'],
      ['transport', 'sz9'],
    ])
    g.exhausted()
  })
})
