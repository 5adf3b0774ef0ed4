import { describe, expect, test } from 'vitest'
import { tou } from '../../../support/scenes/start.ts'
import { held, stand, turnEnds } from '../../../support/scenes/victory.ts'

describe('TOU-COL-13 the treasury of a power that has surrendered', () => {
  test('allowed: it waits for the first enemy that gains the capital', () => {
    const g = tou({ surrendered: ['france'], treasury: { france: 14, germany: 1 }, units: stand(['burgundy'], 'germany') })
    expect(g.treasury('france')).toBe(14)
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.control('paris')).toBe('germany')
    expect(g.events('treasury-captured')).toEqual([{ type: 'treasury-captured', from: 'france', to: 'germany', amount: 14 }])
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([0, 15])
  })

  test('not: an ally who gains the capital gets nothing', () => {
    const g = tou({
      power: 'britain',
      surrendered: ['france'],
      treasury: { france: 14, britain: 1 },
      units: stand(['picardy'], 'britain'),
    })
    g.move('picardy', 'paris', { infantry: 1 })
    g.endPhase()
    expect(g.control('paris')).toBe('britain')
    expect([g.treasury('france'), g.treasury('britain')]).toEqual([14, 1])
  })

  test('edge: an enemy who takes it from that ally gets it after all', () => {
    const g = tou({
      surrendered: ['france'],
      treasury: { france: 14, germany: 1 },
      control: held('britain', 'paris'),
      units: stand(['burgundy'], 'germany'),
    })
    g.move('burgundy', 'paris', { infantry: 1 })
    g.endPhase()
    expect([g.treasury('france'), g.treasury('germany')]).toEqual([0, 15])
  })

  test('allowed: an enemy left alone in the contested capital has it at the very surrender', () => {
    const g = turnEnds('france', {
      control: held('germany', 'bordeaux', 'brest'),
      units: stand(['paris'], 'france', 'germany'),
      treasury: { france: 9, germany: 0 },
    })
    expect(g.control('paris')).toBe('germany')
    // What it collected as its last turn ended goes with it.
    expect(g.treasury('germany')).toBeGreaterThanOrEqual(9)
    expect(g.treasury('france')).toBe(0)
  })
})
