import { describe, expect, it } from 'vitest'
import { rankedFaces } from '../../src/odds/ranked-faces.ts'
import { leave, stay } from '../support/scenes/actions.ts'
import { before as opened } from '../support/scenes/land.ts'
import { fight } from '../support/scenes/sea.ts'

describe('faces from bad to good', () => {
  it('have the heaviest gas last, and first what leaves everybody as he was', () => {
    const g = opened({ infantry: 3, artillery: 3, 'poison-gas': 3 }, { france: { infantry: 9 } }, { dice: 'entered' })
    g.attack('lorraine')
    g.do({ type: 'gas', count: 3 })
    expect(g.decision?.throw?.counts).toBe('lowest')
    expect(rankedFaces(g.state).at(-1)).toBe(1)
    expect(rankedFaces(g.state)[0]).toBeGreaterThan(3)
  })

  it('have a high face last for a weak fleet that throws to get away, and a low one first', () => {
    const g = fight({ cruiser: 1 }, { britain: { battleship: 3 } }, [], { dice: 'entered' })
    const count = () => g.decision?.throw?.groups.reduce((sum, each) => sum + each.count, 0) ?? 0
    g.do({ type: 'enter-dice', dice: Array.from({ length: count() }, () => 6) })
    g.do({ type: 'enter-dice', dice: Array.from({ length: count() }, () => 6) })
    g.do(leave)
    g.do(stay)
    expect(g.decision?.topic).toBe('disengagement-dice')
    const ranked = rankedFaces(g.state)
    expect(ranked.at(-1)).toBeGreaterThan(ranked[0]!)
    expect([...ranked].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('are as ever where no dice are asked for', () => {
    expect(rankedFaces(opened({ infantry: 1 }, { france: { infantry: 1 } }, { dice: 'entered' }).state)).toEqual([
      6, 5, 4, 3, 2, 1,
    ])
  })
})
