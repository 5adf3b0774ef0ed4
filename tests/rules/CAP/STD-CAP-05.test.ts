import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const carrying = {
  cargo: [
    { power: 'france' as const, type: 'infantry' as const },
    { power: 'france' as const, type: 'infantry' as const },
  ],
}
/** France frees Wales while London is German, then goes ashore in London behind a sea battle. */
const expedition = (queue: number[]) => {
  const g = at({
    power: 'france',
    units: {
      yorkshire: { france: { infantry: 2 } },
      london: { germany: { infantry: 1 } },
      sz9: { france: { cruiser: 1, transports: [carrying] }, germany: { cruiser: 1 } },
    },
    control: { wales: 'germany', yorkshire: 'britain' },
    queue,
  })
  g.do({ type: 'offload', transport: g.transport('sz9'), to: 'london', units: { infantry: 2 }, afterSeaCombat: true })
  g.move('yorkshire', 'wales', { infantry: 1 })
  g.endPhase()
  return g
}

describe('STD-CAP-05 what counts as a capital in enemy hands', () => {
  test('allowed: a contested capital is not in enemy hands, so its power regains the land', () => {
    const g = at({
      power: 'britain',
      phase: 'combat',
      units: {
        burgundy: { britain: { infantry: 1 }, germany: { infantry: 1 } },
        paris: { france: { infantry: 1 }, germany: { infantry: 1 } },
      },
      queue: [2, 6],
    })
    g.attack('burgundy')
    expect(g.control('burgundy')).toBe('france')
  })

  test('allowed: a capital freed in the same phase counts for what was liberated before', () => {
    const g = expedition([3, 6, 2, 6, 6])
    expect(g.control('wales')).toBe('france')
    g.attack('sz9')
    expect([g.control('london'), g.control('wales')]).toEqual(['britain', 'britain'])
    g.endPhase()
    expect(g.control('wales')).toBe('britain')
    g.exhausted()
  })

  test('holds: enemy control when the phase ends leaves the land with the liberator', () => {
    const g = expedition([6, 6])
    g.attack('sz9')
    g.answer({ type: 'press', on: false })
    g.endPhase()
    expect([g.control('london'), g.control('wales')]).toEqual(['germany', 'france'])
  })

  test('edge: a capital that has only become contested is enough at the end of the phase', () => {
    const g = expedition([3, 6, 6, 6, 6])
    g.attack('sz9')
    expect([g.control('london'), g.control('wales')]).toEqual(['contested', 'france'])
    g.endPhase()
    expect(g.control('wales')).toBe('britain')
  })
})
