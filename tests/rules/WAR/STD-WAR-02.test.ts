import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at, engine } from '../../support/game.ts'
import { end } from '../../support/scenes/actions.ts'
import { enemies, held } from '../../support/scenes/victory.ts'

const LANDS = ['serbia', 'romania', 'bulgaria', 'albania']

/** The last turn of a round in the Balkans, ended; all that is not said is Italy's. */
const ends = (spec: Partial<PositionSpec>, round = 4) =>
  at({
    options: { 'balkan-front': true },
    round,
    power: 'usa',
    phase: 'income',
    mobilized: LANDS,
    ...spec,
    control: { ...held('italy', ...LANDS), ...spec.control },
  }).after(end)

describe('STD-WAR-02 a short war in the Balkans', () => {
  test('holds: three of the four lands win it for the Central Powers as round 4 ends', () => {
    const g = ends({ control: { ...held('austria-hungary', 'serbia', 'romania'), bulgaria: 'ottoman' } })
    expect(g.winner).toEqual({ side: 'central', how: 'capitals', rule: 'STD-WAR-02' })
  })

  test('edge: a contested one is not among the three, and counts for the Allies', () => {
    const g = ends({
      control: { ...held('austria-hungary', 'serbia', 'romania'), bulgaria: 'contested' },
      units: { bulgaria: enemies('ottoman', 'russia') },
    })
    expect(g.winner).toEqual({ side: 'allies', how: 'capitals', rule: 'STD-WAR-02' })
  })

  test('not: before round 4', () => {
    expect(ends({ control: held('ottoman', ...LANDS) }, 3).winner).toBeNull()
  })

  test('refused: in a game of other rules there is no such war', () => {
    const spec = { ruleset: 'tournament', base: 'opening', options: { 'balkan-front': true } } as const
    expect(() => engine.positionFrom(spec)).toThrow('balkan-front')
  })
})
