import { emit, popTask, replaceTask } from '../../../kernel/context.ts'
import type { Ctx } from '../../../kernel/rules.ts'
import { updateBattleList } from '../../../phases/combat/battle-list.ts'
import { goToNextStep, type LandBattleStep } from '../../../phases/combat/battle-step.ts'
import { attackersOf, currentLandBattle } from '../../../phases/combat/land/sides.ts'
import { emitLanded } from '../../../phases/combat/landings.ts'
import { countInfantry, zonesOfLandings } from '../../../phases/combat/ready-landings.ts'
import { partiesOfLanding } from '../../../phases/move/transport/cargo.ts'
import { makeContested } from '../../../phases/politics/control.ts'
import type { Landing } from '../../../types/state.ts'
import type { LandBattle } from '../../../types/task.ts'
import { targetFleet, matchBombardment } from './fleet.ts'

/**
 * Survivors land if infantry is among them (ADV-12-18); then ships are matched with it (ADV-12-03). Without any attacker ashore
 * there is no battle (ADV-12-25).
 */
export const ashore: LandBattleStep = { id: 'ashore', track: 'coastal', run: landAssault }

function landAssault(ctx: Ctx, battle: LandBattle): void {
  if (!battle.zones) return goToNextStep(ctx)
  const { space, attacker } = battle
  const landings = ctx.state.turn.landings.filter((l) => l.to === space)
  const infantry = landings.reduce((n, l) => n + countInfantry(ctx, l), 0)
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
    replaceTask(ctx, { ...currentLandBattle(ctx), assault: false })
  }
  if (attackersOf(ctx, currentLandBattle(ctx)).length > 0) return goToNextStep(ctx)
  emit(ctx, { type: 'battle-ended', space, kind: 'land', attacker, outcome: 'repulsed' })
  popTask(ctx)
}

function comeAshore(ctx: Ctx, battle: LandBattle, landings: readonly Landing[], infantry: number): void {
  const { space: to, attacker } = battle
  const ships = targetFleet(ctx, battle)
  // Ships whose own transports land no units do not bombard (ADV-12-27).
  const from = zonesOfLandings(
    ctx,
    landings.filter((l) => partiesOfLanding(ctx, l).length > 0),
  )
  emitLanded(ctx, landings, true)
  makeContested(ctx, to)
  updateBattleList(ctx)
  const bombarding = matchBombardment(ctx, ships, infantry, from)
  replaceTask(ctx, { ...currentLandBattle(ctx), bombarding })
  if (bombarding.length > 0) emit(ctx, { type: 'bombardment-matched', space: to, power: attacker, infantry, bombarding })
  else emit(ctx, { type: 'step-skipped', space: to, step: 'bombardment', rule: 'ADV-12-02' })
}
