import { describe, expect, test } from 'vitest'
import type { PositionSpec, SpaceId } from '../../../../src/engine/index.ts'
import { engine, move } from '../../../support/game.ts'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand } from '../../../support/scenes/victory.ts'

/** How far a submarine of Britain goes from this zone. */
const range = (zone: SpaceId, spec: Partial<PositionSpec> = {}) => {
  const g = tou({ power: 'britain', ...spec, units: { ...spec.units, [zone]: { britain: { submarine: 1 } } } })
  return engine.unitsIn(g.state, zone).find((s) => s.power === 'britain')?.left
}

describe('TOU-MOV-09 bases that help ships along', () => {
  test("allowed: its own, and an ally's", () => {
    expect(range('sz9')).toBe(3)
    expect(range('sz15')).toBe(3)
    expect(range('sz17')).toBe(3)
  })

  test("allowed: one won from the enemy, and a contested one that was its side's at first", () => {
    expect(range('sz10', { control: held('france', 'kiel') })).toBe(3)
    expect(range('sz15', { units: stand(['brest'], 'france', 'germany') })).toBe(3)
  })

  test("refused: the enemy's, one in enemy hands, a contested one that was the enemy's", () => {
    expect(range('sz10')).toBe(2)
    expect(range('sz15', { control: held('germany', 'brest') })).toBe(2)
    expect(range('sz10', { units: stand(['kiel'], 'france', 'germany') })).toBe(2)
    const g = tou({ power: 'britain', control: held('germany', 'brest'), units: { sz15: { britain: { submarine: 1 } } } })
    g.refuse(move('sz15', ['sz7', 'sz2', 'sz13'], { submarine: 1 }), 'TOU-MOV-09')
  })

  test('refused: so whatever lies beside the ship; not what has sailed already, whose base was another', () => {
    const sz15 = { britain: { submarine: 1, cruiser: 1 }, france: { submarine: 1 } }
    const g = tou({ power: 'britain', control: held('germany', 'brest'), units: { sz15, sz7: { britain: { cruiser: 1 } } } })
    const far = (type: 'submarine' | 'cruiser') =>
      move('sz15', type === 'cruiser' ? ['sz7', 'sz2', 'sz13', 'sz22'] : ['sz7', 'sz2', 'sz13'], { [type]: 1 })
    g.refuse(far('submarine'), 'TOU-MOV-09')
    g.refuse(far('cruiser'), 'TOU-MOV-09')
    const moved = tou({ power: 'britain', control: held('germany', 'brest'), units: { sz7: { britain: { submarine: 1 } } } })
    moved.move('sz7', 'sz15', { submarine: 1 })
    expect(moved.refuse(far('submarine'), 'TOU-MOV-08').also?.map((e) => e.rule) ?? []).not.toContain('TOU-MOV-09')
  })

  test('not: of a neutral United States, and of its friends to come', () => {
    expect(range('sz1')).toBe(2)
    expect(range('sz1', { usaAtWar: true })).toBe(3)
  })

  test('edge: the United States have friends from the turn in which they enter the war', () => {
    const g = tou({ power: 'italy', phase: 'income', round: 4, units: { sz8: { usa: { cruiser: 1 } } } })
    g.endPhase()
    g.endPhase()
    expect(g.turn).toMatchObject({ power: 'usa', phase: 'move' })
    expect(engine.unitsIn(g.state, 'sz8')[0]?.left).toBe(4)
  })

  test('refused: what has sailed there beside ships of another kind that lay there is not told of the base', () => {
    const g = tou({
      power: 'britain',
      control: held('germany', 'brest'),
      units: { sz15: { britain: { submarine: 1 } }, sz7: { britain: { cruiser: 1 } } },
    })
    g.move('sz7', 'sz15', { cruiser: 1 })
    const error = g.refuse(move('sz15', ['sz7', 'sz2', 'sz13', 'sz22'], { cruiser: 1 }), 'TOU-MOV-08')
    expect([error.rule, ...(error.also ?? []).map((e) => e.rule)]).not.toContain('TOU-MOV-09')
  })
})
