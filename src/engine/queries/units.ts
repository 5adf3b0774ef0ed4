import { isHeld } from '../phases/move/patrol.ts'
import { rulesOf } from '../rulesets/index.ts'
import { stacksIn } from '../state/selectors.ts'
import { rangeOf } from '../state/stacks.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { StackView } from '../types/outcome.ts'
import type { GameState, Stack } from '../types/state.ts'

/** Units that are alike in what can be seen; cargo is listed in its transport and not in the zone. */
export function unitsIn(state: GameState, space: SpaceId): StackView[] {
  const rules = rulesOf(state)
  const look = { rules, state }
  const moving = (s: Stack): boolean => state.flow.phase === 'move' && s.power === state.flow.power
  const views: StackView[] = []
  for (const s of stacksIn(state, space)) {
    const move = rangeOf(rules, s)
    // Land and air units move once a turn; ships as long as they have movement left.
    const left =
      s.used === undefined
        ? move
        : rules.units[s.type].kind !== 'sea' || isHeld(look, space, s, state.flow.power)
          ? 0
          : move - s.used
    const view: StackView = {
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
      ...(s.id === undefined
        ? {}
        : { id: s.id, cargo: (s.cargo ?? []).map(({ power, type, gas }) => ({ power, type, ...(gas ? { gas } : {}) })) }),
    }
    const like = views.find(
      (v) =>
        v.id === undefined &&
        view.id === undefined &&
        v.power === view.power &&
        v.type === view.type &&
        v.damaged === view.damaged &&
        v.submerged === view.submerged &&
        v.gas === view.gas &&
        v.strategic === view.strategic &&
        v.group === view.group &&
        v.left === view.left &&
        v.moved === view.moved,
    )
    if (like) like.count += view.count
    else views.push(view)
  }
  return views
}
