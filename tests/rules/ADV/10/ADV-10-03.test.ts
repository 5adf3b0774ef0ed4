import { describe, expect, test } from 'vitest'
import type { PowerId } from '../../../../src/engine/index.ts'
import { engine } from '../../../support/game.ts'
import { raid } from '../../../support/scenes/sea.ts'
import { advOpening } from '../../../support/scenes/start.ts'

describe('ADV-10-03 whose convoys they are at first', () => {
  test('allowed: six of Britain and two of France', () => {
    const owners = engine.convoys(advOpening().state)
    const of = (power: PowerId) => owners.filter((c) => c.owners.length === 1 && c.owners[0] === power).map((c) => c.zone)
    expect(of('britain')).toEqual(['sz2', 'sz3', 'sz4', 'sz7', 'sz8', 'sz13'])
    expect(of('france')).toEqual(['sz14', 'sz15'])
  })

  test('not: a raid in sea zone 14 costs Britain nothing', () => {
    const g = raid('sz14', 2, { germany: { submarine: 2 } }, [4, 1], { treasury: { britain: 10, france: 10 } })
    expect([g.treasury('britain'), g.treasury('france')]).toEqual([10, 7])
  })
})
