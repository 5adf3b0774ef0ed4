/**
 * The game's facts, typed and frozen: spaces, powers, units, rulesets and openings.
 * The engine carries this file wherever it goes, so rule texts, words, map geometry and colours
 * stay in the files beside it (`rules.ts`, `text.ts`, `map.ts`, `palette.ts`).
 */
import board from '../../data/board.json'
import powers from '../../data/powers.json'
import standardRuleset from '../../data/rulesets/standard.json'
import standardSetup from '../../data/setup/standard.json'
import units from '../../data/units.json'
import { deepFreeze } from './freeze'
import type { GameContent } from './types'

export type * from './types'

export const content = deepFreeze({
  spaces: board.spaces,
  powers,
  units,
  rulesets: { standard: standardRuleset },
  setups: { standard: standardSetup },
}) as unknown as GameContent
