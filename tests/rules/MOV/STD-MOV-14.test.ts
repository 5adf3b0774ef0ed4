import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const front = { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } }, munich: { germany: { infantry: 1 } } }

describe('STD-MOV-14 withdrawals count when all moves are finished', () => {
  test('allowed: one leaves and another comes, and the territory stays contested', () => {
    const g = at({ units: { ...front, ruhr: { germany: { infantry: 1 } }, alsace: { germany: { infantry: 1 } } } })
    g.move('lorraine', 'alsace', { infantry: 2 })
    expect(g.control('lorraine')).toBe('contested')
    g.move('alsace', 'lorraine', { infantry: 1 })
    g.endPhase()
    expect(g.control('lorraine')).toBe('contested')
    expect(g.battles).toMatchObject([{ space: 'lorraine', required: false }])
  })

  test('edge: control does not change before Movement ends', () => {
    const g = at({ units: front })
    g.move('lorraine', 'alsace', { infantry: 2 })
    expect(g.control('lorraine')).toBe('contested')
    expect(g.production('france')).toBe(22)
    g.endPhase()
    expect(g.control('lorraine')).toBe('france')
    expect(g.production('france')).toBe(24)
  })

  test('edge: a landing that waits for its sea battle does not hold it', () => {
    const cargo = [{ power: 'germany', type: 'infantry' } as const]
    const g = at({
      queue: [1, 6],
      units: {
        picardy: { germany: { infantry: 1 }, france: { infantry: 1 } },
        belgium: { germany: { infantry: 1 } },
        sz9: { germany: { battleship: 1, transports: [{ cargo }] }, britain: { cruiser: 1 } },
      },
    })
    g.do({ type: 'offload', transport: g.transport('sz9'), to: 'picardy', units: { infantry: 1 }, afterSeaCombat: true })
    g.move('picardy', 'belgium', { infantry: 1 })
    g.endPhase()
    expect(g.control('picardy')).toBe('france')
  })
})
