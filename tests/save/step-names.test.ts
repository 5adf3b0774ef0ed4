import { describe, expect, it } from 'vitest'
import { RULESET_IDS } from '../../src/engine/index.ts'
import { printedRules } from '../../src/engine/rulesets/index.ts'
import { nameSteps } from '../../src/save/migrations/0001-state.ts'

const named = (ruleset: string, task: string, step: number, options: Record<string, boolean> = {}) =>
  nameSteps({ ruleset, options, agenda: [{ task: 'pass-on' }, { task, step }] }).agenda

describe('a place in a list of version 1', () => {
  it.each([
    ['standard', 'land-battle', 5, 'attack'],
    ['advanced', 'land-battle', 7, 'gas-announcement'],
    ['advanced', 'sea-battle', 11, 'attacker-submerge'],
    ['tournament', 'end-turn', 1, 'victory'],
    ['influence', 'sea-battle', 6, 'press'],
  ])('of the %s game, %s %i, is called %s', (ruleset, task, step, name) => {
    expect(named(ruleset, task, step)).toEqual([{ task: 'pass-on' }, { task, step: name }])
  })

  it('is another one where fighters fire first', () => {
    expect(named('standard', 'land-battle', 5, { 'wik-04': true })).toEqual([
      { task: 'pass-on' },
      { task: 'land-battle', step: 'strafe-attack' },
    ])
  })

  it('that is a name already stays, and so do other tasks', () => {
    const agenda = [{ task: 'land-battle', step: 'attack' }, { task: 'end-turn' }, { task: 'collect' }]
    expect(nameSteps({ ruleset: 'standard', options: {}, agenda }).agenda).toEqual(agenda)
  })

  it.each(RULESET_IDS)('of the %s game is one of the steps that it has', (ruleset) => {
    const { steps } = printedRules(ruleset)
    for (const [task, list] of [
      ['land-battle', steps.land],
      ['sea-battle', steps.sea],
      ['end-turn', steps.endTurn],
    ] as const)
      list.forEach(({ id }, at) => {
        expect(named(ruleset, task, at)).toEqual([{ task: 'pass-on' }, { task, step: id }])
      })
  })
})
