import { emit, pushTasks } from '../../../kernel/context.ts'
import type { Ctx, View } from '../../../kernel/rules.ts'
import { hasTag, ownIn } from '../../../state/selectors.ts'
import { isFree } from '../../../state/stacks.ts'
import type { PowerId, SpaceId } from '../../../types/ids.ts'
import type { Landing } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import { attackersIn, countTag, defendersIn, forceLines } from '../forces.ts'
import { zonesOfLandings } from '../ready-landings.ts'
import { companionsOf } from './sides.ts'

/** Opens a land battle (STD-LND-02). `landings`: an assault still at sea (ADV-12-23). */
export function beginLandBattle(
  ctx: Ctx,
  space: SpaceId,
  named: readonly PowerId[] = [],
  landings: readonly Landing[] = [],
): void {
  const attacker = ctx.state.flow.power
  const [first] = ctx.rules.steps.land
  if (!first) return
  const companions = companionsOf(ctx, space, named)
  const joined = companions.length > 0 ? { with: companions } : {}
  const afloat = landings.length > 0
  const assault = afloat || ctx.state.turn.ashore.some((a) => a.to === space && a.assault)
  const battle: LandBattle = {
    task: 'land-battle',
    space,
    attacker,
    ...joined,
    assault,
    step: first.id,
    airRound: 0,
    onAttacker: 0,
    onDefender: 0,
    bombarding: assault && !afloat ? bombardingShips(ctx, space) : [],
    supremacy: null,
    absorbed: 0,
    ...(afloat ? { zones: zonesOfLandings(ctx, landings) } : {}),
  }
  pushTasks(ctx, battle)
  emit(ctx, {
    type: 'battle-opened',
    space,
    kind: 'land',
    attacker,
    ...joined,
    assault,
    bombarding: battle.bombarding,
    attackers: forceLines(attackersIn(ctx, space, attacker)),
    defenders: forceLines(defendersIn(ctx, space, attacker)),
  })
  if (afloat) return
  const landed = ctx.state.turn.ashore.some((a) => a.to === space)
  if (landed && !assault) {
    emit(ctx, { type: 'step-skipped', space, step: 'strike', rule: 'STD-ASL-14' })
    emit(ctx, { type: 'step-skipped', space, step: 'bombardment', rule: 'STD-ASL-14' })
  } else if (assault && battle.bombarding.length === 0)
    emit(ctx, { type: 'step-skipped', space, step: 'bombardment', rule: 'STD-ASL-08' })
}

/**
 * Own battleships that bombard (TOU-RET-03, STD-ASL-08, STD-ASL-09, STD-ASL-10, STD-ASL-11): no battle or retreat in their zone,
 * at most one per landed unit, once a turn.
 */
export function bombardingShips(ctx: Ctx, space: SpaceId): { zone: SpaceId; count: number }[] {
  const landings = ctx.state.turn.ashore.filter((a) => a.to === space && a.assault)
  let room = landings.reduce((n, a) => n + a.count, 0)
  const zones = [...new Set(landings.map((a) => a.zone))].sort()
  const list: { zone: SpaceId; count: number }[] = []
  for (const zone of zones) {
    if (ctx.state.turn.battles.some((b) => b.space === zone && b.resolved)) continue
    const ships =
      countTag(ctx, ownIn(ctx.state, zone, ctx.state.flow.power).filter(isFree), 'bombards') -
      (ctx.state.turn.bombarded[zone] ?? 0)
    const count = Math.min(ships, room)
    room -= count
    if (count > 0) list.push({ zone, count })
  }
  return list
}

/** Attackers who came ashore and can be struck (STD-ASL-02, STD-ASL-03). */
export const seaborneIn = (view: View, space: SpaceId, attacker: LandBattle['attacker']) =>
  attackersIn(view, space, attacker).filter((s) => s.zone !== undefined)

/** Defenders who fire at a landing (STD-ASL-02). */
export const strikingGuns = (view: View, battle: LandBattle) =>
  defendersIn(view, battle.space, battle.attacker).filter((s) => hasTag(view, s.type, 'strikes-landing'))
