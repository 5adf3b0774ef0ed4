import { describe, expect, test } from 'vitest'
import { engine, move } from '../../../support/game.ts'
import { adv } from '../../../support/scenes/start.ts'
import { bearers } from '../../../support/scenes/told.ts'

describe('ADV-03-01 gas is a marker', () => {
  test('allowed: it lies under an artillery and adds no unit', () => {
    const g = adv({ units: { berlin: { germany: { infantry: 1, artillery: 2, 'poison-gas': 1 } } } })
    expect(g.units('berlin').germany).toEqual({ infantry: 1, artillery: 2 })
    expect(bearers(g, 'berlin')).toBe(1)
  })

  test('allowed: a position may say so apart', () => {
    const g = adv({ units: { berlin: { germany: { infantry: 1, artillery: 2 } } }, markers: { gas: { berlin: { germany: 2 } } } })
    expect(g.units('berlin').germany).toEqual({ infantry: 1, artillery: 2 })
    expect(bearers(g, 'berlin')).toBe(2)
  })

  test('refused: a marker does not move by itself', () => {
    const g = adv({ units: { berlin: { germany: { infantry: 1, artillery: 1, 'poison-gas': 1 } } } })
    g.refuse(move('berlin', 'hanover', { 'poison-gas': 1 }), 'ADV-03-03')
  })

  test('refused: a marker without artillery is no position', () => {
    const spec = { ruleset: 'advanced', base: 'empty', units: { berlin: { germany: { infantry: 3, 'poison-gas': 1 } } } } as const
    expect(() => engine.positionFrom(spec)).toThrow(engine.ContractError)
  })
})
