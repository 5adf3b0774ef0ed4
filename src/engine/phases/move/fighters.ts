import type { HookLook } from '../../rulesets/rules.ts'
import { areFriendsIn } from '../../state/relations.ts'
import { hasArmyCore, isLandUnit, ownIn, placeOf, statusOf } from '../../state/selectors.ts'
import type { Owner, PowerId, RuleId, SpaceId } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

/** Why units may not rest, or lead an attack, somewhere: the rule and its sentence. */
export type NoRest = { rule: string; code: string }

const ALONE: NoRest = { rule: 'STD-AIR-03', code: 'fighter-needs-own-army' }
const UNFRIENDED: NoRest = { rule: 'INF-UNIT-02', code: 'fighter-needs-an-army' }

/** A fighter rests only where land units of its own power stand (STD-AIR-03). */
export const standardFighterRests = (look: HookLook, _space: SpaceId, stacks: readonly Stack[], power: Owner): NoRest | null =>
  stacks.some((s) => s.power === power && isLandUnit(look, s.type)) ? null : ALONE

/** Land units of any power of its side will do; it needs no infantry of its own (INF-UNIT-02, INF-UNIT-03, INF-UNIT-04). */
export const restsWithAllies = (look: HookLook, space: SpaceId, stacks: readonly Stack[], power: Owner): NoRest | null =>
  stacks.some((s) => isLandUnit(look, s.type) && areFriendsIn(look, space, power, s.power)) ? null : UNFRIENDED

/** Friendly land will do, with or without an army; contested land only beside land units of its side (ADV-PT2-01, ADV-PT2-02). */
export function restsOnFriendlyLand(look: HookLook, space: SpaceId, stacks: readonly Stack[], power: Owner): NoRest | null {
  if (stacks.some((s) => s.power === power && isLandUnit(look, s.type))) return null
  const status = statusOf(look, space, power as PowerId)
  if (status === 'friendly') return null
  if (status !== 'contested') return { rule: 'ADV-PT2-01', code: 'fighter-needs-friendly-land' }
  const beside = stacks.some((s) => isLandUnit(look, s.type) && areFriendsIn(look, space, power, s.power))
  return beside ? null : { rule: 'ADV-PT2-02', code: 'fighter-needs-an-army' }
}

/** Fighters alone of their power attack at most by joining an ally (INF-UNIT-05, ADV-PT2-08). */
export function fightersLeadNoAttack(look: HookLook, space: SpaceId, rule: RuleId, code: string): NoRest | null {
  const { power } = look.state.flow
  if (placeOf(look, space).kind !== 'land' || hasArmyCore(look, space, power)) return null
  const own = ownIn(look.state, space, power)
  return own.length > 0 && own.every((s) => look.rules.units[s.type].kind === 'air') ? { rule, code } : null
}
