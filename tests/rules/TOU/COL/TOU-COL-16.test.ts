import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

const mines = (spec: Parameters<typeof tou>[0]) =>
  engine
    .minesAgainst(tou({ surrendered: ['france'], ...spec }).state, 'germany')
    .filter((m) => m.zone === 'sz16' || m.zone === 'sz15')

describe('TOU-COL-16 mines of a power that has surrendered', () => {
  test('allowed: they work while a power of its former side controls the base', () => {
    expect(mines({ control: held('britain', 'marseilles') })).toEqual([{ zone: 'sz16', territory: 'marseilles', by: 'britain' }])
  })

  test('allowed: or while the base is contested', () => {
    expect(mines({ units: stand(['brest'], 'britain', 'italy', 'germany') })).toEqual([
      { zone: 'sz15', territory: 'brest', by: 'britain' },
    ])
  })

  test('not: while nobody holds it, or the enemy does', () => {
    expect(mines({})).toEqual([])
    expect(mines({ control: held('austria-hungary', 'marseilles', 'brest') })).toEqual([])
  })

  test('not: they harm nobody of its former side', () => {
    const g = tou({ surrendered: ['france'], units: stand(['brest'], 'britain', 'germany') })
    expect(engine.minesAgainst(g.state, 'italy').map((m) => m.zone)).not.toContain('sz15')
  })

  test('edge: the die is rolled by a power that is still there', () => {
    const g = tou({
      power: 'germany',
      surrendered: ['france'],
      units: { sz8: { germany: { cruiser: 1 } }, ...stand(['brest'], 'italy', 'germany') },
      queue: [1],
    })
    g.move('sz8', 'sz15', { cruiser: 1 })
    g.endPhase()
    expect(g.events('mine-rolled')[0]).toMatchObject({ zone: 'sz15', by: 'italy', result: 'sunk' })
    g.exhausted()
  })
})
