import { describe, expect, test } from 'vitest'
import { engine, type Game } from '../../../support/game.ts'
import { advOpening } from '../../../support/scenes/start.ts'

const count = (g: Game) =>
  engine.spacesOf(g.state).flatMap((s) =>
    g
      .stacks(s.id)
      .filter((x) => x.type === 'machine-gun')
      .map((x) => [s.id, x.count] as const),
  )

describe('ADV-PT1-01 twice the machine guns', () => {
  test('allowed: every territory that starts with one starts with two, 28 in all', () => {
    const two = count(advOpening({ options: { 'pt-1': true } }))
    expect(two).toEqual(count(advOpening()).map(([space, n]) => [space, 2 * n]))
    expect(two.reduce((sum, [, n]) => sum + n, 0)).toBe(28)
  })

  test('holds: without the option there is one each', () => {
    expect(count(advOpening()).map(([, n]) => n)).toEqual(Array(14).fill(1))
  })

  test('not: nothing else of the opening changes', () => {
    const rest = (g: Game) =>
      engine.spacesOf(g.state).map((s) => [s.id, g.stacks(s.id).filter((x) => x.type !== 'machine-gun')] as const)
    expect(rest(advOpening({ options: { 'pt-1': true } }))).toEqual(rest(advOpening()))
  })
})
