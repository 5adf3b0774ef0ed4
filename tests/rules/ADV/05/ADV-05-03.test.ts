import { describe, expect, test } from 'vitest'
import { adv } from '../../../support/scenes/start.ts'

describe('ADV-05-03 an enemy destroyer makes a zone hostile', () => {
  test('allowed: its zone is hostile to its enemies and friendly to its side', () => {
    const g = adv({ units: { sz4: { britain: { destroyer: 1 } } } })
    expect(g.status('sz4', 'germany')).toBe('hostile')
    expect(g.status('sz4', 'france')).toBe('friendly')
  })

  test('allowed: whoever sails into it may fight there', () => {
    const g = adv({ units: { sz5: { germany: { destroyer: 2 } }, sz4: { britain: { destroyer: 1 } } } })
    g.move('sz5', 'sz4', { destroyer: 2 })
    expect(g.status('sz4', 'germany')).toBe('hostile')
    g.endPhase()
    expect(g.battles.map(({ space }) => space)).toEqual(['sz4'])
  })

  test('refused: nothing is loaded beside it', () => {
    const g = adv({
      units: { sz4: { germany: { transport: 1 }, britain: { destroyer: 1 } }, scotland: { germany: { infantry: 2 } } },
    })
    g.refuse({ type: 'load', from: 'scotland', transport: g.transport('sz4'), units: { infantry: 1 } }, 'ADV-05-10')
  })

  test('edge: submarines and transports make none hostile', () => {
    const g = adv({ units: { sz4: { britain: { submarine: 2, transport: 1 } } } })
    expect(g.status('sz4', 'germany')).toBe('friendly')
  })
})
