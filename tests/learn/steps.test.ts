// An action taken apart into steps: what is told, with what, in which order, and that all of it together is the state after it.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ruleById } from '../../src/content/rules.ts'
import { type GameEvent, type GameState, RULESET_IDS } from '../../src/engine/index.ts'
import { tellings } from '../../src/learn/steps/event-cards.ts'
import { MOST_STEPS, type StepCard, stepsIn } from '../../src/learn/steps/index.ts'
import { logLinesOf } from '../../src/ui/log/lines.ts'
import { sentences } from '../../src/ui/log/sentences.ts'
import { begin, type Fixture } from '../../tools/fixture/record.ts'
import { at, engine } from '../support/game.ts'
import { lateWar, wage } from '../support/war.ts'

const FOLDER = 'tests/fixtures/games'
const games = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Fixture)

type Done = { readonly events: readonly GameEvent[] }
const typesIn = ({ events }: Done, { events: [from, to] }: StepCard) => events.slice(from, to).map(({ type }) => type)
const topics = (done: Done) => stepsIn(done).map(({ topic }) => topic)

/** All that has to hold for the steps of any action. */
function holds(done: Done): void {
  const steps = stepsIn(done)
  expect(steps.length).toBeLessThanOrEqual(MOST_STEPS)
  let before = 0
  for (const step of steps) {
    const [from, to] = step.events
    expect(from).toBeGreaterThanOrEqual(before)
    expect(to).toBeGreaterThan(from)
    before = to
    expect(logLinesOf(done.events.slice(from, to)).length, typesIn(done, step).join(' ')).toBeGreaterThan(0)
    expect(step.rules.filter((rule) => !ruleById(rule))).toEqual([])
  }
  expect(before).toBeLessThanOrEqual(done.events.length)
}

/** What no event tells: what is still to do, and the dice that were taken. */
function told(before: GameState, { state, events }: Done & { state: GameState }): GameState {
  const after = engine.applyEvents(before, events)
  const { round, power, phase, winner } = after.flow
  return { ...after, table: state.table, flow: { ...state.flow, round, power, phase, winner } }
}

describe('steps of an action', () => {
  test('know every type of event that the log has words for', () => {
    expect(Object.keys(tellings).sort()).toEqual(Object.keys(sentences).sort())
  })

  test('tell an attack from its opening to its end, both sides firing together and losses with the fire', () => {
    const done = at({
      phase: 'combat',
      units: { lorraine: { germany: { infantry: 2 }, france: { infantry: 1 } } },
      queue: [1, 1, 6],
    }).attack('lorraine')
    expect(topics(done)).toEqual(['attack', 'fire', 'end'])
    const [attack, fire, end] = stepsIn(done) as [StepCard, StepCard, StepCard]
    expect(typesIn(done, attack)[0]).toBe('battle-opened')
    expect(typesIn(done, fire)).toEqual(['fired', 'fired', 'units-lost'])
    expect(typesIn(done, end)).toEqual(['battle-ended', 'control-changed'])
    expect(fire.rules).toEqual(['STD-LND-03', 'STD-LND-05', 'STD-LND-04', 'STD-LND-17'])
    expect(end.rules).toEqual(['STD-LND-20', 'STD-CAP-02'])
    expect(stepsIn(done).map(({ spaces }) => spaces)).toEqual([['lorraine'], ['lorraine'], ['lorraine']])
  })

  test('tell the dice of one mined zone as one step, and those of another as the next', () => {
    const roll = (zone: string, result: 'safe' | 'sunk') =>
      ({
        type: 'mine-rolled',
        zone,
        by: 'britain',
        owner: 'germany',
        ship: {},
        at: zone,
        die: { value: result === 'sunk' ? 1 : 5, needs: 1, hit: result === 'sunk' },
        result,
      }) as unknown as GameEvent
    const steps = stepsIn({ events: [roll('sz10', 'safe'), roll('sz10', 'sunk'), roll('sz11', 'safe')] })
    expect(steps.map(({ events, rules, spaces }) => ({ events, rules, spaces }))).toEqual([
      { events: [0, 2], rules: ['STD-MIN-05', 'STD-MIN-06'], spaces: ['sz10'] },
      { events: [2, 3], rules: ['STD-MIN-05'], spaces: ['sz11'] },
    ])
  })

  test('leave out orders: whoever gave them knows them', () => {
    const g = at({ phase: 'move', units: { alsace: { germany: { infantry: 2 } } } })
    expect(stepsIn(g.move('alsace', 'ruhr', { infantry: 1 }))).toEqual([])
  })

  test('are eight at most, and the last tells all that is more', () => {
    const income = (power: string) =>
      ({ type: 'income-collected', power, income: 1, loss: 0, treasury: 1 }) as unknown as GameEvent
    const eight = Array.from({ length: 8 }, () => income('germany'))
    expect(topics({ events: eight })).toEqual(eight.map(() => 'income'))
    const nine = stepsIn({ events: [...eight, income('france')] })
    expect(nine).toHaveLength(MOST_STEPS)
    expect(nine.at(-1)).toMatchObject({ events: [7, 9], topic: 'rest' })
  })

  test('join only what happened in the same place', () => {
    const taken = (space: string) =>
      ({ type: 'control-changed', space, from: 'france', to: 'germany', cause: 'entered', rule: 'STD-MOV-05' }) as const
    const mobilized = {
      type: 'minor-mobilized',
      space: 'belgium',
      owner: 'france',
      units: { infantry: 4 },
      entered: 'germany',
    } as const
    expect(topics({ events: [mobilized, taken('belgium')] })).toEqual(['minor'])
    expect(topics({ events: [mobilized, taken('lorraine')] })).toEqual(['minor', 'control'])
  })
})

describe.each(games)('$title', ({ start, log }) => {
  test('each of its actions has its steps, and each step its words', { timeout: 60_000 }, () => {
    let state = begin(start)
    for (const { action } of log) {
      const out = engine.reduce(state, action)
      if (!out.ok) return expect.fail(out.error.message)
      holds(out)
      state = out.state
    }
  })
})

test.each(RULESET_IDS)('by chance in a late war of the %s game the events come to the state after them', (ruleset) => {
  for (const { before, outcome } of wage(lateWar(ruleset), 1914, 60)) {
    holds(outcome)
    expect(engine.hashOf(told(before, outcome))).toBe(engine.hashOf(outcome.state))
  }
})
