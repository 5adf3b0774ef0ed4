import { become, emit, pop } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { attackers, current } from '../../../phases/combat/land/sides.ts'
import { putAshore } from '../../../phases/combat/landings.ts'
import { relistBattles } from '../../../phases/combat/order.ts'
import { infantryOf, zonesOf } from '../../../phases/combat/ready.ts'
import { type LandBattleStep, next } from '../../../phases/combat/step.ts'
import { partiesOfLanding } from '../../../phases/move/cargo.ts'
import { contest } from '../../../phases/politics/control.ts'
import type { Landing } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import { fleetOff, match } from './fleet.ts'

/**
 * Survivors land if infantry is among them (ADV-12-18); then ships are matched with it (ADV-12-03). Without any attacker ashore
 * there is no battle (ADV-12-25).
 */
export const ashore: LandBattleStep = { id: 'ashore', track: 'coastal', run: landAssault }

function landAssault(ctx: Ctx, battle: LandBattle): void {
  if (!battle.zones) return next(ctx)
  const { space, attacker } = battle
  const landings = ctx.state.turn.landings.filter((l) => l.to === space)
  const infantry = landings.reduce((n, l) => n + infantryOf(ctx, l), 0)
  if (infantry > 0) comeAshore(ctx, battle, landings, infantry)
  else {
    for (const l of landings)
      emit(ctx, {
        type: 'landing-stayed-aboard',
        power: attacker,
        zone: l.zone,
        to: space,
        transport: l.transport,
        rule: 'ADV-12-18',
      })
    become(ctx, { ...current(ctx), assault: false })
  }
  if (attackers(ctx, current(ctx)).length > 0) return next(ctx)
  emit(ctx, { type: 'battle-ended', space, kind: 'land', attacker, outcome: 'repulsed' })
  pop(ctx)
}

function comeAshore(ctx: Ctx, battle: LandBattle, landings: readonly Landing[], infantry: number): void {
  const { space: to, attacker } = battle
  const ships = fleetOff(ctx, battle)
  // Ships whose own transports land no units do not bombard (ADV-12-27).
  const from = zonesOf(
    ctx,
    landings.filter((l) => partiesOfLanding(ctx, l).length > 0),
  )
  putAshore(ctx, landings, true)
  contest(ctx, to)
  relistBattles(ctx)
  const bombarding = match(ctx, ships, infantry, from)
  become(ctx, { ...current(ctx), bombarding })
  if (bombarding.length > 0) emit(ctx, { type: 'bombardment-matched', space: to, power: attacker, infantry, bombarding })
  else emit(ctx, { type: 'step-skipped', space: to, step: 'bombardment', rule: 'ADV-12-02' })
}
