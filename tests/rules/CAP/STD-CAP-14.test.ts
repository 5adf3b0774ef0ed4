import { describe, expect, test } from 'vitest'
import { at, move } from '../../support/game.ts'
import { attack, end } from '../../support/scenes/actions.ts'

const paris = (queue: number[]) =>
  at({
    power: 'britain',
    units: {
      brest: { britain: { infantry: 3 } },
      paris: { germany: { infantry: 1 } },
      lorraine: { germany: { infantry: 1 }, italy: { infantry: 1 } },
    },
    control: { brest: 'britain', marseilles: 'italy', bordeaux: 'germany', algeria: 'britain', belgium: 'britain' },
    queue,
  }).after(move('brest', 'paris', { infantry: 2 }), end, attack('paris'))

describe('STD-CAP-14 a liberated capital brings back what friends hold', () => {
  test('allowed: its owner regains at once all its original territories in friendly hands', () => {
    const g = paris([2, 6, 6])
    expect(['paris', 'brest', 'marseilles', 'algeria'].map((s) => g.control(s))).toEqual(['france', 'france', 'france', 'france'])
  })

  test('holds: contested, enemy-held and not original territories stay as they are', () => {
    const g = paris([2, 6, 6])
    expect(['lorraine', 'bordeaux', 'belgium'].map((s) => g.control(s))).toEqual(['contested', 'germany', 'britain'])
  })

  test('not: a capital that is only contested brings back nothing', () => {
    const g = paris([6, 6, 6])
    expect(['paris', 'brest', 'marseilles'].map((s) => g.control(s))).toEqual(['contested', 'britain', 'italy'])
  })

  test('edge: its income is collected again with its next Collect Income phase', () => {
    const g = paris([2, 6, 6])
    expect(g.treasury('france')).toBe(24)
    g.until('france', 'mobilize')
    g.endPhase()
    g.endPhase()
    expect(g.treasury('france')).toBe(24 + g.production('france'))
  })
})
