import { describe, expect, test } from 'vitest'
import { engine } from '../../../support/game.ts'
import { adv, advOpening } from '../../../support/scenes/start.ts'

const options = () => engine.rulesets().find((r) => r.id === 'advanced')?.options ?? []

describe('ADV-00-03 four play tests', () => {
  test('allowed: each is an option of its own, off by default', () => {
    const tests = options().filter((o) => o.id.startsWith('pt-'))
    expect(tests.map((o) => `${o.id} ${o.default}`).sort()).toEqual(['pt-1 false', 'pt-2 false', 'pt-3 false', 'pt-4 false'])
    for (const { id } of tests) expect(engine.hashOf(adv({ options: { [id]: true } }).state)).not.toBe(engine.hashOf(adv().state))
  })

  test('not: none is on unless it is chosen', () => {
    expect(advOpening().state.table.options).toEqual({})
    expect(advOpening().units('london').britain?.['machine-gun']).toBe(1)
  })

  test('refused: there is no fifth, and no half of one', () => {
    const game = (chosen: Record<string, boolean | number>) => () =>
      engine.createGame({ ruleset: 'advanced', seed: 'x', options: chosen })
    expect(game({ 'pt-5': true })).toThrow(engine.ContractError)
    expect(game({ 'pt-1': 1 })).toThrow(engine.ContractError)
  })
})
