import type { Ctx } from '../../flow/context.ts'
import { refuse } from '../../refusal.ts'
import { enemySubmarines, hasOwnLand, hasOwnWarship, hasTag, isLandUnit, placeOf } from '../../state/queries.ts'
import type { SpaceId } from '../../types/ids.ts'
import type { RuleError } from '../../types/outcome.ts'
import type { Stack } from '../../types/state.ts'

/** What only the finished phase can show; each keeps Movement open (STD-MOV-18). */
export function unmetDuties(ctx: Ctx): RuleError[] {
  const errors: RuleError[] = []
  const opening = openingDuty(ctx)
  if (opening) errors.push(opening)
  const power = ctx.state.power
  for (const [space, stacks] of Object.entries(ctx.state.units)) {
    let army = false
    let core = false
    for (const s of stacks)
      if (s.power === power) {
        army = true
        if (hasTag(ctx, s.type, 'army-core')) core = true
      }
    if (!army) continue
    if (placeOf(ctx, space).kind === 'land') {
      if (!core) errors.push(...armyDuties(ctx, space, stacks))
      else if (stacks.some((s) => s.via === 'sea' && s.power === power)) errors.push(...landingDuties(ctx, space, stacks))
    }
  }
  for (const a of ctx.state.ashore) {
    const escort = escortDuty(ctx, a.zone, a.assault && !a.delayed)
    if (escort) errors.push(escort)
  }
  return errors
}

/** In round 1 Austria-Hungary goes to war with Serbia; one unit is enough (STD-POL-02, POL-03). */
function openingDuty(ctx: Ctx): RuleError | null {
  const { round, power, territory } = ctx.rules.data.openingDuty
  const { state } = ctx
  if (state.round !== round || state.power !== power || hasOwnLand(ctx, territory, power)) return null
  if (state.opened.control[territory] === power || !placeOf(ctx, territory).land.some((id) => state.opened.own.includes(id)))
    return null
  return refuse(ctx, 'STD-POL-02', 'serbia-first', { power, space: territory }, territory)
}

/** Every army has an infantry of its own power (STD-MOV-09); one that has just come needs its own (STD-MOV-10); fighters too (STD-AIR-03). */
function armyDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): RuleError[] {
  const own = stacks.filter((s) => s.power === ctx.state.power)
  const words = { space, power: ctx.state.power }
  const entered = own.some((s) => s.via === 'land' || s.via === 'sea')
  const errors = [
    entered
      ? refuse(ctx, 'STD-MOV-10', 'entered-without-infantry', words, space)
      : refuse(ctx, 'STD-MOV-09', 'army-without-infantry', words, space),
  ]
  if (!own.some((s) => isLandUnit(ctx, s.type))) errors.push(refuse(ctx, 'STD-AIR-03', 'fighter-left-alone', words, space))
  return errors
}

/** Beside a landing somebody overland, or flying in, needs an infantry there that did not come from the sea (STD-AMP-09, AIR-06). */
function landingDuties(ctx: Ctx, space: SpaceId, stacks: readonly Stack[]): RuleError[] {
  const own = stacks.filter((s) => s.power === ctx.state.power)
  const errors: RuleError[] = []
  const core = own.filter((s) => hasTag(ctx, s.type, 'army-core'))
  const overland = own.some((s) => s.via === 'land' && isLandUnit(ctx, s.type))
  if (overland && !core.some((s) => s.via !== 'sea'))
    errors.push(refuse(ctx, 'STD-AMP-09', 'infantry-overland', { space }, space))
  const flown = own.some((s) => s.via === 'air')
  if (flown && !core.some((s) => s.zone === undefined))
    errors.push(refuse(ctx, 'STD-AIR-06', 'fighter-needs-infantry-ashore', { space }, space))
  return errors
}

/** STD-AMP-08, MIN-11: the escort that let an assault ignore submarines is still there. */
function escortDuty(ctx: Ctx, zone: SpaceId, assault: boolean): RuleError | null {
  const power = ctx.state.power
  if (!assault || !enemySubmarines(ctx, zone, power) || hasOwnWarship(ctx, zone, power)) return null
  return refuse(ctx, 'STD-AMP-08', 'submarines-need-a-warship', { space: zone }, zone)
}
