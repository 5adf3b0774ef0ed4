// A battle played out with real dice through the rules, again and again, each time with another seed.
import { type Action, type GameState, type Outcome, type PositionSpec, positionFrom, reduce } from '../../src/engine/index.ts'
import { nextStep } from '../../src/odds/battle-script.ts'
import { policyAnswers } from '../../src/odds/graph/answers.ts'
import type { BattleEnd, Forecast } from '../../src/odds/index.ts'
import { completePolicy, resolvePolicy } from '../../src/odds/policy/policy.ts'
import type { Case } from './cases.ts'

/** Where it is played: the rules by themselves, or a page that has them. */
export type Table = { open: (spec: PositionSpec) => GameState; dispatch: (action: Action) => Outcome }

/** The rules alone. */
function bareTable(): Table {
  let now: GameState
  return {
    open: (spec) => {
      now = positionFrom(spec)
      return now
    },
    dispatch: (action) => {
      const out = reduce(now, action)
      if (out.ok) now = out.state
      return out
    },
  }
}

export type Simulated = { ends: Record<BattleEnd, number>; runs: number }

/** More actions than any battle of the cases takes. */
const MOST = 2000

function once({ spec, space, orders, policy }: Case, seed: string, table: Table): BattleEnd {
  const decided = resolvePolicy(completePolicy(policy))
  let state: GameState = table.open({ ...spec, seed })
  let left: readonly Action[] = orders
  for (let i = 0; i < MOST; i++) {
    const asked = policyAnswers(state, decided)
    const step = asked ? asked.answers[0] : nextStep({ state, left }, space)
    if (!step) return 'repulsed'
    if (step === left[0]) left = left.slice(1)
    const out = table.dispatch(step === 'to-combat' ? { type: 'end-phase' } : step)
    if (!out.ok) throw new Error(`${JSON.stringify(step)}: ${out.error.message}`)
    state = out.state
    for (const event of out.events)
      if (event.type === 'battle-ended' && event.space === space)
        return event.outcome === 'cleared' || event.outcome === 'repulsed' || event.outcome === 'annihilated'
          ? event.outcome
          : 'contested'
  }
  throw new Error('the battle never ends')
}

/** How often it ended how. */
export function simulate(battle: Case, runs: number, seed: string, table: Table = bareTable()): Simulated {
  const ends: Record<BattleEnd, number> = { cleared: 0, contested: 0, repulsed: 0, annihilated: 0 }
  for (let n = 0; n < runs; n++) ends[once(battle, `${seed} ${n}`, table)]++
  return { ends, runs }
}

/** How many deviations the dice were off what was expected, at the ending where they were off most. */
export function deviation(expected: Forecast, { ends, runs }: Simulated): number {
  const off = (end: BattleEnd): number => {
    const p = expected[end]
    const spread = Math.sqrt(Math.max(p * (1 - p), 1 / runs) * runs)
    return Math.abs(ends[end] - p * runs) / spread
  }
  return Math.max(off('cleared'), off('contested'), off('repulsed'), off('annihilated'))
}
