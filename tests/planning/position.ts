import { type GameState, type PositionSpec, positionFrom } from '../../src/engine/index.ts'

/** A game that stands in Movement, on an empty board but for these units. */
export const position = (spec: Partial<PositionSpec>): GameState =>
  positionFrom({ ruleset: 'standard', base: 'empty', round: 2, phase: 'move', seed: 'planning', ...spec })
