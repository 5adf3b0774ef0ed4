/**
 * The game's facts, typed and frozen: spaces, powers, units, rulesets, openings. The engine bundle contains this file, so texts,
 * rules, map geometry and colours are in files of their own.
 */
import board from '../../data/board.json'
import variants from '../../data/board-variants.json'
import advancedSetup from '../../data/setup/advanced.json'
import influenceSetup from '../../data/setup/influence.json'
import standardSetup from '../../data/setup/standard.json'
import units from '../../data/units.json'
import { makeBoards, type Variant } from './boards'
import { deepFreeze } from './freeze'
import { allPowers } from './powers.ts'
import { rulesetData } from './rulesets.ts'
import type { GameContent, Space } from './types'

export type * from './types'

const boards = makeBoards(board.spaces as unknown as Space[], variants as unknown as Record<string, Variant>)
const everySpace = [
  ...new Map(
    Object.values(boards).flatMap((spaces) => spaces.map(({ id, name, kind }) => [id, { id, name, kind }] as const)),
  ).values(),
]

export const content = deepFreeze({
  spaces: board.spaces,
  boards,
  everySpace,
  powers: allPowers,
  units,
  rulesets: rulesetData,
  setups: { standard: standardSetup, influence: influenceSetup, advanced: advancedSetup },
}) as unknown as GameContent
