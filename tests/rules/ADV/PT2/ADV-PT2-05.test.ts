import { describe, expect, test } from 'vitest'
import { hold } from '../../../support/scenes/coast.ts'
import { caught, flyers } from '../../../support/scenes/land.ts'

describe('ADV-PT2-05 Fighters caught alone fly off', () => {
  test('allowed: to friendly land next door; the land they leave is taken', () => {
    const g = caught()
    expect(g.decision).toMatchObject({ kind: 'choice', by: 'france', space: 'lorraine', rule: 'ADV-PT2-07' })
    g.choose('picardy')
    expect(g.units('picardy')).toEqual({ france: { fighter: 1 } })
    expect(g.control('lorraine')).toBe('germany')
    expect(g.battles).toEqual([])
  })

  test('holds: without such land they are lost and do not fire', () => {
    const g = flyers({
      control: { lorraine: 'germany', burgundy: 'germany', belgium: 'germany', picardy: 'germany', alsace: 'france' },
      mobilized: ['belgium'],
      units: { alsace: { france: { fighter: 2 } }, ruhr: { germany: { infantry: 2 } } },
    })
    g.move('ruhr', 'alsace', { infantry: 1 })
    g.endPhase()
    expect(g.units('alsace')).toEqual({ germany: { infantry: 1 } })
    expect(g.past('fighters-overrun')).toMatchObject([{ power: 'france', units: { fighter: 2 }, rule: 'ADV-PT2-05' }])
    expect(g.past('fired')).toEqual([])
    expect(g.control('alsace')).toBe('germany')
  })

  test('allowed: also before a landing that is declared, with or without a battle at sea', () => {
    for (const cruiser of [0, 1]) {
      const g = flyers({
        queue: [1, 6],
        units: {
          brest: { france: { fighter: 1 } },
          sz15: {
            germany: { battleship: 1, transports: [hold('germany', ['infantry'])] },
            ...(cruiser ? { france: { cruiser } } : {}),
          },
        },
      })
      const landing = { type: 'offload', transport: g.transport('sz15'), to: 'brest', units: { infantry: 1 } } as const
      g.do(cruiser ? { ...landing, afterSeaCombat: true } : landing)
      g.endPhase()
      g.choose('paris')
      expect(g.units('paris')).toEqual({ france: { fighter: 1 } })
      expect(g.units('brest').france).toBeUndefined()
    }
  })

  test('edge: with one infantry beside them they stay and fight', () => {
    const g = caught({ units: { lorraine: { france: { infantry: 1, fighter: 1 } } } })
    expect(g.decision).toBeNull()
    expect(g.battles).toMatchObject([{ space: 'lorraine', required: true }])
  })
})
