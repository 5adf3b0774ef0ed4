import { expect, test } from 'vitest'
import { type Action, decision, type GameState, legalActions, positionFrom, reduce, turn } from '../../src/engine/index.ts'

const MANY = 200_000

test('holds: a volley of more dice than one call can be handed is thrown', () => {
  const units = { burgundy: { germany: { infantry: 900 } } }
  let state: GameState = positionFrom({
    ruleset: 'standard',
    seed: 'mint',
    base: 'opening',
    round: 2,
    power: 'france',
    phase: 'purchase',
    treasury: { france: 3 * MANY },
    units,
    control: { burgundy: 'germany' },
  })
  const go = (action: Action) => {
    const outcome = reduce(state, action)
    if (!outcome.ok) throw new Error(outcome.error.message)
    state = outcome.state
    return outcome
  }
  go({ type: 'purchase', units: { infantry: MANY } })
  while (turn(state).power !== 'germany' || turn(state).phase !== 'move') {
    const { power, phase } = turn(state)
    const offered = legalActions(state)
    if (power === 'france' && phase === 'mobilize' && state.turn.purchase.infantry)
      go({ type: 'mobilize', units: { infantry: MANY }, to: 'paris' })
    else go(offered.find(({ type }) => type === 'end-phase') ?? offered[0]!)
  }
  go({ type: 'move', from: 'burgundy', path: ['paris'], units: { infantry: 900 } })
  go({ type: 'end-phase' })
  expect(go({ type: 'attack', space: 'paris' }).dice.length).toBeGreaterThan(MANY)
  expect(decision(state)?.kind).toBe('casualties')
})
