import type { UnitTag } from '../../../content/index.ts'
import type { View } from '../../kernel/rules.ts'
import { enemiesIn, hasTag, ownIn, stacksIn } from '../../state/selectors.ts'
import type { ForceLine } from '../../types/event.ts'
import type { Owner, PowerId, SpaceId, UnitType } from '../../types/ids.ts'
import type { Stack } from '../../types/state.ts'

const NO_COMPANIONS: readonly PowerId[] = []

/** Allies attacking with the acting power in the current battle (INF-LAND-01); usually none (STD-MUL-01). */
function companionsIn(view: View, space: SpaceId): readonly PowerId[] {
  const battle = view.state.flow.agenda.at(-1)
  return (battle?.task === 'land-battle' && battle.space === space && battle.with) || NO_COMPANIONS
}

/** All attacking units here, allies included (STD-CBT-04, STD-NAV-02, STD-MUL-01, STD-MUL-02, INF-LAND-02). */
export function attackersIn(view: View, space: SpaceId, attacker: PowerId, companions = companionsIn(view, space)): Stack[] {
  if (companions.length === 0) return ownIn(view.state, space, attacker)
  return stacksIn(view.state, space).filter((s) => s.power === attacker || companions.includes(s.power as PowerId))
}
/** All enemies of the attacker here (STD-CBT-04). */
export const defendersIn = (view: View, space: SpaceId, attacker: PowerId): Stack[] => enemiesIn(view, space, attacker)

/** Number of units of a type. */
export const countType = (stacks: readonly Stack[], type: UnitType): number =>
  stacks.reduce((n, s) => n + (s.type === type ? s.count : 0), 0)

/** Number of units with a tag. */
export const countTag = (view: View, stacks: readonly Stack[], tag: UnitTag): number =>
  stacks.reduce((n, s) => n + (hasTag(view, s.type, tag) ? s.count : 0), 0)

type Owned = Pick<Stack, 'power'>

/** Owners in turn order, a garrison last. */
export const ownersOf = (view: View, stacks: readonly Owned[]): Owner[] => {
  const [first] = stacks
  // Fast path: usually one owner, and called for every roll.
  if (first && stacks.every((s) => s.power === first.power)) return [first.power]
  const owners: Owner[] = view.rules.order.filter((p) => stacks.some((s) => s.power === p))
  if (stacks.some((s) => s.power === 'neutral')) owners.push('neutral')
  return owners
}

/** Owners of ships; garrisons have none. */
export const shipOwners = (view: View, ships: readonly Owned[]): PowerId[] =>
  view.rules.order.filter((p) => ships.some((s) => s.power === p))

/** The power that decides for these units: the first in turn order, for a garrison the first of its side (WIK-08). */
export function decidingPower(view: View, stacks: readonly Owned[], attacker: PowerId): PowerId {
  const owner = ownersOf(view, stacks).find((o): o is PowerId => o !== 'neutral')
  return owner ?? (view.rules.order.find((p) => view.rules.sideOf(p) !== view.rules.sideOf(attacker)) as PowerId)
}

/** Lines for an event by owner and type, seaborne units apart. */
export const forceLines = (stacks: readonly Stack[]): ForceLine[] => {
  const lines: ForceLine[] = []
  for (const s of stacks) {
    const seaborne = s.zone !== undefined
    const line = lines.find((l) => l.power === s.power && l.type === s.type && (l.seaborne ?? false) === seaborne)
    if (line) {
      line.count += s.count
      line.damaged += s.damaged ? s.count : 0
    } else
      lines.push({
        power: s.power,
        type: s.type,
        count: s.count,
        damaged: s.damaged ? s.count : 0,
        ...(seaborne ? { seaborne: true as const } : {}),
      })
  }
  return lines
}
