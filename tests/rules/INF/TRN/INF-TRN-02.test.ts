import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { mine, offKiel, theirs } from '../../../support/scenes/sea.ts'
import { dice } from '../../../support/scenes/told.ts'

const ashore = (queue: number[]) => {
  const g = offKiel([mine, theirs], { queue })
  g.do(landing(g, 'sz10', 'kiel', { infantry: 2 }))
  g.endPhase()
  return g
}

describe('INF-TRN-02 landed allies fight beside you', () => {
  test('allowed: in an assault they attack at once together with the transport’s owner', () => {
    const g = ashore([1, 6, 1, 6, 6])
    expect(g.battles).toEqual([{ space: 'kiel', kind: 'land', required: true, resolved: false }])
    g.attack('kiel')
    expect(g.events('battle-opened')).toMatchObject([{ attacker: 'britain', with: ['france'] }])
    expect(dice(g, 'attack').slice(1)).toEqual(['france infantry 1@2', 'britain infantry 1@2'])
    expect(g.control('kiel')).toBe('britain')
  })

  test('not: they do not stand by', () => {
    const g = ashore([6, 6, 6, 1, 1])
    g.do({ type: 'attack', space: 'kiel', with: [] })
    expect(g.units('kiel')).toEqual({ germany: { infantry: 2 } })
    expect(g.past('units-lost').map((e) => [e.power, e.units])).toEqual([
      ['france', { infantry: 1 }],
      ['britain', { infantry: 1 }],
    ])
  })

  test('edge: after a battle at sea they go ashore and fight in the same action', () => {
    const g = offKiel([mine, theirs], {
      units: { sz10: { britain: { battleship: 1, transports: [{ cargo: [mine, theirs] }] }, germany: { submarine: 1 } } },
      queue: [1, 6, 6, 6, 6, 6],
    })
    g.do({ type: 'offload', transport: g.transport('sz10'), to: 'kiel', units: { infantry: 2 }, afterSeaCombat: true })
    expect(g.situation.landings).toMatchObject([{ to: 'kiel', units: { infantry: 2 } }])
    g.endPhase()
    g.attack('sz10')
    g.answer({ type: 'submerge', count: 0 })
    expect(g.events('battle-opened')).toMatchObject([{ space: 'kiel', with: ['france'] }])
    expect(g.units('kiel')).toMatchObject({ france: { infantry: 1 }, britain: { infantry: 1 } })
  })
})
