import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const damaged = (options: object, spec: object) =>
  at({ options: { ...options }, phase: 'purchase', units: { sz10: { germany: { damaged: { battleship: 1 } } } }, ...spec })
const repair = { type: 'repair', space: 'sz10' } as const

describe('WIK-01 repair only at an own base', () => {
  test('allowed: the power holds the territory itself', () => {
    const g = damaged({ 'wik-01': true }, {})
    g.do(repair)
    expect(g.damaged('sz10')).toBe(0)
  })

  test('refused: an ally holds it, or it is contested', () => {
    damaged({ 'wik-01': true }, { control: { kiel: 'austria-hungary' } }).refuse(repair, 'WIK-01')
    const units = {
      sz10: { germany: { damaged: { battleship: 1 } } },
      kiel: { germany: { infantry: 1 }, britain: { infantry: 1 } },
    }
    damaged({ 'wik-01': true }, { units }).refuse(repair, 'WIK-01')
  })

  test('edge: without the option both serve', () => {
    damaged({}, { control: { kiel: 'austria-hungary' } }).do(repair)
    const units = {
      sz10: { germany: { damaged: { battleship: 1 } } },
      kiel: { germany: { infantry: 1 }, britain: { infantry: 1 } },
    }
    damaged({}, { units }).do(repair)
  })
})
