// What a question about dice says of its throw, and one about boats of the hits that everybody has seen.
import { describe, expect, test } from 'vitest'
import type { PositionSpec } from '../../src/engine/index.ts'
import { at, type Game } from '../support/game.ts'
import { storm } from '../support/scenes/coast.ts'

const typed = (spec: Partial<PositionSpec>): Game => at({ dice: 'entered', phase: 'combat', round: 5, ...spec })
const thrown = (g: Game) => g.decision?.throw

describe('a throw', () => {
  test('is told by what fires at which number, in the order of its dice', () => {
    const g = typed({
      units: { picardy: { germany: { infantry: 3, artillery: 2, tank: 1 }, france: { infantry: 2, artillery: 1 } } },
    })
    g.attack('picardy')
    expect(thrown(g)).toEqual({
      groups: [
        { power: 'germany', type: 'artillery', count: 2, needs: 3 },
        { power: 'germany', type: 'infantry', count: 2, needs: 3 },
        { power: 'germany', type: 'tank', count: 1, needs: 2 },
        { power: 'germany', type: 'infantry', count: 1, needs: 2 },
      ],
      counts: 'hits',
    })
    g.answer({ type: 'enter-dice', dice: [6, 6, 6, 6, 6, 6] })
    expect(thrown(g)?.groups.map(({ type, count }) => [type, count])).toEqual([
      ['artillery', 1],
      ['infantry', 2],
    ])
  })

  test('is told without the dice that have come already', () => {
    const g = typed({ queue: [6], units: { picardy: { germany: { infantry: 1, artillery: 2 }, france: { infantry: 2 } } } })
    g.attack('picardy')
    expect(g.decision).toMatchObject({ count: 2 })
    expect(thrown(g)?.groups.map(({ type, count }) => [type, count])).toEqual([
      ['artillery', 1],
      ['infantry', 1],
    ])
  })

  test('of aces removes up to a number, above it only damages (ADV-04-01)', () => {
    const g = typed({
      ruleset: 'advanced',
      units: { picardy: { germany: { infantry: 1, fighter: 2 }, france: { infantry: 1, fighter: 1 } } },
    })
    g.attack('picardy')
    expect(thrown(g)).toEqual({
      groups: [{ power: 'germany', type: 'fighter', count: 2, needs: 2 }],
      counts: 'kills-and-damage',
      killsUpTo: 1,
    })
  })

  test('of gas counts by its lowest die, and then by faces, one die a side (ADV-03-07, ADV-03-10)', () => {
    const g = typed({
      ruleset: 'advanced',
      markers: { gas: { picardy: { germany: 2 } } },
      units: { picardy: { germany: { infantry: 3, artillery: 2 }, france: { infantry: 3 } } },
    })
    g.attack('picardy')
    g.do({ type: 'gas', count: 2 })
    expect(thrown(g)).toEqual({ groups: [{ power: 'germany', type: 'artillery', count: 2, needs: 0 }], counts: 'lowest' })
    g.answer({ type: 'enter-dice', dice: [2, 5] })
    expect(thrown(g)).toMatchObject({ counts: 'faces', groups: [{ count: 1, needs: 0 }] })
  })

  test('of mines is one die at one ship', () => {
    const g = typed({
      phase: 'move',
      power: 'germany',
      units: { sz10: { germany: { cruiser: 1 } }, sz9: {} },
    })
    g.move('sz10', 'sz9', { cruiser: 1 })
    g.endPhase()
    expect(thrown(g)).toEqual({ groups: [{ power: 'germany', type: 'cruiser', count: 1, needs: 1 }], counts: 'hits' })
  })

  test('of guns on the coast is read face by face (ADV-12-07)', () => {
    const g = storm({ spec: { dice: 'entered' } })
    g.do({ type: 'coastal', count: 1 })
    expect(thrown(g)).toEqual({ groups: [{ power: 'germany', type: 'artillery', count: 1, needs: 0 }], counts: 'faces' })
  })

  test('of who leaves is one die a side (ADV-09-04)', () => {
    const g = typed({
      ruleset: 'advanced',
      units: { sz10: { germany: { cruiser: 1 }, britain: { cruiser: 2 } } },
    })
    g.attack('sz10')
    g.answer({ type: 'enter-dice', dice: [6] })
    g.answer({ type: 'enter-dice', dice: [6, 6] })
    g.do({ type: 'disengage', on: true })
    g.do({ type: 'disengage', on: false })
    expect(thrown(g)).toEqual({ groups: [{ power: 'germany', type: 'cruiser', count: 1, needs: 0 }], counts: 'faces' })
  })
})

describe('a question about boats', () => {
  test('tells the defence the hits that have been scored, and the attacker none (STD-NAV-09)', () => {
    const g = typed({ units: { sz10: { germany: { cruiser: 2, submarine: 1 }, britain: { submarine: 2, cruiser: 1 } } } })
    g.attack('sz10')
    expect(g.decision).toMatchObject({ kind: 'submerge', by: 'germany' })
    expect(g.decision).not.toHaveProperty('hits')
    g.answer({ type: 'submerge', count: 0 })
    g.answer({ type: 'enter-dice', dice: [6, 1, 2] })
    expect(g.decision).toMatchObject({ kind: 'submerge', by: 'britain', hits: 2 })
    expect(g.state.flow.pending).not.toHaveProperty('hits')
  })
})
