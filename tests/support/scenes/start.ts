// Where a game begins: on an empty board or at the opening, by ruleset. The standard game's are `at` and `opening`.
import type { PositionSpec } from '../../../src/engine/index.ts'
import { at, type Game, opening } from '../game.ts'

type Start = (spec?: Partial<PositionSpec>) => Game

/** As `at`, round 2, Germany's Movement phase on an empty board unless the spec says otherwise, by another ruleset. */
export const adv: Start = (spec = {}) => at({ ruleset: 'advanced', ...spec })
export const tou: Start = (spec = {}) => at({ ruleset: 'tournament', ...spec })
export const inf: Start = (spec = {}) => at({ ruleset: 'influence', ...spec })

/** The advanced game in round 5, with all powers in the war. */
export const advLate: Start = (spec = {}) => adv({ round: 5, ...spec })

/** The ruleset's opening in the first Purchase phase. */
export const advOpening: Start = (spec = {}) => opening({ ruleset: 'advanced', ...spec })
export const touOpening: Start = (spec = {}) => opening({ ruleset: 'tournament', ...spec })
export const infOpening: Start = (spec = {}) => opening({ ruleset: 'influence', ...spec })
/** The standard game's opening, to compare. */
export const infStandard = (): Game => opening()
