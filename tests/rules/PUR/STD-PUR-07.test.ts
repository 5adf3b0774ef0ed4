import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'

const at15 = (power: 'france' | 'britain' | 'germany', spec: NonNullable<Parameters<typeof at>[0]> = {}) =>
  at({ power, phase: 'purchase', ...spec, units: { sz15: { [power]: { damaged: { battleship: 1 } } }, ...spec.units } })
const repair = { type: 'repair', space: 'sz15' } as const
const contested = { brest: { france: { infantry: 1 }, germany: { infantry: 1 } } }

describe('STD-PUR-07 whose base repairs', () => {
  test('allowed: held by the power or an ally', () => {
    for (const power of ['france', 'britain'] as const) {
      const g = at15(power)
      g.do(repair)
      expect(g.damaged('sz15')).toBe(0)
    }
    at15('germany', { control: { brest: 'germany' } }).do(repair)
    at15('germany', { control: { brest: 'austria-hungary' } }).do(repair)
  })

  test('allowed: contested, if it was originally theirs or an ally’s', () => {
    at15('france', { units: contested }).do(repair)
    at15('britain', { units: contested }).do(repair)
  })

  test('refused: contested, if it was originally the enemy’s', () => {
    at15('germany', { units: contested }).refuse(repair, 'STD-PUR-07')
  })

  test('refused: held by the enemy', () => {
    at15('germany').refuse(repair, 'STD-PUR-07')
    at15('france', { control: { brest: 'germany' } }).refuse(repair, 'STD-PUR-07')
  })

  test('refused: held by nobody', () => {
    for (const power of ['germany', 'britain'] as const) at15(power, { control: { brest: 'none' } }).refuse(repair, 'STD-PUR-07')
  })

  test('edge: by house rule WIK-01 only the power that holds it', () => {
    at15('france', { options: { 'wik-01': true } }).do(repair)
    at15('britain', { options: { 'wik-01': true } }).refuse(repair, 'WIK-01')
    at15('france', { options: { 'wik-01': true }, units: contested }).refuse(repair, 'WIK-01')
  })
})
