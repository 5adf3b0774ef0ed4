/** Control in a position: as given, or derived from the units. */

import { contextOf } from '../kernel/context.ts'
import type { Ctx, Rules } from '../kernel/rules.ts'
import { impossible } from '../refusal.ts'
import { isIsolated } from '../state/relations.ts'
import { alignmentOf, campsIn, stacksIn } from '../state/selectors.ts'
import { withEntry } from '../state/stacks.ts'
import type { PowerId, SpaceId } from '../types/ids.ts'
import type { PositionSpec } from '../types/outcome.ts'
import type { Control, GameState } from '../types/state.ts'

function setControlOf(ctx: Ctx, space: SpaceId, wanted: PowerId | 'contested' | 'none' | undefined, field: string): void {
  const { rules } = ctx
  const printed = ctx.state.war.control[space]
  const { sides, left } = campsIn(ctx, space)
  // After a treaty the land left to the power has no fronts (INF-RUS-08, INF-RUS-09).
  const { treaty, revolution } = rules.data
  const atPeace =
    ctx.state.war.revolution && treaty !== undefined && !treaty.fightOn.includes(space) && !treaty.ceded.includes(space)
  if (atPeace && (wanted === revolution.power || (wanted === undefined && printed === revolution.power && left !== null))) {
    ctx.state = {
      ...ctx.state,
      war: { ...ctx.state.war, control: withEntry<Control>(ctx.state.war.control, space, revolution.power) },
    }
    return
  }
  // A power that left the war still has fronts against its former enemies (STD-REV-14).
  const isFront = sides.length === 2 || (left !== null && sides.includes(rules.data.revolution.against))
  const place = rules.map.places.get(space)
  const set = (to: PowerId | 'contested' | null): void => {
    ctx.state = { ...ctx.state, war: { ...ctx.state.war, control: withEntry(ctx.state.war.control, space, to ?? undefined) } }
  }
  if (wanted !== undefined) {
    if (wanted === 'contested' && !isFront) impossible(field, 'one-side-only', { space })
    if (wanted !== 'contested' && sides.length === 2) impossible(field, 'both-sides', { space })
    if (
      wanted !== 'contested' &&
      wanted !== 'none' &&
      sides.length === 1 &&
      rules.sideOf(wanted) !== sides[0] &&
      !ctx.state.war.revolution
    )
      impossible(field, 'enemies-only', { space, power: wanted })
    return set(wanted === 'none' ? null : wanted)
  }
  if (isFront) return set('contested')
  const side = sides[0]
  const stands = (p: PowerId): boolean => stacksIn(ctx.state, space).some((s) => s.power === p)
  const first = rules.order.find((p) => stands(p) && (side === undefined ? isIsolated(ctx, p) : rules.sideOf(p) === side))
  // A power outside the war keeps what it occupies but takes nothing (ADV-25-10).
  if (first === undefined || (side === undefined && printed !== undefined)) return
  if (printed && printed !== 'contested') {
    if (rules.sideOf(printed) !== side) set(first)
    return
  }
  const { patron } = alignmentOf(ctx, space)
  const there = patron !== null && stands(patron)
  if (place?.minor || place?.colonyOf) set(there ? patron : first)
}

/** Sets control and mobilized minor powers. Throws a ContractError that names the field. */
export function readControl(rules: Rules, before: GameState, spec: PositionSpec): GameState {
  const given = spec.control ?? {}
  const mobilized = spec.mobilized ?? []
  const ctx = contextOf(rules, before)
  for (const place of rules.map.territories) setControlOf(ctx, place.id, given[place.id], `control.${place.id}`)
  const awake = rules.map.territories.filter(
    (p) =>
      p.minor &&
      (mobilized.includes(p.id) ||
        ctx.state.war.control[p.id] !== undefined ||
        stacksIn(ctx.state, p.id).length > 0 ||
        given[p.id] === 'none'),
  )
  const asleep = (id: SpaceId): boolean => given[id] === 'none' && !mobilized.includes(id) && stacksIn(ctx.state, id).length === 0
  return { ...ctx.state, war: { ...ctx.state.war, mobilized: awake.map((p) => p.id).filter((id) => !asleep(id)) } }
}
