import { describe, expect, it } from 'vitest'
import { facesOf, hitColumns } from '../../../src/ui/decisions/dice-columns.ts'
import type { DiceGroup } from '../../../src/ui/decisions/dice-group.ts'

const guns: DiceGroup = { label: 'guns', count: 3, needs: 3 }
const infantry: DiceGroup = { label: 'infantry', count: 8, needs: 2 }
const tanks: DiceGroup = { label: 'tanks', count: 1, needs: 2 }
const hitsOf = (groups: readonly DiceGroup[], faces: readonly number[]) => {
  let at = 0
  return groups.map(({ count, needs }) => {
    const dice = faces.slice(at, at + count)
    at += count
    return dice.filter((die) => die <= (needs ?? 0)).length
  })
}

describe('dice told by column', () => {
  it('holds: what hits with the same number is one column, the lowest first', () => {
    expect(hitColumns([guns, infantry, tanks])).toEqual([
      { needs: 2, count: 9 },
      { needs: 3, count: 3 },
    ])
  })

  it('holds: the faces have as many hits in each column as were told, and are dice', () => {
    const faces = facesOf([guns, infantry, tanks], { 2: 9, 3: 1 })
    expect(faces).toHaveLength(12)
    expect(hitsOf([guns, infantry, tanks], faces)).toEqual([1, 8, 1])
    expect(faces.every((die) => die >= 1 && die <= 6)).toBe(true)
  })

  it('edge: no hits are misses everywhere, and a column nobody told is all misses', () => {
    expect(hitsOf([guns, infantry], facesOf([guns, infantry], {}))).toEqual([0, 0])
  })

  it('not: where the faces themselves count, there are no columns', () => {
    expect(hitColumns([{ label: 'gas', count: 2, needs: null }])).toBeNull()
    expect(hitColumns([{ label: 'air', count: 2, needs: 2, note: '1 shoots down' }])).toBeNull()
  })
})
