import { describe, expect, test } from 'vitest'
import type { Action, PositionSpec, RulesetId } from '../../src/engine/index.ts'
import { at, engine, type Game } from '../support/game.ts'

/** The same position and the same actions under every ruleset, and what comes of them in each. */
export type Scenario = {
  title: string
  /** Plays from a position (as `at`: round 2, Germany's Movement phase on an empty board unless it says otherwise) and tells what came of it. */
  play: (start: (spec: Partial<PositionSpec>) => Game) => unknown
  gives: Record<RulesetId, unknown>
}

/** Done, or the first rule that refuses it. */
export function tried(g: Game, action: Action): string {
  const refusal = engine.checkAction(g.state, action)
  if (!refusal) {
    g.do(action)
    return 'done'
  }
  g.refuse(action, refusal.rule)
  return refusal.rule
}

/** One test a scenario and ruleset. */
export function table(scenarios: readonly Scenario[]): void {
  describe.each(scenarios)('$title', ({ play, gives }) => {
    test.each(engine.RULESET_IDS)('%s', (ruleset) => {
      expect(play((spec) => at({ ...spec, ruleset }))).toEqual(gives[ruleset])
    })
  })
}
