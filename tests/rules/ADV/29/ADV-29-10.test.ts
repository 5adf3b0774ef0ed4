import { describe, expect, test } from 'vitest'
import { landing } from '../../../support/scenes/actions.ts'
import { hold } from '../../../support/scenes/coast.ts'
import { advLate } from '../../../support/scenes/start.ts'

describe('ADV-29-10 The Balearic Islands and Spain’s colonies', () => {
  test('allowed: the islands are taken, and Spain stays as it is', () => {
    const g = advLate({
      power: 'france',
      units: { sz16: { france: { transports: [hold('france', ['infantry'])] } } },
    })
    g.do(landing(g, 'sz16', 'balearic-islands', { infantry: 1 }))
    g.endPhase()
    expect(g.control('balearic-islands')).toBe('france')
    expect(g.situation.leanings).toBeUndefined()
    expect([g.status('spain', 'germany'), g.status('spain', 'france')]).toEqual(['neutral', 'neutral'])
  })

  test('not: Spain brings no colony along', () => {
    const g = advLate({
      control: { 'spanish-morocco': 'france', bordeaux: 'germany' },
      units: { bordeaux: { germany: { infantry: 2 } } },
    })
    g.move('bordeaux', 'spain', { infantry: 1 })
    g.endPhase()
    expect(g.control('spain')).toBe('germany')
    expect([g.control('balearic-islands'), g.control('spanish-morocco')]).toEqual([null, 'france'])
  })
})
