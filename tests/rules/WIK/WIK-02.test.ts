import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const battle = (options: object, queue: number[]) =>
  at({
    options: { ...options },
    phase: 'combat',
    queue,
    units: { sz9: { germany: { cruiser: 1 }, britain: { cruiser: 1 } } },
  }).after(attack('sz9'))

describe('WIK-02 cruisers defend at 4', () => {
  test('allowed: a defending cruiser hits on 4', () => {
    const g = battle({ 'wik-02': true }, [6, 4])
    expect(g.units('sz9')).toEqual({ britain: { cruiser: 1 } })
    expect(g.events('fired').map((e) => e.groups[0]?.needs)).toEqual([3, 4])
  })

  test('holds: it still attacks at 3', () => {
    const g = battle({ 'wik-02': true }, [4, 5])
    expect(g.decision?.kind).toBe('press')
    expect(g.units('sz9')).toEqual({ germany: { cruiser: 1 }, britain: { cruiser: 1 } })
  })

  test('edge: without the option it defends at 3', () => {
    const g = battle({}, [6, 4])
    expect(g.units('sz9').germany).toEqual({ cruiser: 1 })
  })
})
