import { describe, expect, it } from 'vitest'
import { boardings } from '../../src/planning/boardings.ts'
import { total } from '../../src/planning/counts.ts'
import { fillShips, selectionFor } from '../../src/planning/loading-targets.ts'
import { picksOf } from '../../src/planning/picks.ts'
import { selectAllMovable } from '../../src/planning/press.ts'
import { cargoToLand, pickAll } from '../../src/planning/selection.ts'
import { keepInAll, pickedIn, pickShips, shipGroups } from '../../src/planning/ship-groups.ts'
import { targetsOf } from '../../src/planning/targets.ts'
import { position } from './position.ts'

const egypt = () =>
  position({
    power: 'britain',
    units: { egypt: { britain: { infantry: 6, artillery: 2 } }, sz19: { britain: { cruiser: 1, transport: 1 } } },
    control: { egypt: 'britain' },
  })

describe('an army too large for the ships', () => {
  it('is told how many fit, a gun beside an infantry, and those alone can go on to another coast', () => {
    const state = egypt()
    const all = selectAllMovable(state, 'egypt') ?? expect.fail('nothing can be picked up')
    const target = targetsOf(state, all).sz19 ?? expect.fail('the zone is not lit')
    expect(target).toMatchObject({ kind: 'part', class: 'load', units: { infantry: 1, artillery: 1 } })
    const two = selectionFor(all, target)
    expect(two.units).toEqual({ infantry: 1, artillery: 1 })
    expect(targetsOf(state, two).sz19?.kind).toBe('load')
    expect(targetsOf(state, two).smyrna?.kind).toBe('bridge')
    expect(selectionFor(two, targetsOf(state, two).sz19!)).toBe(two)
  })

  it('fills ship after ship with one of every kind in turn', () => {
    const room = (_: number, units: Parameters<typeof total>[0]) => total(units) <= 2
    expect(fillShips([1, 2, 3], { infantry: 4, artillery: 1 }, room)).toEqual([
      { transport: 1, units: { infantry: 1, artillery: 1 } },
      { transport: 2, units: { infantry: 2 } },
      { transport: 3, units: { infantry: 1 } },
    ])
    expect(fillShips([1], { infantry: 4 }, () => false)).toEqual([])
  })
})

describe('a fleet with room', () => {
  it('is offered the armies on its coasts, as far as they fit', () => {
    expect(boardings(egypt(), 'sz19').map(({ from, units, target }) => [from, units, target.kind])).toEqual([
      ['egypt', { infantry: 1, artillery: 1 }, 'load'],
    ])
    expect(boardings(egypt(), 'sz9')).toEqual([])
  })
})

describe('transports that are alike', () => {
  const cargo = [{ power: 'britain', type: 'infantry' } as const, { power: 'britain', type: 'artillery' } as const]
  const state = position({
    power: 'britain',
    units: { sz15: { britain: { transports: [{ cargo: [] }, { cargo }, { cargo: [...cargo].reverse() }, { cargo: [] }] } } },
  })
  const picks = picksOf(state, 'sz15')
  const [empty, full] = shipGroups(picks.transports)

  it('stand together, whatever the order in which their cargo went aboard', () => {
    expect(shipGroups(picks.transports).map(({ ships }) => ships.length)).toEqual([2, 2])
  })

  it('are taken by number, and keep aboard what one of them keeps', () => {
    if (!empty || !full) return expect.fail('there are two kinds')
    const none = { ...pickAll('sz15', picks), transports: [] }
    const one = pickShips(none, full, 1)
    expect([pickedIn(one, full), pickedIn(one, empty)]).toEqual([1, 0])
    expect(pickShips(pickShips(one, full, 2), full, 0).transports).toEqual([])
    const kept = keepInAll(pickShips(none, full, 2), full, 'britain', { artillery: 1 })
    for (const ship of full.ships) expect(cargoToLand(kept, ship)).toEqual([{ power: 'britain', units: { infantry: 1 } }])
  })
})
