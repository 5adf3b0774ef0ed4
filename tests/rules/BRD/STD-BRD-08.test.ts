import { describe, expect, test } from 'vitest'
import { at, refusedPosition } from '../../support/game.ts'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'

const COLONIES = [
  { colony: 'belgian-congo', from: 'kamerun' },
  { colony: 'angola', from: 'south-west-africa' },
  { colony: 'portuguese-east-africa', from: 'german-east-africa' },
  { colony: 'spanish-morocco', from: 'algeria' },
] as const

describe('STD-BRD-08 colonies of minor powers', () => {
  test('allowed: who enters a colony takes it', () => {
    for (const { colony, from } of COLONIES) {
      const g = at({ units: { [from]: { germany: { infantry: 1 } } } })
      g.move(from, colony, { infantry: 1 })
      g.endPhase()
      expect(g.control(colony), colony).toBe('germany')
    }
  })

  test('allowed: the Balearic Islands from the sea', () => {
    const g = at({
      power: 'italy',
      units: { sz16: { italy: { transports: [hold('italy', ['infantry'])] } } },
    })
    g.do(landing(g, 'sz16', 'balearic-islands', { infantry: 1 }))
    g.endPhase()
    expect(g.control('balearic-islands')).toBe('italy')
    expect(g.situation.mobilized).toEqual([])
  })

  test('refused: a colony never raises an army', () => {
    for (const { colony, from } of COLONIES) {
      const g = at({ units: { [from]: { germany: { infantry: 1 } } } })
      g.move(from, colony, { infantry: 1 })
      g.endPhase()
      expect(g.events('minor-mobilized'), colony).toEqual([])
      expect(g.units(colony)).toEqual({ germany: { infantry: 1 } })
      const told = refusedPosition({ mobilized: [colony] })
      expect(told).toContain('"mobilized[0]" must be one of')
      expect(told).not.toContain(colony)
    }
  })
})
