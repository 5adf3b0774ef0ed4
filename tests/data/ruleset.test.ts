import * as v from 'valibot'
import { expect, test } from 'vitest'
import standardData from '../../data/rulesets/standard.json'
import { content, type PowerId } from '../../src/content'
import { rules } from '../../src/content/rules'
import { ruleset } from './schemas-ruleset'

const standard = content.rulesets.standard!
const byId = new Map(content.spaces.map((space) => [space.id, space]))
const sideOf = new Map(content.powers.map((power) => [power.id, power.side]))

test('the standard ruleset has the shape the program expects', () => {
  expect(v.safeParse(ruleset, standardData).issues).toBeUndefined()
})

test('turns and phases come in the printed order', () => {
  expect(standard.turnOrder).toEqual(['austria-hungary', 'russia', 'germany', 'france', 'britain', 'ottoman', 'italy', 'usa'])
  expect(standard.phases).toEqual(['purchase', 'move', 'combat', 'mobilize', 'income'])
})

test.each([2, 3, 4, 5, 6, 7, 8])('%i seats: each power has one player, each player one side', (players) => {
  const seats = standard.seatings[players]!
  expect(seats).toHaveLength(players)
  expect(seats.flat().sort()).toEqual([...standard.turnOrder].sort())
  for (const seat of seats) expect(new Set(seat.map((power) => sideOf.get(power))).size).toBe(1)
})

test('up to seven seats leave Russia and the United States to one player, as the revolution asks', () => {
  const together = (seat: readonly PowerId[]) => seat.includes('russia') && seat.includes('usa')
  for (const players of [2, 3, 4, 5, 6, 7]) expect(standard.seatings[players]!.some(together), `${players}`).toBe(true)
  expect(standard.seatings[8]!.some(together)).toBe(false)
})

test('the canal joins two neighbouring sea zones beside its territory', () => {
  const [canal] = standard.passages
  const [one, other] = canal!.zones
  expect(byId.get(one)?.adjacent).toContain(other)
  expect(byId.get(canal!.control)?.adjacent).toEqual(expect.arrayContaining([one, other]))
})

test('victory is counted in capitals of the other side', () => {
  for (const [side, goal] of Object.entries(standard.victory)) {
    for (const id of [...(goal.all ?? []), ...goal.among]) {
      const owner = byId.get(id)?.capitalOf
      expect(owner, id).toBeDefined()
      expect(sideOf.get(owner!), id).not.toBe(side)
    }
    for (const id of goal.including ?? []) expect(goal.among).toContain(id)
    expect(goal.count).toBeLessThanOrEqual(goal.among.length)
  }
})

test('the revolution looks at the neighbours of Moscow and at Russia’s minor powers', () => {
  const { revolution } = standard
  expect([...revolution.neighbours].sort()).toEqual([...byId.get(revolution.capital)!.adjacent].sort())
  expect(content.spaces.filter((space) => space.alignedTo === 'russia').map((space) => space.id)).toEqual(
    [...revolution.neutralAfter].sort(),
  )
})

test('extra mobilisation is on original land of the same power', () => {
  for (const [power, places] of Object.entries(standard.extraMobilization))
    for (const { space } of places) expect(byId.get(space)?.original, space).toBe(power)
})

test('17 options, all off at first, each with a rule of its own or the rule it serves', () => {
  expect(standard.options).toHaveLength(17)
  expect(new Set(standard.options.map((option) => option.id)).size).toBe(17)
  expect(standard.options.map((option) => option.id)).toContain(standard.revolution.option)
  for (const option of standard.options) {
    expect(option.default, option.id).toBe(false)
    const rule = rules.find((entry) => entry.id === option.rule)
    expect(rule, option.id).toBeDefined()
    if (rule?.option) expect(rule.option).toBe(option.id)
  }
})
