// What a side has of its victory is guarded before the enemy stands next door.
import { describe, expect, it } from 'vitest'
import type { Goal, PositionSpec, SpaceId } from '../../src/engine/index.ts'
import { createGarrisonValue } from '../../src/players/land/garrisons.ts'
import { securedForGoals } from '../../src/players/land/goals.ts'
import { playerViewOf } from '../../src/players/player-view.ts'
import { position } from '../planning/position.ts'

const CONTROL = { moscow: 'germany' } as const

/** What so many Germans are worth in a land as a guard of it. */
function guarded(space: SpaceId, own: number, units: PositionSpec['units'], control: PositionSpec['control'] = CONTROL): number {
  const view = playerViewOf(position({ power: 'germany', units, control }), 'germany')
  return createGarrisonValue(view)(view.terrain.index.get(space)!, own)
}

describe('a guard', () => {
  const far = { kazakhstan: { britain: { infantry: 8 } } }

  it('is worth something in a capital that was won while an enemy stands two steps away', () => {
    expect(guarded('moscow', 8, far)).toBeGreaterThan(5)
    expect(guarded('moscow', 0, far)).toBe(0)
  })

  it('is worth less by each unit that stands there already, of an ally too', () => {
    const gain = (from: number) => guarded('moscow', from + 1, far) - guarded('moscow', from, far)
    expect(gain(8)).toBeLessThan(gain(1))
    const allied = { ...far, moscow: { ottoman: { infantry: 8 } } }
    expect(guarded('moscow', 1, allied) - guarded('moscow', 0, allied)).toBeLessThan(gain(0))
  })

  it('is worth nothing where nobody could come, and none where no victory rests on the land', () => {
    expect(guarded('moscow', 8, { lorraine: { france: { infantry: 20 } } })).toBe(0)
    expect(guarded('belarus', 8, far, { moscow: 'germany', belarus: 'germany' })).toBe(0)
  })

  it('is not what keeps an enemy from his victory: that is feared where he stands next door', () => {
    expect(guarded('vienna', 8, { venice: { italy: { infantry: 8 } }, serbia: { italy: { infantry: 8 } } })).toBe(0)
  })
})

describe('what a victory has already', () => {
  const goal = (held: readonly SpaceId[]): Goal => ({
    side: 'allies',
    rule: 'STD-VIC-01',
    when: 'round',
    met: false,
    needs: [['berlin'], ['vienna', 'constantinople']].map((list) =>
      list.map((space) => ({ space, as: 'held', met: held.includes(space) })),
    ),
  })

  it('is named where it would be lacking if it fell, and not where another would do', () => {
    expect(securedForGoals([goal(['vienna'])])).toEqual(['vienna'])
    expect(securedForGoals([goal(['vienna', 'constantinople'])])).toEqual([])
    expect(securedForGoals([goal([])])).toEqual([])
  })
})
