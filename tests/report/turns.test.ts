/** In which turn and under which phase of it an event is told. */
import { expect, test } from 'vitest'
import { type Action, type GameEvent, type PositionSpec, positionFrom, reduce } from '../../src/engine/index.ts'
import { turnsOf } from '../../src/report/index.ts'

function told(spec: Partial<PositionSpec>, actions: readonly Action[]) {
  let state = positionFrom({ ruleset: 'standard', seed: 'turns', base: 'opening', ...spec })
  const start = { round: state.flow.round, power: state.flow.power, phase: state.flow.phase }
  const entries = actions.map((action) => {
    const outcome = reduce(state, action)
    if (!outcome.ok) throw new Error(outcome.error.message)
    state = outcome.state
    return { events: outcome.events }
  })
  return turnsOf(entries, start).map(({ power, phases }) => ({
    power,
    phases: phases.map(({ phase, events }) => [phase, events.map((event: GameEvent) => event.type)] as const),
  }))
}

const END: Action = { type: 'end-phase' }
/** Moscow in German hands: Russia has no purchase, no mobilisation and no income (STD-CAP-17). */
const moscowLost: Partial<PositionSpec> = {
  power: 'russia',
  phase: 'move',
  units: { moscow: { germany: { infantry: 4 } } },
  control: { moscow: 'germany' },
}

test('a phase that opens begins a part of its turn', () => {
  const [first] = told({ phase: 'purchase' }, [END])
  expect(first?.phases.map(([phase]) => phase)).toEqual(['purchase', 'move'])
})

test('a phase that is skipped is told under its own name, not under the one before it', () => {
  const [russia, next] = told(moscowLost, [END, END])
  expect(russia?.phases.map(([phase]) => phase)).toEqual(['move', 'combat', 'mobilize', 'income'])
  expect(russia?.phases[2]?.[1]).toEqual(['phase-skipped'])
  expect(russia?.phases[3]?.[1]).toContain('phase-skipped')
  expect(next?.phases[0]?.[0]).toBe('purchase')
})

test('a purchase that is skipped opens no second part of that name', () => {
  const [, next] = told({ ...moscowLost, power: 'austria-hungary', phase: 'income' }, [END])
  expect(next?.power).toBe('russia')
  expect(next?.phases.map(([phase]) => phase)).toEqual(['purchase', 'move'])
  expect(next?.phases[0]?.[1]).toEqual(['phase-skipped'])
})
