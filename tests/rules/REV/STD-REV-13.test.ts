import { describe, expect, test } from 'vitest'
import { landing } from '../../support/scenes/actions.ts'
import { hold } from '../../support/scenes/coast.ts'
import { afterwards } from '../../support/scenes/revolution.ts'

describe('STD-REV-13 nobody else enters either; who is there may stay or leave', () => {
  const spec = {
    power: 'britain',
    units: { finland: { britain: { infantry: 2 }, russia: { infantry: 1 } }, karelia: { russia: { infantry: 1 } } },
  } as const

  test('refused: Allied units into Russian land', () => {
    const g = afterwards(spec)
    g.refuse({ type: 'move', from: 'finland', path: ['karelia'], units: { infantry: 1 } }, 'STD-REV-13')
    const sea = afterwards({
      power: 'britain',
      units: { sz12: { britain: { transports: [hold('britain', ['infantry'])] } } },
    })
    sea.refuse(landing(sea, 'sz12', 'karelia', { infantry: 1 }), 'STD-REV-13')
  })

  test('allowed: to stay there, or to leave', () => {
    const g = afterwards({ ...spec, control: { norway: 'britain' } })
    g.move('finland', 'norway', { infantry: 1 })
    g.endPhase()
    g.endPhase()
    expect(g.units('finland')).toEqual({ britain: { infantry: 1 }, russia: { infantry: 1 } })
    expect(g.control('finland')).toBe('russia')
  })

  test('edge: a fighter may pass over it', () => {
    const g = afterwards({ units: { ukraine: { germany: { infantry: 1 } }, livonia: { germany: { infantry: 1, fighter: 1 } } } })
    g.do({ type: 'move', from: 'livonia', path: ['belarus', 'ukraine'], units: { fighter: 1 } })
    g.refuse({ type: 'move', from: 'ukraine', path: ['moscow'], units: { infantry: 1 } }, 'STD-REV-12')
  })
})
