import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at, move } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'

/** A German cruiser sails into the zone of wales. */
const intoWales = (more: Partial<PositionSpec>) =>
  at({ ...more, units: { sz9: { germany: { cruiser: 1 } }, ...more.units }, queue: [1] }).after(
    move('sz9', 'sz8', { cruiser: 1 }),
    end,
  )

describe('STD-MIN-02 an active minefield', () => {
  test('allowed: its territory is held by its owner, or by an ally of it', () => {
    expect(intoWales({}).units('sz8')).toEqual({})
    const g = intoWales({ control: { wales: 'france' } })
    expect(g.units('sz8')).toEqual({})
    expect(g.events('mine-rolled')).toMatchObject([{ zone: 'sz8', by: 'france' }])
  })

  test('allowed: its territory is contested', () => {
    const g = intoWales({ units: { wales: { germany: { infantry: 1 }, britain: { infantry: 1 } } } })
    expect(g.units('sz8')).toEqual({})
    expect(g.events('mine-rolled')).toMatchObject([{ by: 'britain' }])
  })

  test('not: while its territory is held by the other side', () => {
    const g = intoWales({ control: { wales: 'austria-hungary' } })
    expect(g.units('sz8')).toEqual({ germany: { cruiser: 1 } })
    expect(g.diceLeft).toBe(1)
  })
})
