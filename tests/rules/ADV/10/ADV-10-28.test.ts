import { describe, expect, test } from 'vitest'
import { leave, stay } from '../../../support/scenes/actions.ts'
import { raid } from '../../../support/scenes/sea.ts'
import { rolls } from '../../../support/scenes/told.ts'

describe('ADV-10-28 a raid is an attack on the zone', () => {
  const attacked = () => raid('sz4', 2, { germany: { submarine: 2, transport: 1 }, britain: { cruiser: 1 } }, [6, 1, 1, 2, 5])

  test('allowed: the enemy there may keep the battle going', () => {
    const g = attacked()
    expect(g.decision).toMatchObject({ kind: 'disengage', by: 'germany' })
    g.do(leave)
    g.do(stay)
    expect(rolls(g)).toEqual(['attacker leaves 2+0', 'defender stays 5+1'])
    expect(g.state.flow.agenda.at(-1)).toMatchObject({ task: 'sea-battle', round: 2 })
  })

  test('not: no German ship in the zone is left out of it', () => {
    const g = attacked()
    expect(g.past('battle-opened')[0]?.attackers.map((l) => [l.type, l.count])).toEqual([
      ['submarine', 2],
      ['transport', 1],
    ])
  })
})
