// What dice do, thrown through the rules by their seeds; longer, and of every sort: npm run odds:check.
import { expect, test } from 'vitest'
import { positionFrom } from '../../src/engine/index.ts'
import { forecast } from '../../src/odds/index.ts'
import { CASES } from '../../tools/odds/cases.ts'
import { deviation, simulate } from '../../tools/odds/simulate.ts'

const RUNS = 100
const SOME = ['an attack on land', 'mines, a fleet, a shore', 'machine guns']

test.each(CASES.filter(({ name }) => SOME.includes(name)))('$name ends as often as it should', (battle) => {
  const { spec, space, orders, policy } = battle
  const expected = forecast(positionFrom(spec), { space, orders, policy }) ?? expect.fail('nothing would be fought')
  expect(deviation(expected, simulate(battle, RUNS, 'test'))).toBeLessThan(3)
})
