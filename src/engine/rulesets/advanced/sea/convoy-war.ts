import { emit } from '../../../kernel/context.ts'
import type { Ctx, Rules, View } from '../../../kernel/rules.ts'
import { gather, impossible, type Refusal, refuse } from '../../../refusal.ts'
import { isIsolated } from '../../../state/relations.ts'
import { hasTag, stacksIn } from '../../../state/selectors.ts'
import { totalUnits } from '../../../state/stacks.ts'
import type { PowerId, SpaceId, UnitType } from '../../../types/ids.ts'
import type { PositionSpec } from '../../../types/outcome.ts'
import type { GameState } from '../../../types/state.ts'

/** Owners of convoys in this zone now (ADV-10-23, ADV-10-24). Convoys are never destroyed (ADV-10-18). */
export function convoyOwners({ rules, state }: View, zone: SpaceId): readonly PowerId[] {
  return (state.war.convoyWar && rules.data.convoys?.owners[state.war.convoyWar][zone]) || []
}

/** It is the raiding power's turn and there is a convoy here (ADV-10-04, ADV-10-07). */
const isConvoyRaider = (view: View, zone: SpaceId): boolean =>
  view.rules.data.convoys?.by === view.state.flow.power && convoyOwners(view, zone).length > 0

/** Whether the acting power can raid a convoy here, with `coming` units too; no enemy ship is needed (ADV-10-08). */
export const canRaid = (view: View, zone: SpaceId, coming: readonly UnitType[]): boolean =>
  isConvoyRaider(view, zone) &&
  (coming.some((type) => hasTag(view, type, 'raider')) ||
    stacksIn(view.state, zone).some((s) => s.power === view.state.flow.power && !s.strategic && hasTag(view, s.type, 'raider')))

/** The refusal if no raid is possible: no convoy (ADV-10-02), no owner yet (ADV-10-04), no raiders (ADV-10-07). */
export function checkRaid(ctx: Ctx, zone: SpaceId): Refusal | null {
  const { convoys } = ctx.rules.data
  const { power } = ctx.state.flow
  if (!convoys || ctx.rules.sideOf(power) !== ctx.rules.sideOf(convoys.by)) return null
  const raider = power === convoys.by && stacksIn(ctx.state, zone).some((s) => s.power === power && hasTag(ctx, s.type, 'raider'))
  if (!convoys.zones.includes(zone)) return raider ? refuse(ctx, 'ADV-10-02', 'no-convoy-here', { space: zone }, zone) : null
  if (!raider) return refuse(ctx, 'ADV-10-07', 'raids-no-convoys', { space: zone, power: convoys.by }, zone)
  return convoyOwners(ctx, zone).length > 0 ? null : refuse(ctx, 'ADV-10-04', 'no-convoy-yet', { space: zone }, zone)
}

/**
 * Convoy war at the start or in a position: as given, or by round (ADV-10-05, ADV-10-20). Replaces standard submarine warfare
 * (ADV-10-01).
 */
export function readConvoyWar(rules: Rules, before: GameState, { convoyWar, convoyWarSince }: Partial<PositionSpec>): GameState {
  const { convoys } = rules.data
  if (!convoys) return before
  const state = { ...before, war: { ...before.war, submarineWarfare: false } }
  if (convoyWar !== undefined && convoyWar !== 'restricted' && convoyWar !== 'unrestricted') impossible('convoyWar', 'convoy-war')
  if (
    convoyWarSince !== undefined &&
    !(Number.isInteger(convoyWarSince) && convoyWarSince >= 1 && convoyWarSince <= state.flow.round)
  )
    impossible('convoyWarSince', 'convoy-war-since')
  const unbound = before.war.submarineWarfare || state.flow.round >= convoys.unrestrictedFrom
  const war = convoyWar ?? (unbound ? 'unrestricted' : 'restricted')
  if (war === 'restricted') return { ...state, war: { ...state.war, convoyWar: war } }
  return {
    ...state,
    war: { ...state.war, convoyWar: war, convoyWarSince: convoyWarSince ?? Math.min(state.flow.round, convoys.unrestrictedFrom) },
  }
}

/** Germany may declare unrestricted war in its early turns before buying, once (ADV-10-19). */
export function checkUnrestricted(ctx: Ctx): Refusal | null {
  const { convoys } = ctx.rules.data
  if (!convoys) return null
  const { state } = ctx
  const power = convoys.by
  if (state.war.convoyWar === 'unrestricted') return refuse(ctx, 'ADV-10-19', 'declared-already', { power })
  const open = state.flow.power === power && state.flow.phase === 'purchase' && totalUnits(state.turn.purchase) === 0
  return gather([
    open ? null : refuse(ctx, 'ADV-10-19', 'declared-before-buying', { power }),
    state.flow.round < convoys.unrestrictedFrom
      ? null
      : refuse(ctx, 'ADV-10-19', 'declared-too-late', { n: convoys.unrestrictedFrom }),
  ])
}

/** Brings the United States into the war at once (ADV-10-21); raids do not (ADV-10-27). */
export function declareUnrestricted(ctx: Ctx): void {
  const { convoys } = ctx.rules.data
  if (!convoys) return
  emit(ctx, { type: 'submarine-warfare-declared', power: convoys.by })
  if (isIsolated(ctx, convoys.bringsIn))
    emit(ctx, { type: 'war-entered', power: convoys.bringsIn, cause: 'submarines', rule: 'ADV-10-21' })
}

/** Automatic in its latest round (ADV-10-20). */
export function openConvoyWar(ctx: Ctx): void {
  const { convoys } = ctx.rules.data
  if (convoys && ctx.state.war.convoyWar === 'restricted' && ctx.state.flow.round >= convoys.unrestrictedFrom)
    emit(ctx, { type: 'submarine-warfare-declared', power: convoys.by })
}
