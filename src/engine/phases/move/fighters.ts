import type { HookLook } from '../../rulesets/rules.ts'
import { isLandUnit } from '../../state/queries.ts'
import type { Owner, PowerId, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Why fighters may not rest somewhere: the rule and its sentence. */
export type NoRest = { rule: string; code: string }

const ALONE: NoRest = { rule: 'STD-AIR-03', code: 'fighter-needs-own-army' }

/** A fighter rests only where land units of its own power stand (STD-AIR-03). */
export const standardFighterRests = (
  look: HookLook,
  _space: SpaceId,
  stacks: readonly Stack[],
  power: Owner | PowerId,
): NoRest | null => (stacks.some((s) => s.power === power && isLandUnit(look, s.type)) ? null : ALONE)
