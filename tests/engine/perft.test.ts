// How many actions are legal in ten positions of each ruleset, and in all positions one action later. A count that changes is
// a rule that changed: npm run perft prints the table, and keeps it anew once that rule has been read (-- --write).
import { describe, expect, test } from 'vitest'
import { perft, SCENES, stateOf } from '../../tools/perft/positions.ts'
import { engine } from '../support/game.ts'
import { timeout } from '../support/runs.ts'
import table from './perft.json'

const kept: Readonly<Record<string, Readonly<Record<string, number[]>>>> = table

describe.each(engine.RULESET_IDS)('legal actions of the %s game', (ruleset) => {
  test.each(Object.keys(SCENES))('%s', { timeout }, (name) => {
    const scene = SCENES[name]
    expect(scene && perft(stateOf(ruleset, scene))).toEqual(kept[name]?.[ruleset])
  })
})

test('the table has ten positions and no other', () => {
  expect(Object.keys(kept)).toEqual(Object.keys(SCENES))
  expect(Object.keys(kept)).toHaveLength(10)
})

test('a count shows what may be bought less', () => {
  const purchase = (money: number) =>
    perft(engine.positionFrom({ ruleset: 'standard', base: 'opening', seed: 'perft', treasury: { 'austria-hungary': money } }))[0]
  expect(purchase(4) - purchase(3)).toBe(1)
})
