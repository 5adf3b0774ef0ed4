import { describe, expect, test } from 'vitest'
import type { PositionSpec, PowerId } from '../../src/engine/index.ts'
import { at, engine, type Game } from '../support/game.ts'

/** Answers these dice questions, each asked of this power, with these dice; after them no more dice are asked for. */
function typeIn(g: Game, throws: readonly (readonly [PowerId, ...number[]])[]): void {
  for (const [by, ...dice] of throws) {
    expect(g.decision).toMatchObject({ kind: 'dice', by, count: dice.length })
    g.answer({ type: 'enter-dice', dice })
  }
  expect(g.decision?.kind).not.toBe('dice')
}

/** The game again from its actions alone, as a save without recorded dice would have it. */
function replaysFromActions(g: Game, spec: PositionSpec, actions: Parameters<Game['do']>[0][]) {
  const again = engine.replay(
    spec,
    actions.map((action) => ({ action })),
  )
  if (!again.ok) expect.fail(again.error.message)
  expect(engine.hashOf(again.state)).toBe(engine.hashOf(g.state))
}

describe('dice entered by hand', () => {
  test('a whole land battle: one question a side and round of the air battle, one a side of the fire', () => {
    const g = at({
      dice: 'entered',
      phase: 'combat',
      round: 5,
      units: {
        picardy: {
          germany: { infantry: 2, artillery: 1, tank: 1, fighter: 1 },
          france: { infantry: 1 },
          britain: { infantry: 2, artillery: 1, fighter: 1 },
        },
      },
    })
    g.attack('picardy')
    // Air: both miss, then Germany's hits. On the ground: artillery, supported infantry, tank, infantry, fighter; then the defence.
    typeIn(g, [
      ...([
        ['germany', 6],
        ['britain', 6],
        ['germany', 2],
        ['britain', 6],
      ] as const),
      ['germany', 6, 6, 6, 6, 1],
      ['france', 6, 6, 6, 3],
    ])
    expect(g.decision).toMatchObject({ kind: 'casualties', by: 'france', count: 1 })
    g.answer({ type: 'casualties', lose: { france: { infantry: 1 } } })
    expect(g.units('picardy')).toEqual({
      germany: { infantry: 2, artillery: 1, tank: 1, fighter: 1 },
      britain: { infantry: 2, artillery: 1 },
    })
    expect(g.past('fired').flatMap((f) => f.groups.flatMap((x) => x.dice))).toEqual([6, 6, 2, 6, 6, 6, 6, 6, 1, 6, 6, 6, 3])
    g.replays()
  })

  test('a whole sea battle over two rounds, throws of equal size one after the other', () => {
    const spec = {
      ruleset: 'standard',
      base: 'empty',
      seed: 'x',
      round: 2,
      power: 'germany',
      phase: 'combat',
      dice: 'entered',
      units: { sz5: { germany: { cruiser: 2 }, france: { transport: 1 }, britain: { cruiser: 2 } } },
    } satisfies PositionSpec
    const g = at(spec)
    g.attack('sz5')
    typeIn(g, [
      ['germany', 3, 6],
      ['britain', 6, 6],
    ])
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 2 }, france: { transport: 1 }, britain: { cruiser: 1 } })
    g.answer({ type: 'press', on: true })
    typeIn(g, [
      ['germany', 1, 2],
      ['britain', 6],
    ])
    expect(g.units('sz5')).toEqual({ germany: { cruiser: 2 } })
    g.replays()
    replaysFromActions(g, spec, [
      { type: 'attack', space: 'sz5' },
      { type: 'enter-dice', dice: [3, 6] },
      { type: 'enter-dice', dice: [6, 6] },
      { type: 'press', on: true },
      { type: 'enter-dice', dice: [1, 2] },
      { type: 'enter-dice', dice: [6] },
    ])
  })

  test('a landing: one ship’s die for one zone, the strike, then the battle with its bombardment', () => {
    const cargo = (type: 'infantry' | 'tank') => ({ power: 'britain' as const, type })
    const g = at({
      dice: 'entered',
      power: 'britain',
      round: 5,
      units: {
        sz5: { britain: { battleship: 1, cruiser: 1, transports: [{ cargo: [cargo('infantry'), cargo('tank')] }] } },
        kiel: { germany: { infantry: 1, artillery: 2 } },
      },
    })
    const id = g.transport('sz5')
    g.do({ type: 'move', from: 'sz5', path: ['sz10'], units: { battleship: 1, cruiser: 1 }, transports: [id] })
    g.do({ type: 'offload', transport: id, to: 'kiel', units: { infantry: 1, tank: 1 } })
    typeIn(g, [
      ['germany', 2],
      ['germany', 2],
      ['germany', 2],
    ])
    g.endPhase()
    g.attack('kiel')
    typeIn(g, [
      ['germany', 6, 6],
      ['britain', 4, 2, 6],
      ['germany', 6, 6, 6],
    ])
    // Two hits and one way to take them: the last infantry stays.
    expect(g.decision).toBeNull()
    expect(g.units('kiel')).toEqual({ britain: { infantry: 1, tank: 1 }, germany: { infantry: 1 } })
    g.replays()
  })

  test('refused: another number of dice, faces that do not exist, and anything else meanwhile', () => {
    const g = at({ dice: 'entered', phase: 'combat', units: { picardy: { germany: { infantry: 2 }, france: { infantry: 1 } } } })
    g.attack('picardy')
    g.refuse({ type: 'enter-dice', dice: [1] }, 'CONTRACT')
    g.refuse({ type: 'enter-dice', dice: [1, 2, 3] }, 'CONTRACT')
    g.refuse({ type: 'enter-dice', dice: [1, 7] }, 'CONTRACT')
    g.refuse({ type: 'end-phase' }, 'CONTRACT')
    expect(g.legal).toHaveLength(1)
  })

  test('the same dice end in the same position, typed in or queued, and dice of a queue come first', () => {
    const units = { picardy: { germany: { infantry: 3 }, france: { infantry: 3 } } }
    const queued = at({ phase: 'combat', units, queue: [2, 6, 6, 6, 6, 3] })
    queued.attack('picardy')
    const typed = at({ phase: 'combat', units, queue: [2, 6], dice: 'entered' })
    typed.attack('picardy')
    typeIn(typed, [
      ['germany', 6],
      ['france', 6, 6, 3],
    ])
    expect(typed.units('picardy')).toEqual(queued.units('picardy'))
    expect(typed.state.table.rng).toEqual(queued.state.table.rng)
    typed.replays()
    queued.replays()
  })

  test('refused: a record that is no list of dice, with the action that it stands beside', () => {
    const spec = { ruleset: 'standard', base: 'opening' } satisfies PositionSpec
    const broken = [[{ action: { type: 'end-phase' }, dice: [7] }], [{ action: { type: 'end-phase' }, dice: 5 }], [null], [{}]]
    for (const log of broken) {
      const again = engine.replay(spec, log as unknown as Parameters<typeof engine.replay>[1])
      expect(again.ok).toBe(false)
      if (!again.ok) expect(again.error.rule).toBe('CONTRACT')
    }
  })
})
