import { describe, expect, test } from 'vitest'
import { at, engine, opening } from '../../../support/game.ts'
import { adv, advOpening } from '../../../support/scenes/start.ts'

describe('ADV-00-01 built on the standard game', () => {
  test('allowed: turn order, money and the standard units are those of the standard game', () => {
    const [own, printed] = [engine.rulesetFacts('advanced'), engine.rulesetFacts('standard')]
    expect(own.data.turnOrder).toEqual(printed.data.turnOrder)
    const values = (facts: typeof own) => facts.units.map(({ id, cost, attack, defence }) => ({ id, cost, attack, defence }))
    expect(values(own)).toEqual(expect.arrayContaining(values(printed)))
    const g = advOpening()
    for (const power of engine.POWERS) expect([power, g.treasury(power)]).toEqual([power, opening().treasury(power)])
  })

  test('allowed: a plain battle goes as in the standard game', () => {
    const units = { lorraine: { germany: { infantry: 2, artillery: 1 }, france: { infantry: 2, artillery: 1 } } }
    const queue = [3, 2, 6, 3, 6, 6]
    const [a, s] = [adv({ phase: 'combat', units, queue }), at({ phase: 'combat', units, queue })]
    for (const g of [a, s]) g.attack('lorraine')
    expect(a.past('fired')).toEqual(s.past('fired'))
    expect(a.decision?.pool).toEqual(s.decision?.pool)
  })

  test('refused: what a standard rule forbids', () => {
    const g = adv({ units: { berlin: { germany: { infantry: 1, artillery: 1 } } } })
    g.move('berlin', 'hanover', { artillery: 1 })
    g.refuse({ type: 'end-phase' }, 'STD-MOV-10')
    adv({ phase: 'purchase', treasury: { germany: 2 } }).refuse({ type: 'purchase', units: { infantry: 1 } }, 'STD-PUR-02')
  })
})
