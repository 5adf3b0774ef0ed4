import type { HookLook } from '../../rulesets/rules.ts'
import { isLandUnit } from '../../state/queries.ts'
import { areFriendsIn } from '../../state/relations.ts'
import type { Owner, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Why units may not rest, or lead an attack, somewhere: the rule and its sentence. */
export type NoRest = { rule: string; code: string }

const ALONE: NoRest = { rule: 'STD-AIR-03', code: 'fighter-needs-own-army' }
const UNFRIENDED: NoRest = { rule: 'INF-UNIT-02', code: 'fighter-needs-an-army' }

/** A fighter rests only where land units of its own power stand (STD-AIR-03). */
export const standardFighterRests = (look: HookLook, _space: SpaceId, stacks: readonly Stack[], power: Owner): NoRest | null =>
  stacks.some((s) => s.power === power && isLandUnit(look, s.type)) ? null : ALONE

/** Land units of any power of its side will do; it needs no infantry of its own (INF-UNIT-02 to INF-UNIT-04). */
export const restsWithAllies = (look: HookLook, space: SpaceId, stacks: readonly Stack[], power: Owner): NoRest | null =>
  stacks.some((s) => isLandUnit(look, s.type) && areFriendsIn(look, space, power, s.power)) ? null : UNFRIENDED
