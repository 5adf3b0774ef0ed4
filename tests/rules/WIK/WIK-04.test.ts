import { describe, expect, test } from 'vitest'
import { at } from '../../support/game.ts'
import { attack } from '../../support/scenes/actions.ts'

const battle = (options: object, queue: number[], germany: object, france: object) =>
  at({ options: { ...options }, phase: 'combat', queue, units: { picardy: { germany, france } } }).after(attack('picardy'))

describe('WIK-04 fighters strafe before everybody else fires', () => {
  test('allowed: what the attacker strafes does not fire back', () => {
    const g = battle({ 'wik-04': true }, [2, 1], { infantry: 1, fighter: 2 }, { infantry: 2 })
    g.exhausted()
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1, fighter: 2 } })
    expect(g.control('picardy')).toBe('germany')
    expect(g.events('fired').map((e) => e.step)).toEqual(['strafe'])
  })

  test('allowed: what the defender strafes does not attack', () => {
    const g = battle({ 'wik-04': true }, [2, 6, 6], { infantry: 2 }, { infantry: 1, fighter: 1 })
    g.exhausted()
    expect(g.events('fired').map((e) => [e.step, e.groups.reduce((n, x) => n + x.dice.length, 0)])).toEqual([
      ['strafe', 1],
      ['attack', 1],
      ['defence', 1],
    ])
    expect(g.units('picardy').germany).toEqual({ infantry: 1 })
  })

  test('allowed: losses keep the last infantry; the owner chooses', () => {
    const g = battle({ 'wik-04': true }, [1], { infantry: 2, fighter: 1 }, { infantry: 2, artillery: 1 })
    expect(g.decision).toMatchObject({ kind: 'casualties', by: 'france', count: 1, rule: 'WIK-04' })
    g.answer({ type: 'casualties', lose: { france: { artillery: 1 } } })
    expect(g.units('picardy').france?.artillery).toBeUndefined()
  })

  test('not: no second die for the fighters, and one hit an attacking tank takes up in all', () => {
    const g = at({
      options: { 'wik-04': true },
      round: 5,
      phase: 'combat',
      queue: [1, 6, 6, 6, 6, 3],
      units: { picardy: { germany: { infantry: 3, tank: 1 }, france: { infantry: 1, fighter: 1 } } },
    })
    g.attack('picardy')
    g.exhausted()
    expect(g.events('fired').map((e) => [e.step, e.hits, e.absorbed])).toEqual([
      ['strafe', 1, 1],
      ['attack', 0, 0],
      ['defence', 1, 0],
    ])
  })

  test('edge: without the option the victims still fire', () => {
    const g = battle({}, [6, 2, 1, 3, 3], { infantry: 1, fighter: 2 }, { infantry: 2 })
    g.exhausted()
    expect(g.units('picardy').france).toBeUndefined()
    expect(g.past('units-lost').some((e) => e.power === 'germany')).toBe(true)
  })

  test('holds: dice thrown on the table are asked for by the side that strafes', () => {
    const g = at({
      options: { 'wik-04': true },
      dice: 'entered',
      phase: 'combat',
      units: { picardy: { germany: { infantry: 1, fighter: 1 }, france: { infantry: 1 } } },
    }).after(attack('picardy'))
    expect(g.decision).toMatchObject({ kind: 'dice', topic: 'strafe-dice', by: 'germany', count: 1 })
    g.do({ type: 'enter-dice', dice: [1] })
    expect(g.units('picardy')).toEqual({ germany: { infantry: 1, fighter: 1 } })
  })
})
