import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const units = { picardy: { germany: { infantry: 3 }, france: { infantry: 1, artillery: 1, fighter: 1 } } }
const battle = (options: object, queue: number[]) =>
  at({ options: { ...options }, phase: 'combat', queue, units }).after(attack('picardy'))

describe('WIK-03 fighters do not defend', () => {
  test('not: a defending fighter with air supremacy throws no die', () => {
    const g = battle({ 'wik-03': true }, [6, 6, 6, 4, 3])
    g.exhausted()
    const defence = g.events('fired').find((e) => e.step === 'defence')
    expect(defence?.groups.map((x) => x.type)).toEqual(['artillery', 'infantry'])
    expect(g.units('picardy').germany).toEqual({ infantry: 1 })
  })

  test('allowed: it still gives air supremacy, and fights in the air at 2', () => {
    expect(battle({ 'wik-03': true }, [6, 6, 6, 4, 6]).units('picardy').germany).toEqual({ infantry: 2 })
    const g = at({
      options: { 'wik-03': true },
      phase: 'combat',
      queue: [6, 2, 6, 6, 4],
      units: { picardy: { germany: { infantry: 1, fighter: 1 }, france: { infantry: 1, fighter: 1 } } },
    })
    g.attack('picardy')
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1 }, france: { infantry: 1, fighter: 1 } })
    expect(g.events('air-supremacy')).toMatchObject([{ side: 'defender' }])
  })

  test('allowed: an attacking fighter with air supremacy fires', () => {
    const g = at({
      options: { 'wik-03': true },
      phase: 'combat',
      queue: [6, 2, 6],
      units: { picardy: { germany: { infantry: 1, fighter: 1 }, france: { infantry: 1 } } },
    })
    g.attack('picardy')
    g.exhausted()
    expect(g.control('picardy')).toBe('germany')
  })

  test('edge: without the option its die is thrown', () => {
    const g = battle({}, [6, 6, 6, 6, 6, 2])
    g.exhausted()
    expect(g.units('picardy').germany).toEqual({ infantry: 2 })
  })
})
