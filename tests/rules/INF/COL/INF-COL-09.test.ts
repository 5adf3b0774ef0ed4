import { describe, expect, test } from 'vitest'
import { choose, end } from '../../../support/scenes/actions.ts'
import { invade } from '../../../support/scenes/influence.ts'
import { inf } from '../../../support/scenes/start.ts'

const spain = () => invade('spain', 'germany', { units: { morocco: { france: { infantry: 2 } } } }).after(end, choose('france'))

describe('INF-COL-09 Spain’s colonies open with Spain and gain no owner', () => {
  test('allowed: once Spain is in the war they go to whoever enters first', () => {
    const g = inf({ power: 'france', mobilized: ['spain'], units: { morocco: { france: { infantry: 2 } } } })
    g.move('morocco', 'spanish-morocco', { infantry: 1 })
    g.endPhase()
    expect(g.control('spanish-morocco')).toBe('france')
  })

  test('not: to nobody at that moment', () => {
    const g = spain()
    expect(g.situation.mobilized).toEqual(['spain'])
    expect([g.control('spanish-morocco'), g.control('balearic-islands')]).toEqual([null, null])
  })
})
