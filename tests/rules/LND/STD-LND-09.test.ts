import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const guns = (units: object, queue: number[]) => {
  const g = at({ phase: 'combat', units: { lorraine: units }, queue })
  g.attack('lorraine')
  g.exhausted()
  return g.events('fired').flatMap((f) => f.groups.filter((x) => x.type === 'artillery').map((x) => [f.side, x.needs, x.hits]))
}

describe('STD-LND-09 air supremacy raises artillery', () => {
  test('allowed: the guns of the side that has it hit on 4, attacking or defending', () => {
    expect(guns({ germany: { infantry: 1, artillery: 1, fighter: 1 }, france: { infantry: 2 } }, [4, 6, 6, 6, 6])).toEqual([
      ['attacker', 4, 1],
    ])
    expect(guns({ germany: { infantry: 2 }, france: { infantry: 1, artillery: 1, fighter: 1 } }, [6, 6, 4, 6, 6])).toEqual([
      ['defender', 4, 1],
    ])
  })

  test('not: the other side’s guns stay at 3', () => {
    const both = { germany: { infantry: 1, artillery: 1 }, france: { infantry: 1, artillery: 1, fighter: 1 } }
    expect(guns(both, [4, 6, 5, 6, 6])).toEqual([
      ['attacker', 3, 0],
      ['defender', 4, 0],
    ])
  })

  test('edge: nobody’s guns are raised when both sides lost all their fighters', () => {
    const even = { germany: { infantry: 1, artillery: 1, fighter: 1 }, france: { infantry: 1, artillery: 1, fighter: 1 } }
    expect(guns(even, [1, 1, 4, 6, 4, 6])).toEqual([
      ['attacker', 3, 0],
      ['defender', 3, 0],
    ])
  })
})
