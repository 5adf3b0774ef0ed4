import { isTransportBound } from '../phases/move/sail/fleet-move.ts'
import { heldByPatrol } from '../phases/move/sail/patrol.ts'
import { rulesOf } from '../rulesets/index.ts'
import { stacksIn } from '../state/selectors.ts'
import { rangeOf } from '../state/stacks.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { StackView } from '../types/outcome.ts'
import type { GameState, Stack } from '../types/state.ts'

/** Units of a space grouped by what a player can see; cargo is listed in its transport. */
export function unitsIn(state: GameState, space: SpaceId): StackView[] {
  const rules = rulesOf(state)
  const view = { rules, state }
  const moving = (s: Stack): boolean => state.flow.phase === 'move' && s.power === state.flow.power
  const views: StackView[] = []
  for (const s of stacksIn(state, space)) {
    const move = rangeOf(rules, s)
    // Land and air units move once a turn; ships move while they have movement left.
    const left =
      s.used === undefined
        ? move
        : rules.units[s.type].kind !== 'sea' || heldByPatrol(view, space, s, state.flow.power)
          ? 0
          : move - s.used
    const seen: StackView = {
      power: s.power as PowerId,
      type: s.type,
      count: s.count,
      ...(s.damaged ? { damaged: true } : {}),
      ...(s.submerged ? { submerged: true } : {}),
      ...(s.gas ? { gas: true } : {}),
      ...(s.strategic ? { strategic: true } : {}),
      ...(s.group === undefined ? {} : { group: s.group }),
      ...(moving(s) ? { left } : {}),
      ...(moving(s) && left < move ? { moved: true } : {}),
      ...(moving(s) && isTransportBound(state, s) ? { bound: true } : {}),
      ...(s.id === undefined
        ? {}
        : { id: s.id, cargo: (s.cargo ?? []).map(({ power, type, gas }) => ({ power, type, ...(gas ? { gas } : {}) })) }),
    }
    const like = views.find(
      (v) =>
        v.id === undefined &&
        seen.id === undefined &&
        v.power === seen.power &&
        v.type === seen.type &&
        v.damaged === seen.damaged &&
        v.submerged === seen.submerged &&
        v.gas === seen.gas &&
        v.strategic === seen.strategic &&
        v.group === seen.group &&
        v.left === seen.left &&
        v.moved === seen.moved,
    )
    if (like) like.count += seen.count
    else views.push(seen)
  }
  return views
}
